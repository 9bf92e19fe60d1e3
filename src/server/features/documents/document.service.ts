import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type {
  DocumentInput,
  DocumentListQuery,
  DocumentUpdate,
  StoredDocument,
} from '#shared/document.ts';
import type { PhotoCounts } from '#shared/photo-counts.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { hasMilestone } from '../budget-records/present-milestone.repository.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { type DocumentRow, documentRecords, isChosen } from './document.repository.ts';
import { countPhotosByMilestone, countPhotosByRoom } from './photo-count.repository.ts';

const FILE = { name: 'key', noun: 'file' };

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
