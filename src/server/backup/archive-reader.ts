import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import {
  type BackupManifest,
  CHECKSUMS,
  isEntryName,
  MANIFEST,
  parseManifest,
  secretEntry,
} from './backup-manifest.ts';
import type { KeptSecrets } from './kept-secrets.ts';

const KEPT_MAX_BYTES = 64 * 1024 * 1024;

interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

export interface VerifiedArchive {
  manifest: BackupManifest;
  secrets: KeptSecrets;
  /** Reads the file again. It skips the rest of an entry that was not read to its end. */
  entries(): AsyncGenerator<ArchiveEntry>;
  close(): Promise<void>;
}

/** Reads the whole file and verifies every checksum before anything uses the content. */
export async function openArchive(file: string): Promise<VerifiedArchive> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const small = await verify(handle, file);
    return { ...small, entries: () => readEntries(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    if (error instanceof BackupError) throw error;
    throw damaged(file, error);
  }
}

/** Resolves with the parts that are small enough to keep in memory. */
async function verify(handle: FileHandle, file: string) {
  const sums = createHash('sha256');
  const kept = new Map<string, string>();
  let hasEnded = false;
  for await (const { name, size, content } of readEntries(handle)) {
    if (hasEnded || !isEntryName(name)) throw damaged(file);
    const hash = createHash('sha256');
    if (isKept(name)) {
      if (size > KEPT_MAX_BYTES) throw damaged(file);
      const bytes = await buffer(content);
      hash.update(bytes);
      kept.set(name, bytes.toString());
    } else {
      for await (const chunk of content) hash.update(chunk);
    }
    const digest = hash.digest('hex');
    // The list of checksums must match what we would have written, byte for byte.
    if (name !== CHECKSUMS) sums.update(`${digest}  ${name}\n`);
    else if (digest === sums.digest('hex')) hasEnded = true;
    else throw damaged(file);
  }
  if (!hasEnded) throw damaged(file);
  const manifest = parseManifest(kept.get(MANIFEST) ?? '', file);
  const secrets: KeptSecrets = new Map(
    manifest.secrets.map((name) => [name, kept.get(secretEntry(name)) ?? '']),
  );
  return { manifest, secrets };
}

const isKept = (name: string) => name === MANIFEST || name.startsWith('secrets/');

async function* readEntries(handle: FileHandle): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const fed = pipeline(handle.createReadStream({ start: 0, autoClose: false }), tar);
  // The loop below also throws its failure. Stopping early is not a failure.
  fed.catch(() => {});
  for await (const entry of tar) {
    yield { name: entry.header.name, size: entry.header.size ?? 0, content: chunksOf(entry) };
    if (!entry.destroyed) entry.resume();
  }
}

/** The library's streams are not Node streams. An iterable works everywhere. */
async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
  yield* entry;
}

function damaged(file: string, cause?: unknown) {
  return new BackupError(
    `${file} is damaged, incomplete or not a backup of this product: nothing was restored.`,
    { cause },
  );
}
