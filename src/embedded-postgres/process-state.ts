import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * True while the process id is in use, also by a zombie (a process that has ended but was not
 * reaped).
 */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True while the process runs. A zombie does not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false;
  const state = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // "123 (name) S …": the name can contain anything, even brackets.
  return !/^ [ZX]/.test(state.slice(state.lastIndexOf(')') + 1));
}

/**
 * True if the running process is the postmaster of this folder, and not another program that got
 * the process id of a dead one. That is common after a container restart, because process ids start
 * over.
 *
 * @param marker the cluster_name of this folder's postmaster
 */
export async function isPostmasterOf(
  pid: number,
  cluster: string,
  marker: string,
): Promise<boolean> {
  if (process.platform !== 'linux') return hasMarker(pid, marker);
  try {
    const name = await readFile(`/proc/${pid}/comm`, 'latin1');
    if (name.trim() !== 'postgres') return false;
    // By device and inode, not by name: the folder may have been moved or mounted twice.
    const [home, folder] = await Promise.all([
      stat(`/proc/${pid}/cwd`, { bigint: true }),
      stat(cluster, { bigint: true }),
    ]);
    return home.dev === folder.dev && home.ino === folder.ino;
  } catch (error) {
    // Root in a container usually lacks CAP_SYS_PTRACE and cannot read the working folder of
    // another user's process. Everyone can read the command line.
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false;
    return hasMarker(pid, marker);
  }
}

// Includes the setting's name, because the server's children show the marker alone in their titles.
async function hasMarker(pid: number, marker: string): Promise<boolean> {
  return (await commandLine(pid)).includes(`cluster_name=${marker}`);
}

async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'latin1');
    if (process.platform !== 'win32')
      return (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout;
    const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
    return (await run('powershell', ['-NoProfile', '-Command', query])).stdout;
  } catch {
    return '';
  }
}
