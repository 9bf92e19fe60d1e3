import type { ReceiptReader } from '#receipt-reader/receipt-reader.ts';
import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import type { AccessPolicy, Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import type { ReadingStatus, ReceiptReading, StartedReading } from '#shared/reading.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  findReading,
  insertReading,
  listReadings,
  type StoredReading,
} from './reading.repository.ts';
import { listDuplicates, suggest } from './reading-suggestions.repository.ts';
import { createReadingWorker } from './reading-worker.ts';

const READINGS_PER_10_MIN = 200;

interface ReadingParts {
  db: Database;
  access: AccessPolicy;
  rateLimits: RateLimits;
  storage: ReceiptStorage;
  /** Without one, what is to be read waits for a start with one, and is answered as failed. */
  reader: ReceiptReader | null;
  temporaryFolder: string;
  onFailed: (error: unknown) => void;
}

export type Readings = ReturnType<typeof createReadings>;

/** Reads receipts on this machine. */
export function createReadings(parts: ReadingParts) {
  const { db, access, rateLimits, reader } = parts;
  const worker = reader && createReadingWorker({ ...parts, reader });

  /** Someone who waits learns that nothing will come. */
  const shownStatus = (status: ReadingStatus): ReadingStatus =>
    reader || status === 'done' ? status : 'failed';

  async function toAnswer(
    { ownerId, reach }: Pick<Scope, 'ownerId' | 'reach'>,
    stored: StoredReading,
    on: Queryable = db,
  ): Promise<ReceiptReading> {
    const { id, key, result } = stored;
    const status = shownStatus(stored.status);
    const { total = null, date = null, merchant = null, tax = null } = result ?? {};
    const nothing = { contractorId: null, category: null };
    const suggestion = merchant ? await suggest(on, ownerId, merchant) : nothing;
    const purchase = { key, total: total?.value ?? null, date, merchant };
    return {
      ...{ id, key, status, date, merchant, tax },
      total: total && { value: total.value, checked: total.isChecked },
      lines: result?.lines ?? [],
      ...suggestion,
      duplicateOf: await listDuplicates(on, ownerId, reach, purchase),
      text: result?.text ?? null,
    };
  }

  return {
    async createReading(
      { ownerId, actorId }: Scope,
      key: string,
      on: Queryable = db,
    ): Promise<StartedReading> {
      await rateLimits.take(allowance(READINGS_PER_10_MIN, 'reading', String(actorId)));
      const { id, status } = await insertReading(on, ownerId, key);
      return { id, status: shownStatus(status) };
    },

    async getReading(scope: Scope, readingId: number): Promise<ReceiptReading> {
      const stored = await findReading(db, scope.ownerId, readingId);
      if (!stored) throw notFound('Reading');
      // Through a file, a member reaches nothing else; duplicates are those that the member can see.
      const { reach } = await access.everythingScope({ id: scope.actorId });
      return toAnswer({ ownerId: scope.ownerId, reach }, stored);
    },

    /** For files that were counted as uploads. */
    async addReadings(ownerId: OwnerId, keys: string[], on: Queryable): Promise<void> {
      for (const key of keys) await insertReading(on, ownerId, key);
    },

    /** Those of several files, by the key of each. */
    async listReadings(
      scope: Pick<Scope, 'ownerId' | 'reach'>,
      keys: string[],
      on: Queryable = db,
    ): Promise<Map<string, ReceiptReading>> {
      const found = new Map<string, ReceiptReading>();
      for (const stored of await listReadings(on, scope.ownerId, keys)) {
        found.set(stored.key, await toAnswer(scope, stored, on));
      }
      return found;
    },

    /** A file is on its way that will probably be read. */
    expectFile: () => reader?.prepare(),
    /** Also for what waits since before a restart. */
    readWaiting: () => worker?.start(),
    close: async () => worker?.close(),
  };
}
