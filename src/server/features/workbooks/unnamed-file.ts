import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

export interface UnnamedFile {
  size: number;
  /** Closes the file at its end, and the file is gone. */
  read: () => ReadStream;
}

/**
 * Writes a file for one reader. It loses its name before its first byte, so it goes with its last
 * user, even if the process is killed.
 */
export async function writeUnnamedFile(
  folder: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<UnnamedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, `export-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  try {
    await rm(name);
    await file.writeFile(pieces);
    return { size: (await file.stat()).size, read: () => file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  }
}
