import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Databases of tests are gone when their file ends. This is many times what they need at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A new folder, in memory where that has room: a database of hundreds of small files is copied
 * there in a tenth of the processor time. A container often has little of it.
 */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  const place = await statfs(IN_MEMORY).catch(() => null);
  const isRoomy = place !== null && place.bavail * place.bsize > NEEDED_BYTES;
  return mkdtemp(path.join(isRoomy ? IN_MEMORY : tmpdir(), prefix));
}
