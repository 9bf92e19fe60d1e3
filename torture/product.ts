import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverEnvironment } from '../scripts/project.mjs';

export const ADMIN_PASSWORD = 'the-admin-of-the-torture-chamber';

export interface ProductOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** A folder with another build of the product. */
  checkout?: string;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * The built product as a separate process, as `npm start` runs it. It may be killed at any moment.
 */
export interface ProductProcess {
  origin: string;
  pid: number;
  /** Every line that it printed. */
  output: string[];
  /** Rejects if it ends before it is ready. */
  ready: Promise<void>;
  ended: Promise<Ending>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it in order and waits for it. */
  stop(): Promise<Ending>;
  /** Like a power cut of the application alone: none of its code runs any more. */
  kill(): Promise<Ending>;
}

/** Limits that are about people, not about faults, are raised. */
const GENEROUS = {
  STORAGE_FREE_MB: '100000',
  REGISTRATIONS_PER_10_MIN: '100000',
  AI_MESSAGES_PER_MINUTE: '100000',
  AI_MESSAGES_PER_DAY: '100000',
};

export function launchProduct({ dataDir, port, env, checkout }: ProductOptions): ProductProcess {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    env: {
      ...serverEnvironment,
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      // Reading takes a processor for seconds. Gates that are about it turn it on.
      READ_RECEIPTS: 'off',
      ...GENEROUS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!child.pid) throw new Error('The product could not be started');
  const output: string[] = [];
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  const ready = readyLine(child, output);
  // A gate that kills it during the start does not wait for this.
  ready.catch(() => {});
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
  };
  const end = (name: NodeJS.Signals) => {
    signal(name);
    return ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output,
    ready,
    ended,
    signal,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export async function startProduct(options: ProductOptions): Promise<ProductProcess> {
  const product = launchProduct(options);
  await product.ready;
  return product;
}

function readyLine(child: ChildProcess, output: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes(' is ready at ')) resolve();
      });
    }
    child.once('close', () => reject(new Error(`Ended early:\n${output.join('\n')}`)));
  });
}

/** The process id of the embedded database of a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}
