import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { ownAccount } from '../access/access.service.ts';
import {
  listReceiptKeys,
  listReceiptPage,
  listStoredReceipts,
  type ReceiptPosition,
  removeReceipts,
  updateUnusedAsDiscarded,
} from './receipt.repository.ts';
import { filesOf } from './receipt-files.ts';
import { sweepUploadFolders } from './upload-folder.ts';

const UNUSED_HOURS = 24;
const SWEEP_PAGE = 500;
const REMOVED_AT_ONCE = 10;

interface ReceiptRemovalParts {
  db: Database;
  storage: ReceiptStorage;
  temporaryFolder: string;
  /** Called if files could not be removed; the sweep will try again. */
  onRemovalFailed: (error: unknown) => void;
}

/** A row is removed after its files, so that no file is ever lost track of. */
export function createReceiptRemoval(parts: ReceiptRemovalParts) {
  const { db, storage, temporaryFolder, onRemovalFailed } = parts;

  async function removeFiles(ownerId: OwnerId, receiptKeys: string[]): Promise<boolean> {
    try {
      for (let start = 0; start < receiptKeys.length; start += REMOVED_AT_ONCE) {
        const batch = receiptKeys.slice(start, start + REMOVED_AT_ONCE);
        await Promise.all(batch.flatMap(filesOf).map((file) => storage.remove(file)));
        await removeReceipts(db, ownerId, batch);
      }
      return true;
    } catch (error) {
      onRemovalFailed(error);
      return false;
    }
  }

  async function discard(ownerId: OwnerId, receiptKeys: string[]): Promise<boolean> {
    return removeFiles(ownerId, await updateUnusedAsDiscarded(db, ownerId, receiptKeys));
  }

  return {
    /**
     * Removes those that were not stored for good; after a broken connection they may be. It never
     * fails; the sweep has the rest.
     */
    async dropUnstored(ownerId: OwnerId, receiptKeys: string[]): Promise<void> {
      const stored = await listStoredReceipts(db, [ownerId], receiptKeys).catch(
        (error: unknown) => {
          onRemovalFailed(error);
          return undefined;
        },
      );
      if (!stored) return;
      const kept = new Set(stored.map(({ receiptKey }) => receiptKey));
      await removeFiles(
        ownerId,
        receiptKeys.filter((key) => !kept.has(key)),
      );
    },

    /** Removes the files of those that no expense has or can get back. It never fails. */
    async discardUnused(ownerId: OwnerId, receipts: readonly (string | null)[]): Promise<void> {
      const receiptKeys = receipts.filter((each) => each !== null).filter(isReceiptKey);
      if (receiptKeys.length > 0) await discard(ownerId, receiptKeys).catch(onRemovalFailed);
    },

    /**
     * Removes every file of an account that is gone. It never fails; the sweep finds what is left
     * a day later.
     */
    async removeAll(ownerId: OwnerId): Promise<void> {
      for (;;) {
        const receiptKeys = await listReceiptKeys(db, ownerId, SWEEP_PAGE);
        if (receiptKeys.length === 0 || !(await removeFiles(ownerId, receiptKeys))) return;
      }
    },

    async sweep(): Promise<void> {
      await sweepUploadFolders(temporaryFolder);
      let after: ReceiptPosition | undefined = { userId: 0, receiptKey: '' };
      while (after) {
        const page = await listReceiptPage(db, { after, limit: SWEEP_PAGE, hours: UNUSED_HOURS });
        const unused = Map.groupBy(
          page.filter(({ isUnused }) => isUnused),
          ({ userId }) => userId,
        );
        for (const [id, receipts] of unused) {
          const receiptKeys = receipts.map(({ receiptKey }) => receiptKey);
          // If the storage is unreachable for one, it is for all.
          if (!(await discard(ownAccount({ id }), receiptKeys))) return;
        }
        after = page.length < SWEEP_PAGE ? undefined : page.at(-1);
      }
    },
  };
}
