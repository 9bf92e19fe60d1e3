import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessUser } from '#embedded-postgres/unprivileged-user.ts';

const POLL_MS = 50;

export interface Launch {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Who runs it, if not the user of this process. */
  user?: ProcessUser | null;
}

export type Processes = ReturnType<typeof processesIn>;

/**
 * The processes of a cluster. Each has its output in `NAME.log` and its id in `NAME.pid`, so that
 * another process can stop them.
 *
 * @param outlives whether they continue after this process
 */
export function processesIn(folder: string, { outlives }: { outlives: boolean }) {
  const launches = new Map<string, Launch>();
  const children = new Map<string, ChildProcess>();
  const pidFile = (name: string) => path.join(folder, `${name}.pid`);

  function start(launch: Launch): void {
    const { name, command, args, env, user } = launch;
    launches.set(name, launch);
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: user ? folder : process.cwd(),
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', log, log],
      detached: outlives,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    closeSync(log);
    child.on('error', () => {});
    if (!child.pid) throw new Error(`${command} could not be started`);
    if (outlives) child.unref();
    children.set(name, child);
    writeFileSync(pidFile(name), String(child.pid));
  }

  function pid(name: string): number | undefined {
    return existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), 'utf8')) : undefined;
  }

  /** An id from a file may be someone else's by now. Ours have this folder as their home. */
  function isOurs(id: number): boolean {
    return read(`/proc/${id}/environ`).split('\0').includes(`HOME=${folder}`);
  }

  function isRunning(name: string): boolean {
    const child = children.get(name);
    if (child) return child.exitCode === null && child.signalCode === null;
    const id = pid(name);
    return id !== undefined && isOurs(id);
  }

  /** Resolves when it has ended. */
  async function end(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const id = pid(name);
    if (id !== undefined && isRunning(name)) sendSignal(id, signal);
    while (isRunning(name)) await delay(POLL_MS);
    rmSync(pidFile(name), { force: true });
  }

  return {
    start,
    pid,
    isRunning,
    end,
    /** Starts it with the options of its first start. */
    startAgain(name: string): void {
      const launch = launches.get(name);
      if (!launch) throw new Error(`There is no ${name}`);
      start(launch);
    },
    output: (name: string) => readFileSync(path.join(folder, `${name}.log`), 'utf8'),
  };
}

/** False if there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** A process and all that descend from it. Only Linux can list them. */
export function familyOf(pid: number): number[] {
  const listed = read(`/proc/${pid}/task/${pid}/children`);
  const children = listed.split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** How a process was called; empty if there is none. */
export const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
