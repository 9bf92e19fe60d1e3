import type { Database, Queryable } from '#server/db/client.ts';
import { ownersIn } from '#server/db/reach.ts';
import { notFound } from '#server/errors.ts';
import type { LinkScope } from '#server/http/link-scope.ts';
import type { Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { isPdfReceipt, isReceiptKey, SIGNED_LINK_SECONDS } from '#shared/receipt.ts';
import { listStoredReceipts, type ReceiptPosition } from './receipt.repository.ts';
import { linkReader, thumbnailKey } from './receipt-files.ts';

interface ReceiptLinkParts {
  db: Database;
  storage: ReceiptStorage;
}

/** Addresses of stored files, for a few minutes and for those who may see them. */
export function createReceiptLinks({ db, storage }: ReceiptLinkParts) {
  return {
    async signReceipt(
      { ownerId, actorId }: Pick<Scope, 'ownerId' | 'actorId'>,
      receiptKey: string,
    ): Promise<string> {
      const [stored] = await listStoredReceipts(db, [ownerId], [receiptKey]);
      if (!stored) throw notFound('Receipt');
      const life = { from: new Date(), seconds: SIGNED_LINK_SECONDS };
      return storage.signLink(receiptKey, life, readerOf(stored, actorId));
    },

    /** Addresses of files that someone with a link may see, by their keys. They end with the link. */
    async signForLink(
      { ownerId, linkId, expiresAt }: LinkScope,
      receiptKeys: string[],
    ): Promise<Map<string, string>> {
      if (receiptKeys.length === 0) return new Map();
      const from = new Date();
      const left = Math.ceil((Date.parse(expiresAt) - from.getTime()) / 1_000);
      const life = { from, seconds: Math.max(1, Math.min(SIGNED_LINK_SECONDS, left)) };
      const stored = await listStoredReceipts(db, [ownerId], receiptKeys);
      const signed = stored.map(async ({ receiptKey }) => {
        const url = await storage.signLink(receiptKey, life, linkReader(linkId));
        return [receiptKey, url] as const;
      });
      return new Map(await Promise.all(signed));
    },

    /** Links to the thumbnails of those receipts that are uploaded images within reach. */
    async thumbnailLinks(
      { reach, actorId }: Pick<Scope, 'reach' | 'actorId'>,
      receipts: string[],
      on: Queryable = db,
    ): Promise<Map<string, string>> {
      const receiptKeys = receipts.filter((each) => isReceiptKey(each) && !isPdfReceipt(each));
      if (receiptKeys.length === 0) return new Map();
      const life = lifeOfThumbnailLinks();
      const stored = await listStoredReceipts(on, ownersIn(reach), receiptKeys);
      const links = stored.map(async (each) => {
        const { receiptKey } = each;
        const file = thumbnailKey(receiptKey);
        return [receiptKey, await storage.signLink(file, life, readerOf(each, actorId))] as const;
      });
      return new Map(await Promise.all(links));
    },
  };
}

/** A link for a member names the member, so that it ends with the membership. */
function readerOf({ userId }: ReceiptPosition, actorId: number): string | undefined {
  return userId === actorId ? undefined : String(actorId);
}

/**
 * Starts at the last full five minutes, so that a list that is fetched again has the same addresses
 * and the browser uses its cache.
 */
function lifeOfThumbnailLinks() {
  const step = SIGNED_LINK_SECONDS * 1000;
  return { from: new Date(Math.floor(Date.now() / step) * step), seconds: 2 * SIGNED_LINK_SECONDS };
}
