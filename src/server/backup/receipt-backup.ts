import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { AppError } from '#server/errors.ts';
import { filesOf } from '#server/features/receipts/receipt-files.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { lookAhead } from './look-ahead.ts';

/** At most 10 MB each, completely in memory: tar needs the size before the first byte. */
const READ_AHEAD = 4;

interface Receipt {
  userId: number;
  key: string;
  sha256: string;
}

interface ReceiptFile {
  name: string;
  content: Buffer;
}

interface ReceiptBackupOptions {
  client: pg.Client;
  storage: ReceiptStorage;
  archive: ArchiveWriter;
  /** One line per receipt of the snapshot. */
  receiptList: string;
  /** Continue if files are missing that the storage should have. */
  allowMissing: boolean;
  signal: AbortSignal;
}

type ReceiptPart = Pick<BackupManifest, 'receiptFiles' | 'receiptBytes' | 'absentReceipts'>;

/**
 * Adds the files of the snapshot's receipts. A receipt that was deleted since is listed as absent.
 * If a file is missing for another reason, the backup stops: otherwise wrong settings would produce
 * a backup without any receipts.
 */
export async function addReceipts(options: ReceiptBackupOptions): Promise<ReceiptPart> {
  const { client, storage, archive, signal } = options;
  const part: ReceiptPart = { receiptFiles: 0, receiptBytes: 0, absentReceipts: [] };
  const missing: string[] = [];
  const read = async (receipt: Receipt) => ({ receipt, files: await readFiles(storage, receipt) });
  for await (const { receipt, files } of lookAhead(listed(options), READ_AHEAD, read)) {
    signal.throwIfAborted();
    if (!files) {
      const { userId, key } = receipt;
      part.absentReceipts.push({ userId, key });
      if (await isStillStored(client, receipt)) missing.push(key);
    }
    for (const { name, content } of files ?? []) {
      await archive.addBytes(name, content);
      part.receiptFiles += 1;
      part.receiptBytes += content.length;
    }
  }
  if (missing.length > 0 && !options.allowMissing) {
    throw new BackupError(
      `${missing.length} receipts are missing or damaged in the storage, the first is ${missing[0]}: ` +
        'check DATA_DIR and the S3 settings, or add --allow-missing to back up without them.',
    );
  }
  return part;
}

async function* listed({ receiptList }: ReceiptBackupOptions): AsyncGenerator<Receipt> {
  const lines = createInterface({ input: createReadStream(receiptList) });
  for await (const line of lines) {
    const [userId, key = '', sha256 = ''] = line.split('\t');
    yield { userId: Number(userId), key, sha256 };
  }
}

/** Null if a file is missing or is not what was uploaded. */
async function readFiles(storage: ReceiptStorage, receipt: Receipt): Promise<ReceiptFile[] | null> {
  const files: ReceiptFile[] = [];
  for (const name of filesOf(receipt.key)) {
    const content = await readStored(storage, name);
    if (!content || (name === receipt.key && sha256(content) !== receipt.sha256)) return null;
    files.push({ name, content });
  }
  return files;
}

export async function readStored(storage: ReceiptStorage, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.open(name));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function isStillStored(client: pg.Client, { userId, key }: Receipt): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from uploads where user_id = $1 and key = $2 and is_stored',
    [userId, key],
  );
  return rowCount !== 0;
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
