import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Database, Queryable, Save } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { ownersIn } from '#server/db/reach.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { LinkScope } from '#server/http/link-scope.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import {
  isHttpUrl,
  isPdfReceipt,
  isReceiptKey,
  RECEIPT_FIELD,
  receiptTypes,
  SIGNED_LINK_SECONDS,
  type UploadedReceipt,
} from '#shared/receipt.ts';
import { canSeeReceipt, ownAccount } from '../access/access.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  type KnownImages,
  measure,
  type PreparedReceipt,
  prepareReceipt,
} from './prepared-receipt.ts';
import {
  insertReceipt,
  listReceiptKeys,
  listReceiptPage,
  listStoredReceipts,
  lockStoredReceipt,
  type ReceiptPosition,
  removeReceipts,
  type UploadFacts,
  updateReceiptAsStored,
  updateReceiptsAsStored,
  updateUnusedAsDiscarded,
} from './receipt.repository.ts';
import { filesOf, linkReader, thumbnailKey } from './receipt-files.ts';
import { sweepUploadFolders, withSendingFolder, withUploadFolder } from './upload-folder.ts';

const UPLOADS_PER_10_MIN = 200;
const UNUSED_HOURS = 24;
const SWEEP_PAGE = 500;
const REMOVED_AT_ONCE = 10;

interface ReceiptParts {
  db: Database;
  rateLimits: RateLimits;
  plans: Plans;
  storage: ReceiptStorage;
  temporaryFolder: string;
  /** Called if files could not be removed; the sweep will try again. */
  onRemovalFailed: (error: unknown) => void;
}

export interface ReceivedReceipt {
  /** Of the file as it was sent. */
  sha256(): Promise<string>;
  store(save?: Save): Promise<UploadedReceipt>;
}

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts(parts: ReceiptParts) {
  const { db, rateLimits, plans, storage, temporaryFolder } = parts;

  /**
   * The row is written before the files and removed after them, so that no file is ever lost track
   * of.
   */
  async function store(
    scope: Pick<Author, 'ownerId' | 'actorId'>,
    prepared: PreparedReceipt,
    save: Save,
  ): Promise<UploadedReceipt> {
    const { ownerId } = scope;
    const { takenOn } = prepared;
    const receiptKey = await insertRow(scope, prepared);
    try {
      await putFiles(receiptKey, prepared);
      return await save(async (on = db) => {
        if (!(await updateReceiptAsStored(on, ownerId, receiptKey))) throw notFound('Project');
        return { imageUrl: receiptKey, takenOn };
      });
    } catch (error) {
      await removeUnlessStored(ownerId, receiptKey);
      throw error;
    }
  }

  async function insertRow(
    { ownerId, actorId }: Pick<Author, 'ownerId' | 'actorId'>,
    prepared: PreparedReceipt,
  ): Promise<string> {
    const ending = receiptTypes[prepared.type];
    const receiptKey = `receipts/${randomBytes(24).toString('base64url')}.${ending}`;
    const receipt = { receiptKey, ...prepared };
    if (await insertReceipt(db, ownerId, receipt, plans.rules.storage)) return receiptKey;
    // What plan the household has is nothing to someone with a link.
    throw actorId === null ? noRoom() : await plans.refusal('storage', { ownerId, actorId });
  }

  async function putFiles(receiptKey: string, { file, thumbnail }: PreparedReceipt): Promise<void> {
    await storage.put(receiptKey, file);
    if (thumbnail) await storage.put(thumbnailKey(receiptKey), thumbnail);
  }

  /** If the connection broke at the very end, it may be stored anyway. */
  async function removeUnlessStored(ownerId: OwnerId, receiptKey: string): Promise<void> {
    const stored = await listStoredReceipts(db, [ownerId], [receiptKey]).catch((error: unknown) => {
      parts.onRemovalFailed(error);
      return [receiptKey];
    });
    if (stored.length === 0) await removeFiles(ownerId, [receiptKey]);
  }

  async function removeFiles(ownerId: OwnerId, receiptKeys: string[]): Promise<boolean> {
    try {
      for (let start = 0; start < receiptKeys.length; start += REMOVED_AT_ONCE) {
        const batch = receiptKeys.slice(start, start + REMOVED_AT_ONCE);
        await Promise.all(batch.flatMap(filesOf).map((file) => storage.remove(file)));
        await removeReceipts(db, ownerId, batch);
      }
      return true;
    } catch (error) {
      parts.onRemovalFailed(error);
      return false;
    }
  }

  async function discard(ownerId: OwnerId, receiptKeys: string[]): Promise<boolean> {
    return removeFiles(ownerId, await updateUnusedAsDiscarded(db, ownerId, receiptKeys));
  }

  /** The same for a caller who has limits of their own. `use` gets what `receive` returns. */
  const receiveFile = <Form, T>(
    scope: Pick<Author, 'ownerId' | 'actorId'>,
    receive: (file: string) => Promise<Form>,
    use: (form: Form, received: ReceivedReceipt) => Promise<T>,
  ): Promise<T> =>
    withUploadFolder(temporaryFolder, async (folder) => {
      const file = path.join(folder, 'received');
      return use(await receive(file), received(scope, file));
    });

  const received = (scope: Pick<Author, 'ownerId' | 'actorId'>, file: string): ReceivedReceipt => ({
    sha256: async () => (await measure(file)).sha256,
    store: async (save = (write) => write()) => store(scope, await prepareReceipt(file), save),
  });

  const countUpload = (actorId: number) =>
    rateLimits.take(allowance(UPLOADS_PER_10_MIN, 'upload', String(actorId)));

  return {
    /** `receive` writes the upload to the given path; `use` may then store it. */
    async uploadReceipt<T>(
      scope: Pick<Scope, 'ownerId' | 'actorId'>,
      receive: (file: string) => Promise<void>,
      use: (received: ReceivedReceipt) => Promise<T>,
    ): Promise<T> {
      await countUpload(scope.actorId);
      return receiveFile(scope, receive, (_, received) => use(received));
    },

    /**
     * Several files in one call. `receive` writes them into the given folder, and says whose they
     * are.
     */
    async uploadReceipts<Form extends { scope: Scope; files: string[] }, T>(
      actorId: number,
      receive: (folder: string) => Promise<Form>,
      use: (form: Form, received: ReceivedReceipt[]) => Promise<T>,
    ): Promise<T> {
      await countUpload(actorId);
      return withUploadFolder(temporaryFolder, async (folder) => {
        const form = await receive(folder);
        for (const _ of form.files.slice(1)) await countUpload(actorId);
        return use(
          form,
          form.files.map((file) => received(form.scope, file)),
        );
      });
    },

    receiveFile,

    /** An empty folder for something large that is on its way, until `work` ends. */
    withFolder: <T>(work: (folder: string) => Promise<T>) =>
      withUploadFolder(temporaryFolder, work),

    /** The same for something that is sent: until its stream ends. */
    withSendingFolder: <T extends { content: Readable }>(work: (folder: string) => Promise<T>) =>
      withSendingFolder(temporaryFolder, work),

    /**
     * Puts a file that was ours before into the storage: an image without metadata stays as it is.
     * It takes room at once, but nobody can use it before `confirmKept`. `onKey` gets the key before
     * anything is written, so that `dropKept` can remove the file after any failure. An image that
     * is known is not prepared again.
     */
    async keepFile(
      scope: Pick<Author, 'ownerId' | 'actorId'>,
      file: string,
      { onKey, known }: { onKey: (receiptKey: string) => void; known?: KnownImages | undefined },
    ): Promise<UploadFacts & { key: string; sha256: string }> {
      const prepared = await prepareReceipt(file, { keepsPlain: true, known });
      const key = await insertRow(scope, prepared);
      onKey(key);
      await putFiles(key, prepared);
      const { type, size, sha256 } = prepared;
      return { key, type, size, sha256 };
    },

    confirmKept: (on: Queryable, ownerId: OwnerId, receiptKeys: string[]) =>
      updateReceiptsAsStored(on, ownerId, receiptKeys),

    /** Removes those that were not confirmed. It never fails; the sweep has the rest. */
    async dropKept(ownerId: OwnerId, receiptKeys: string[]): Promise<void> {
      const stored = await listStoredReceipts(db, [ownerId], receiptKeys).catch(
        (error: unknown) => {
          parts.onRemovalFailed(error);
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

    /** What is in a file, for someone who was allowed to see its record. */
    openFile: (receiptKey: string) => storage.open(receiptKey),

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

    /**
     * What the file is; null for a web address and for none. Refuses a key that is not the owner's
     * own, or that the caller cannot see. Inside the transaction that saves the expense, the sweep
     * cannot remove the file in between.
     */
    async requireUsable(
      scope: Pick<Scope, 'ownerId' | 'actorId'>,
      receipt: string | null | undefined,
      on: Queryable = db,
      field: { name: string; noun: string } = { name: RECEIPT_FIELD, noun: 'receipt' },
    ): Promise<UploadFacts | null> {
      if (receipt === null || receipt === undefined || isHttpUrl(receipt)) return null;
      const { ownerId, actorId } = scope;
      const facts = isReceiptKey(receipt) && (await lockStoredReceipt(on, ownerId, receipt));
      if (facts && (actorId === ownerId || (await canSeeReceipt(on, scope, receipt)))) return facts;
      throw invalidField(field.name, `Choose a ${field.noun} that you uploaded`);
    },

    /** Removes the files of those that no expense has or can get back. It never fails. */
    async discardUnused(ownerId: OwnerId, receipts: readonly (string | null)[]): Promise<void> {
      const receiptKeys = receipts.filter((each) => each !== null).filter(isReceiptKey);
      if (receiptKeys.length > 0) await discard(ownerId, receiptKeys).catch(parts.onRemovalFailed);
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

const noRoom = () =>
  new AppError('storage_full', 'There is no room for files here. Send it without the file.');

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
