import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface Product {
  url: string;
  /** Its output so far. */
  output: string[];
  /** Stops it like a terminal or a service manager, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

interface ProductOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}

/** Starts the built product like `npm start`, with its own data folder. */
export async function startProduct({ dataDir, port, env }: ProductOptions): Promise<Product> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRATIONS_PER_10_MIN: '100000',
      READ_RECEIPTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const url = `http://localhost:${port}`;
  await waitForLine(child, output, `ready at ${url}`);
  return {
    url,
    output,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

function waitForLine(child: ChildProcess, output: string[], text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes(text)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`Exit ${code}:\n${output.join('\n')}`)));
  });
}
