import type { Readable } from 'node:stream';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { badArchive, shownName } from './archive-error.ts';

/** More than all limits of a project allow together. */
const MAX_ENTRIES = 60_000;

export interface ReadZip {
  has(path: string): boolean;
  sizeOf(path: string): number;
  /** What is in a file of the ZIP. It ends with an error if that is more or less than it says. */
  read(path: string): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens a ZIP by its directory at the end, which is what other programs go by too. */
export async function readZip(file: string): Promise<ReadZip> {
  const zip = await open(file);
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  const find = (path: string): Entry => {
    const entry = entries.get(path);
    if (!entry) throw badArchive(`The archive lacks the file "${shownName(path)}".`);
    return entry;
  };
  return {
    has: (path) => entries.has(path),
    sizeOf: (path) => find(path).uncompressedSize,
    async *read(path) {
      const stream = await openEntry(zip, find(path));
      try {
        yield* stream as AsyncIterable<Buffer>;
      } catch (error) {
        throw damaged(error as Error);
      } finally {
        stream.destroy();
      }
    },
    close: () => zip.close(),
  };
}

function open(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names are compared and never used as paths. The check of paths is a second line.
    openZip(file, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (error) reject(badArchive('This is not a Plumbline archive: it is no ZIP file.'));
      else resolve(zip);
    });
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(damaged(error));
      else resolve(stream);
    });
  });
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw badArchive('The archive has too many files.');
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(damaged(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName)) {
        reject(badArchive(`The archive has two files named "${shownName(entry.fileName)}".`));
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function damaged(cause: Error) {
  const isName = /file ?name|relative path|absolute path/i.test(cause.message);
  const error = badArchive(
    isName
      ? 'The archive has a file with a name that is not allowed.'
      : 'The archive is damaged: a part of it cannot be read.',
  );
  error.cause = cause;
  return error;
}
