import { statfs } from 'node:fs/promises';

/** A start that failed for a reason the user can fix. The message is one line. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Another running application uses the data folder. */
export class DataDirInUseError extends DatabaseStartError {
  override name = 'DataDirInUseError';

  constructor(dataDir: string, holderPid: number | null) {
    const holder = holderPid === null ? '' : ` (process ${holderPid})`;
    super(
      `The data folder ${dataDir} is in use by another running application${holder}: ` +
        'stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

// Less than one segment of write-ahead log: Postgres cannot work with that.
const FULL_BELOW_BYTES = 16 * 1024 * 1024;

/**
 * One line for a failed start. `said` is the output of the program. On a full disk it is often
 * empty, because the log is on the same disk.
 */
export async function startFailure(
  dataDir: string,
  said: string,
  cause?: unknown,
): Promise<DatabaseStartError> {
  if (/No space left on device|ENOSPC|EDQUOT|quota exceeded/i.test(said) || (await isFull(dataDir)))
    return new DatabaseStartError(
      `The disk that holds ${dataDir} is full: the database cannot start until there is room.`,
      { cause },
    );
  // The program exists, so the missing file is its loader.
  if (/spawn .* ENOENT/.test(said))
    return new DatabaseStartError(
      'The embedded Postgres needs glibc, which this system (Alpine?) does not have: set ' +
        'DATABASE_URL to a Postgres server.',
      { cause },
    );
  return new DatabaseStartError(
    `The embedded database in ${dataDir} cannot start: ${said || 'it gave no reason'}`,
    { cause },
  );
}

const FILE_ERROR_REASONS: Record<string, string> = {
  EACCES: 'it belongs to another user, or this user may not enter it',
  EPERM: 'it belongs to another user, or this user may not enter it',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
};

/** Turns a file error into one line. Other errors stay as they are. */
export async function explainStartError(dataDir: string, error: unknown): Promise<unknown> {
  const { code, syscall, path } = Object(error) as NodeJS.ErrnoException;
  if (error instanceof DatabaseStartError || !code || !syscall) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return startFailure(dataDir, code, error);
  if (syscall.startsWith('spawn')) return startFailure(dataDir, (error as Error).message, error);
  const reason = FILE_ERROR_REASONS[code];
  if (!reason) return error;
  return new DatabaseStartError(`The data folder ${path ?? dataDir} cannot be used: ${reason}.`, {
    cause: error,
  });
}

async function isFull(dataDir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < FULL_BELOW_BYTES;
  } catch {
    return false;
  }
}
