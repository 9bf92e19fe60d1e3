import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { PATIENCE_MS } from './data-folders.ts';

const PROGRAM = path.join(import.meta.dirname, 'app-program.ts');

export interface AppProcess {
  pid: number;
  /** The first line that begins so; fails when there is none in time. */
  line(beginning: string): Promise<string>;
  countOf(beginning: string): number;
  /** Where its database is, once it is ready. */
  host(): Promise<string>;
  /** Ready, or refused. */
  outcome(): Promise<'ready' | 'failed'>;
  kill(): Promise<void>;
  /** Asks it to close its database and waits for its end. */
  finish(): Promise<void>;
}

interface AppOptions {
  transport?: 'socket' | 'loopback';
  /** In place of Node and the program in this checkout. */
  command?: string[];
  spawn?: SpawnOptions;
}

/** Starts an application on a data folder in a process of its own; it ends with the test. */
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
  // A program that is killed closes its input before we have written to it.
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
