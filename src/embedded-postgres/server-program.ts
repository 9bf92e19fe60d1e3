import type { SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DatabaseStartError } from './start-errors.ts';
import type { ProcessUser } from './unprivileged-user.ts';

// Not this process's own: that holds secrets, and perhaps PG* variables that change what the
// programs do.
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * How to run initdb or postgres on a folder: the options for spawn and the name that the program is
 * given for the folder.
 *
 * Another user's program may be unable to reach the folder by its path, since some parent, such as
 * /root, lets only root pass. Node changes to `cwd` before it gives up root's rights, and the link
 * /proc/self/cwd leads from there to the folder itself without passing any parent.
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
  // With these two options Node also drops the supplementary groups.
  return { folderArgument: '/proc/self/cwd', options: { ...options, ...user } };
}
