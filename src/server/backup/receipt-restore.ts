import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import type { VerifiedArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { isReceiptEntry } from './backup-manifest.ts';
import { lookAhead } from './look-ahead.ts';
import { readStored } from './receipt-backup.ts';

const WRITTEN_AT_ONCE = 4;

interface ReceiptRestoreOptions {
  archive: VerifiedArchive;
  storage: ReceiptStorage;
  /** On the disk of the storage, if it is a disk. */
  workFolder: string;
  signal: AbortSignal;
}

/**
 * Puts the files back. Their names are random, so an existing file with the same name is the same
 * file, for example after the loss of only the database. We compare it, leave it, and do not remove
 * it if the restore fails.
 */
export async function restoreReceipts(options: ReceiptRestoreOptions) {
  const { storage, workFolder, signal } = options;
  const listFile = path.join(workFolder, 'restored');
  // Several files are stored at once, and each appends its line.
  const list = await open(listFile, 'ax', 0o600);

  async function removeAgain(): Promise<void> {
    await list.close();
    for await (const name of createInterface({ input: createReadStream(listFile) })) {
      await storage.remove(name);
    }
  }

  async function put({ name, content }: { name: string; content: Buffer }) {
    const present = await readStored(storage, name);
    if (present?.equals(content)) return;
    if (present) throw new BackupError(`The storage has another ${name}, which was not changed.`);
    const file = path.join(workFolder, path.basename(name));
    await writeFile(file, content, { mode: 0o600 });
    await list.write(`${name}\n`);
    await storage.put(name, file);
  }

  try {
    for await (const _done of lookAhead(receiptFiles(options), WRITTEN_AT_ONCE, put)) {
      signal.throwIfAborted();
    }
  } catch (error) {
    await removeAgain();
    throw error;
  }
  return { removeAgain, keep: () => list.close() };
}

async function* receiptFiles({ archive }: ReceiptRestoreOptions) {
  for await (const { name, content } of archive.entries()) {
    if (isReceiptEntry(name)) yield { name, content: await buffer(content) };
  }
}
