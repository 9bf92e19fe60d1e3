import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-web';

/** What both packages have in common. */
interface Runtime {
  Tensor: TensorConstructor;
  InferenceSession: {
    create(model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>;
  };
}

/** Native code where an operator has installed it, which needs a third of the time. */
const NATIVE_PACKAGE = 'onnxruntime-node';

async function loadRuntime(): Promise<Runtime> {
  try {
    return (await import(NATIVE_PACKAGE)) as Runtime;
  } catch {
    const runtime = await import('onnxruntime-web/wasm');
    runtime.env.wasm.numThreads = 1;
    return runtime;
  }
}

export interface Network {
  /** Runs on one picture: channels, height, width. */
  run(data: Float32Array, shape: number[]): Promise<Tensor>;
}

/** The arena keeps memory for the next picture, which may be long in coming. */
const OPTIONS = { enableCpuMemArena: false, enableMemPattern: false } as const;

let runtime: Promise<Runtime> | undefined;

export async function openNetwork(model: Uint8Array): Promise<Network> {
  runtime ??= loadRuntime();
  const { InferenceSession, Tensor } = await runtime;
  const session = await InferenceSession.create(model, OPTIONS);
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  if (!input || !output) throw new Error('The network has no input or no output');
  return {
    async run(data, shape) {
      const results = await session.run({ [input]: new Tensor('float32', data, shape) });
      const result = results[output];
      if (!result) throw new Error('The network gave no result');
      return result as Tensor;
    },
  };
}
