import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { freePort } from '../e2e/product.ts';
import type { Call } from './calls.ts';
import type { Statement } from './statement.ts';

export interface BenchServer {
  origin: string;
  /** The memory of the process in MB; only on Linux. */
  memory(): Promise<number>;
  /** The processor time of the process in seconds; only on Linux. */
  processorSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Of /proc. */
const TICKS_PER_SECOND = 100;

/** The built product on an existing database. */
export async function startProductOn(environment: NodeJS.ProcessEnv): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await lineWith(child, 'is ready at');
  return serverOf(child, `http://localhost:${port}`);
}

export async function startBareServer(
  databaseUrl: string,
  calls: Call[],
  recorded: Map<string, Statement[]>,
): Promise<BenchServer> {
  const port = await freePort();
  const routes = calls.map(({ name, method, path }) => ({
    method,
    path,
    statements: recorded.get(name),
  }));
  const options = JSON.stringify({ databaseUrl, port, routes });
  const child = spawn(process.execPath, ['bench/bare-server.ts', options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await lineWith(child, 'ready');
  return serverOf(child, `http://localhost:${port}`);
}

async function lineWith(child: ChildProcess, text: string): Promise<void> {
  if (!child.stdout) throw new Error('No output to read');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.includes(text)) break;
  child.stdout.resume();
}

function serverOf(child: ChildProcess, origin: string): BenchServer {
  return {
    origin,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    async processorSeconds() {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
      // After the name in brackets, which may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
