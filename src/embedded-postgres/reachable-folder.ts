import { lstat, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** True if every user can pass through the folder and all its parents. */
export async function isReachableByAll(folder: string): Promise<boolean> {
  try {
    let current = await realpath(folder);
    for (;;) {
      const { mode } = await stat(current);
      if ((mode & 0o001) === 0) return false;
      const parent = path.dirname(current);
      if (parent === current) return true;
      current = parent;
    }
  } catch {
    return false;
  }
}

/** True for a real folder (not a link) with exactly this owner and these permissions. */
export async function isFolderOf(folder: string, uid: number, mode: number): Promise<boolean> {
  try {
    const found = await lstat(folder);
    return found.isDirectory() && found.uid === uid && (found.mode & 0o7777) === mode;
  } catch {
    return false;
  }
}
