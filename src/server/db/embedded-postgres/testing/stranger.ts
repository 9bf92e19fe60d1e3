import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { ProcessUser } from '../unprivileged-user.ts';

export interface Stranger {
  pid: number;
  end(): Promise<void>;
}

/** A process that has nothing to do with any database; ends with the test. */
export function startStranger(user: ProcessUser | null = null): Stranger {
  const child = spawn('sleep', ['600'], { ...user, stdio: 'ignore' });
  const closed = once(child, 'close');
  const stranger = {
    pid: child.pid ?? 0,
    async end() {
      child.kill('SIGKILL');
      await closed;
    },
  };
  onTestFinished(stranger.end);
  return stranger;
}
