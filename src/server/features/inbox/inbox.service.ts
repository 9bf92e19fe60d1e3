import type { Database, Queryable, Save } from '#server/db/client.ts';
import type { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import type { Scope } from '#server/http/scope.ts';
import type { InboxItem } from '#shared/inbox.ts';
import type { Given } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import type { Readings } from '../readings/reading.service.ts';
import type { Receipts, ReceivedReceipt } from '../receipts/receipt.service.ts';
import { countItems, findSameFiles, inboxRecords } from './inbox.repository.ts';

type NewItem = Given<typeof inboxItems>;

interface InboxUses {
  receipts: Receipts;
  readings: Readings;
}

/** What a member sends: the file, and its name. */
interface SentFile {
  name: string;
  file: ReceivedReceipt;
}

export type Inbox = ReturnType<typeof createInbox>;

/** Files that wait to become expenses. Each is read as soon as it is here. */
export function createInbox(db: Database, { receipts, readings }: InboxUses) {
  const records = createRecordService(db, {
    records: inboxRecords,
    kind: 'inbox_item',
    toValues: async (_tx, _place, inputs: NewItem[]) => inputs,
    toChanges: async (
      _tx,
      _author,
      { changes }: { changes: Partial<NewItem> & { version?: number } },
    ) => changes,
  });
  type Bare = Awaited<ReturnType<typeof records.get>>;

  async function toAnswers(scope: Scope, items: Bare[], on: Queryable): Promise<InboxItem[]> {
    const keys = items.map(({ key }) => key);
    const links = await receipts.thumbnailLinks(scope, keys, on);
    const sameFiles = await findSameFiles(
      on,
      scope.ownerId,
      items.map(({ id }) => id),
    );
    const read = await readings.listReadings(scope, keys, on);
    return items.flatMap((item) => {
      const reading = read.get(item.key);
      const thumbnailUrl = links.get(item.key) ?? null;
      return reading
        ? { ...item, thumbnailUrl, sameAs: sameFiles.get(item.id) ?? null, reading }
        : [];
    });
  }

  /** The items and their readings, all or none. */
  const insert = (scope: Scope, projectId: number, items: NewItem[], on: Queryable) =>
    on.transaction(async (tx) => {
      const added = await records.createAll(scope, projectId, items, tx);
      await readings.addReadings(
        scope.ownerId,
        items.map(({ key }) => key),
        tx,
      );
      return toAnswers(scope, added, tx);
    });

  return {
    requireRoom: records.requireRoom,

    async get(scope: Scope, itemId: number): Promise<InboxItem> {
      const [item] = await toAnswers(scope, [await records.get(scope, itemId)], db);
      if (!item) throw new Error('An item of the inbox has no reading');
      return item;
    },

    listInbox: async (scope: Scope, projectId: number): Promise<InboxItem[]> =>
      toAnswers(scope, await records.list(scope, { projectId }), db),

    countInbox: async ({ reach }: Scope, projectId: number) => ({
      count: await countItems(db, reach, projectId),
    }),

    /** Stores the files first, because saving holds a transaction open. */
    async addToInbox(
      scope: Scope,
      { projectId, files }: { projectId: number; files: SentFile[] },
      save: Save,
    ): Promise<InboxItem[]> {
      const items: NewItem[] = [];
      try {
        for (const { name, file } of files) {
          items.push({ projectId, name, key: (await file.store()).imageUrl });
        }
        return await save((on = db) => insert(scope, projectId, items, on));
      } catch (error) {
        await receipts.discardUnused(
          scope.ownerId,
          items.map(({ key }) => key),
        );
        throw error;
      }
    },

    /** It is not an expense. It can be restored like any deleted record. */
    deleteInboxItem: records.remove,

    /** Reads what was added. */
    readAdded: () => readings.readWaiting(),
  };
}
