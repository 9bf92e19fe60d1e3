import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Database, Queryable, Save } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import {
  isHttpUrl,
  isReceiptKey,
  RECEIPT_FIELD,
  receiptTypes,
  type UploadedReceipt,
} from '#shared/receipt.ts';
import { canSeeReceipt } from '../access/access.service.ts';
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
  lockStoredReceipt,
  type UploadFacts,
  updateReceiptAsStored,
  updateReceiptsAsStored,
} from './receipt.repository.ts';
import { thumbnailKey } from './receipt-files.ts';
import { createReceiptLinks } from './receipt-links.service.ts';
import { createReceiptRemoval } from './receipt-removal.service.ts';
import { withSendingFolder, withUploadFolder } from './upload-folder.ts';

const UPLOADS_PER_10_MIN = 200;

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
  const removal = createReceiptRemoval(parts);

  /** The row is written before the files, so that no file is ever lost track of. */
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
      await removal.dropUnstored(ownerId, [receiptKey]);
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

  /** An upload that no limit counts here. `use` gets what `receive` returns. */
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
    ...createReceiptLinks(parts),
    ...removal,

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
     * anything is written, so that `dropUnstored` can remove the file after any failure. An image
     * that is known is not prepared again.
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

    /** What is in a file, for someone who was allowed to see its record. */
    openFile: (receiptKey: string) => storage.open(receiptKey),

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
  };
}

const noRoom = () =>
  new AppError('storage_full', 'There is no room for files here. Send it without the file.');
