import type { SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DatabaseStartError } from './start-errors.ts';
import type { ProcessUser } from './unprivileged-user.ts';

// Not this process's environment: it contains secrets, and maybe PG* variables that change what the
// programs do.
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * How to run initdb or postgres on a folder: the spawn options, and the folder name to pass to the
 * program.
 *
 * Another user's program may not be able to reach the folder by its path, because a parent such as
 * /root lets only root pass. Node changes to `cwd` before it gives up root's rights, and the link
 * /proc/self/cwd leads to the folder without passing its parents.
 */
export function onFolder(
  folder: string,
  user: ProcessUser | null,
): { folderArgument: string; options: SpawnOptions } {
  const options: SpawnOptions = { cwd: folder, env: ENVIRONMENT, windowsHide: true };
  if (!user) return { folderArgument: folder, options };
  if (!existsSync('/proc/self/cwd'))
    throw new DatabaseStartError(
      'Postgres does not run as root, and there is no /proc here to run it as another user: ' +
        'start as an ordinary user.',
    );
  // With these two options, Node also drops the supplementary groups.
  return { folderArgument: '/proc/self/cwd', options: { ...options, ...user } };
}
