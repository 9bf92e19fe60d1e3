import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type {
  DocumentInput,
  DocumentListQuery,
  DocumentUpdate,
  StoredDocument,
} from '#shared/document.ts';
import type { PhotoCounts } from '#shared/photo-counts.ts';
import { removeRecord } from '../activity/record.repository.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { hasMilestone } from '../budget-records/present-milestone.repository.ts';
import { isDecided } from '../change-orders/change-order.repository.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { type DocumentRow, documentRecords, isChosen } from './document.repository.ts';
import { countPhotosByMilestone, countPhotosByRoom } from './photo-count.repository.ts';

const FILE = { name: 'key', noun: 'file' };
const DECIDED = 'This file belongs to a decided change, so it stays as it is.';

/** What a decision is about does not change afterwards. */
async function requireUndecided(tx: Queryable, ownerId: OwnerId, { changeOrderId }: DocumentRow) {
  if (changeOrderId !== null && (await isDecided(tx, ownerId, changeOrderId))) {
    throw new AppError('conflict', DECIDED);
  }
}

const touchesFile = (before: DocumentRow, changes: DocumentUpdate) =>
  (['title', 'key', 'changeOrderId'] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  );

export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(db: Database, receipts: Receipts) {
  /** The file must be there, and the milestone in the same project. */
  async function requireReferences(
    tx: Queryable,
    place: Place & Author,
    { key, milestoneId }: Pick<DocumentUpdate, 'key' | 'milestoneId'>,
  ) {
    const { ownerId, actorId } = place;
    if (actorId === null) throw new Error('Only a member adds a document');
    await receipts.requireUsable({ ownerId, actorId }, key, tx, FILE);
    if (milestoneId && !(await hasMilestone(tx, place, milestoneId))) {
      throw invalidField('milestoneId', 'Choose one of the milestones of this project');
    }
  }

  const documents = createRecordService(db, {
    records: documentRecords,
    kind: 'document',
    async toValues(tx, place, inputs: DocumentInput[]) {
      for (const input of inputs) await requireReferences(tx, place, input);
      return inputs;
    },
    async toChanges(tx, author, change: { before: DocumentRow; changes: DocumentUpdate }) {
      const { before, changes } = change;
      if (touchesFile(before, changes)) await requireUndecided(tx, author.ownerId, before);
      await requireReferences(tx, { ...author, projectId: before.projectId }, changes);
      return changes;
    },
  });

  type Bare = Omit<StoredDocument, 'thumbnailUrl'>;
  type Reader = Pick<Scope, 'reach' | 'actorId'>;

  async function withThumbnails(
    reader: Reader,
    bare: Bare[],
    on: Queryable = db,
  ): Promise<StoredDocument[]> {
    const keys = bare.flatMap(({ key }) => key ?? []);
    const links = await receipts.thumbnailLinks(reader, keys, on);
    return bare.map((each) => ({ ...each, thumbnailUrl: links.get(each.key ?? '') ?? null }));
  }

  async function withThumbnail(reader: Reader, bare: Bare, on: Queryable = db) {
    const [document] = await withThumbnails(reader, [bare], on);
    if (!document) throw new Error('A document got no answer');
    return document;
  }

  return {
    ...documents,
    get: async (scope: Scope, documentId: number) =>
      withThumbnail(scope, await documents.get(scope, documentId)),
    list: async (scope: Scope, query: DocumentListQuery, on: Queryable = db) => {
      const { projectId, limit } = query;
      const filter = { projectId, limit, where: isChosen(query) };
      return withThumbnails(scope, await documents.list(scope, filter, on), on);
    },
    create: async (scope: Scope, input: DocumentInput, on: Queryable = db) =>
      withThumbnail(scope, await documents.create(scope, input, on), on),
    remove: (scope: Scope, documentId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await holdAccount(tx, scope.ownerId);
        const document = await documentRecords.find(tx, scope.ownerId, documentId);
        if (document) await requireUndecided(tx, scope.ownerId, document);
        if (!(await removeRecord(tx, scope, 'document', documentId))) throw notFound('Document');
      }),
    countPhotos: async (place: Place): Promise<PhotoCounts> => ({
      rooms: await countPhotosByRoom(db, place),
      milestones: await countPhotosByMilestone(db, place),
    }),
    update: async (scope: Scope, documentId: number, update: DocumentUpdate) =>
      withThumbnail(
        scope,
        await documents.update(scope, documentId, update).catch(async (error: unknown) => {
          // Someone else changed it, and the answer shows the document as it is now.
          if (!(error instanceof AppError && error.current)) throw error;
          const current = await withThumbnail(scope, error.current as Bare);
          throw new AppError(error.code, error.message, { current });
        }),
      ),
  };
}
