import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { PATIENCE_MS } from './data-folders.ts';

const PROGRAM = path.join(import.meta.dirname, 'app-program.ts');

export interface AppProcess {
  pid: number;
  /** The first line that starts with this text; fails if there is none in time. */
  line(beginning: string): Promise<string>;
  countOf(beginning: string): number;
  /** The address of its database, once it is ready. */
  host(): Promise<string>;
  /** Ready, or refused. */
  outcome(): Promise<'ready' | 'failed'>;
  kill(): Promise<void>;
  /** Asks it to close its database and waits until it has ended. */
  finish(): Promise<void>;
}

interface AppOptions {
  transport?: 'socket' | 'loopback';
  /** Replaces Node and the program of this checkout. */
  command?: string[];
  spawn?: SpawnOptions;
}

/** Starts an application on a data folder in a separate process. It ends with the test. */
export function startApp(dataDir: string, options: AppOptions = {}): AppProcess {
  const [command = '', ...args] = options.command ?? [process.execPath, PROGRAM];
  const child = spawn(command, [...args, dataDir, options.transport ?? 'socket'], {
    ...options.spawn,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  // A killed program closes its input before we write to it.
  child.stdin?.on('error', () => {});
  const closed = once(child, 'close');
  const linesOf = (beginning: string) =>
    output.split('\n').filter((text) => text.startsWith(beginning));
  const app: AppProcess = {
    pid: child.pid ?? 0,
    async line(beginning) {
      await vi
        .waitUntil(() => linesOf(beginning)[0], { timeout: PATIENCE_MS, interval: 10 })
        .catch(() => {
          throw new Error(`No line "${beginning}" in:\n${output.slice(-2000)}`);
        });
      return linesOf(beginning)[0] ?? '';
    },
    countOf: (beginning) => linesOf(beginning).length,
    async host() {
      return (await app.line('ready')).slice('ready '.length);
    },
    async outcome() {
      await vi.waitUntil(() => linesOf('ready')[0] ?? linesOf('failed')[0], {
        timeout: PATIENCE_MS,
        interval: 10,
      });
      return linesOf('ready').length > 0 ? 'ready' : 'failed';
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async finish() {
      child.stdin?.write('\n');
      await closed;
    },
  };
  onTestFinished(app.kill);
  return app;
}
