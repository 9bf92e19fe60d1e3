import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  ReaderEndedError,
  ReaderUnavailableError,
  type ReceiptReader,
} from '#receipt-reader/receipt-reader.ts';
import type { Database } from '#server/db/client.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { withUploadFolder } from '../receipts/upload-folder.ts';
import {
  MAX_ATTEMPTS,
  type ReadingJobRow,
  takeReading,
  updateAsFailed,
  updateAsRead,
} from './reading.repository.ts';
import { listMerchantNames } from './reading-suggestions.repository.ts';

interface WorkerParts {
  db: Database;
  storage: ReceiptStorage;
  reader: ReceiptReader;
  temporaryFolder: string;
  onFailed: (error: unknown) => void;
}

/** Reads what waits, one file after the other, until nothing waits. */
export function createReadingWorker({
  db,
  storage,
  reader,
  temporaryFolder,
  onFailed,
}: WorkerParts) {
  let work: Promise<void> | undefined;
  let isClosed = false;
  let isKnownTooSmall = false;
  // It reads files of everyone, so it is no part of the call that happens to start it.
  const onItsOwn = AsyncLocalStorage.snapshot();

  /** That the machine is too small is said once: it will be so for the next file too. */
  function tell(error: unknown): void {
    const isTooSmall = error instanceof ReaderUnavailableError;
    if (!(isTooSmall && isKnownTooSmall)) onFailed(error);
    isKnownTooSmall = isTooSmall;
  }

  async function read({ userId, key, type }: ReadingJobRow) {
    const merchants = await listMerchantNames(db, userId);
    const today = new Date().toISOString().slice(0, 10);
    return withUploadFolder(temporaryFolder, async (folder) => {
      const file = path.join(folder, 'receipt');
      await pipeline(await storage.open(key), createWriteStream(file));
      return reader.read({ file, type, hints: { today, merchants } });
    });
  }

  async function readNext(): Promise<boolean> {
    const job = await takeReading(db);
    if (!job) return false;
    try {
      await updateAsRead(db, job, await read(job));
    } catch (error) {
      if (isClosed) return false;
      tell(error);
      // A file that cannot be read stays so. A process that died may have been unlucky.
      const mayRetry = error instanceof ReaderEndedError && job.attempts < MAX_ATTEMPTS;
      await updateAsFailed(db, job, { mayRetry });
    }
    return true;
  }

  async function readAll(): Promise<void> {
    while (!isClosed && (await readNext()));
  }

  return {
    /** Begins, unless it is at work already. */
    start(): void {
      work ??= onItsOwn(readAll)
        .catch(onFailed)
        .finally(() => {
          work = undefined;
        });
    },
    async close(): Promise<void> {
      isClosed = true;
      reader.close();
      await work;
    },
  };
}
