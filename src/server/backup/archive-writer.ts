import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { CHECKSUMS } from './backup-manifest.ts';

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

/**
 * A tar file that only its owner can read. It ends with the checksums of its contents. The list of
 * checksums is on disk too, so a million receipts need no more memory than one.
 */
export async function createArchive(file: string, workFolder: string) {
  const tar = pack();
  const written = pipeline(
    Readable.from(tar),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // The next call to add throws it.
  written.catch(() => {});
  const sumsFile = path.join(workFolder, 'checksums');
  const sums = await open(sumsFile, 'wx', 0o600);
  const mtime = new Date();

  /** If the file cannot be written, the entry fails too. */
  function watch(entry: Writable) {
    const closed = once(entry, 'close');
    return async (event: 'drain' | 'finish') => {
      await Promise.race([once(entry, event), closed]);
      if (tar.destroyed) await written;
    };
  }

  async function add(name: string, size: number, content: AsyncIterable<Buffer> | Buffer[]) {
    const entry = tar.entry({ name, size, mode: 0o600, mtime });
    const reached = watch(entry);
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await reached('drain');
    }
    const finished = reached('finish');
    entry.end();
    await finished;
    return hash.digest('hex');
  }

  async function addFile(name: string, source: string) {
    const { size } = await stat(source);
    return add(name, size, createReadStream(source));
  }

  return {
    async addFile(name: string, source: string): Promise<void> {
      await sums.write(`${await addFile(name, source)}  ${name}\n`);
    },

    async addBytes(name: string, content: Buffer): Promise<void> {
      await sums.write(`${await add(name, content.length, [content])}  ${name}\n`);
    },

    /** Adds the checksums. When it resolves, the file survives a power cut. */
    async finish(): Promise<void> {
      await sums.close();
      await addFile(CHECKSUMS, sumsFile);
      tar.finalize();
      await written;
    },

    async abandon(): Promise<void> {
      await sums.close().catch(() => {});
      tar.destroy();
      await written.catch(() => {});
    },
  };
}
