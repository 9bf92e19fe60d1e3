import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushToDisk } from '#embedded-postgres/flush-to-disk.ts';
import { AppError, notFound, unavailable } from '#server/errors.ts';
import { createLinkSignature } from './link-signature.ts';
import { type ReceiptStorage, storedType } from './receipt-storage.ts';

interface DiskOptions {
  /** Keys are paths in this folder. Temporary files must be on the same disk. */
  folder: string;
  linkSecret: string;
}

/** Receipts in the data folder, shown by links to this server. */
export function createDiskStorage({ folder, linkSecret }: DiskOptions): ReceiptStorage {
  const signature = createLinkSignature(linkSecret);
  const pathOf = (key: string) => path.join(folder, key);

  async function openFile(key: string) {
    const handle = await open(pathOf(key)).catch(explain);
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size, type: storedType(key) };
  }

  return {
    linkOrigin: null,

    async put(key, file) {
      try {
        const target = pathOf(key);
        await flushToDisk(file);
        await makeFolder(path.dirname(target));
        await rename(file, target);
        await flushToDisk(path.dirname(target));
      } catch (error) {
        explain(error);
      }
    },

    open: async (key) => (await openFile(key)).content,

    async remove(key) {
      await rm(pathOf(key), { force: true }).catch(explain);
    },

    async signLink(key, { from, seconds }, reader) {
      const expires = String(Math.floor(from.getTime() / 1000) + seconds);
      const named = reader === undefined ? {} : { reader };
      const link = { expires, ...named };
      const query = new URLSearchParams({ ...link, signature: signature.sign(key, link) });
      return `/api/${key}?${query}`;
    },

    async openSigned(key, link) {
      const { expires } = link;
      const isValid = signature.isValid(key, link);
      if (!isValid || Number(expires) * 1000 <= Date.now()) {
        throw new AppError('forbidden', 'This link has expired. Open the receipt again.');
      }
      return openFile(key);
    },
  };
}

async function makeFolder(folder: string) {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) await flushToDisk(path.dirname(made));
}

function explain(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound('Receipt');
  throw unavailable('The receipt storage cannot be used right now. Try again in a moment.', error);
}
