import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PIECE = Buffer.alloc(256 * 1024, 'x');

export interface SmallDisk {
  /** Uses up all remaining space. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a small disk at the folder; null if this process may not mount. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'torture', folder]);
  } catch {
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (;;) await file.write(PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    async unmount() {
      await run('umount', [folder]);
    },
  };
}
