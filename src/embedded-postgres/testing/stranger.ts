import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { ProcessUser } from '../unprivileged-user.ts';
import { hasEnded } from './data-folders.ts';

export interface Stranger {
  pid: number;
  end(): Promise<void>;
}

/** A process that has nothing to do with databases. It ends with the test. */
export function startStranger(user: ProcessUser | null = null): Stranger {
  const child = spawn('sleep', ['600'], { ...user, stdio: 'ignore' });
  return { pid: child.pid ?? 0, end: endsWithTest(child) };
}

/** A process that has ended and is not reaped until the test ends. */
export async function startZombie(user: ProcessUser | null = null): Promise<{ pid: number }> {
  // The child ends once the shell has become `sleep`, which reaps nothing; a shell might.
  const script = '(until grep -q sleep /proc/$$/comm; do :; done) & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script], { ...user, stdio: ['ignore', 'pipe', 'ignore'] });
  endsWithTest(parent);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  await hasEnded(pid);
  return { pid };
}

function endsWithTest(child: ChildProcess): () => Promise<void> {
  const closed = once(child, 'close');
  const end = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  onTestFinished(end);
  return end;
}
