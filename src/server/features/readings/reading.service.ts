import type { ReceiptReader } from '#receipt-reader/receipt-reader.ts';
import type { Database, Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { AccessPolicy, Scope } from '#server/http/scope.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import type { ReadingStatus, ReceiptReading, StartedReading } from '#shared/reading.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { findReading, insertReading, type StoredReading } from './reading.repository.ts';
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

  async function toAnswer(scope: Scope, stored: StoredReading): Promise<ReceiptReading> {
    const { id, key, result } = stored;
    const status = shownStatus(stored.status);
    const { total = null, date = null, merchant = null, tax = null } = result ?? {};
    const { ownerId } = scope;
    const nothing = { contractorId: null, category: null };
    const suggestion = merchant ? await suggest(db, ownerId, merchant) : nothing;
    // Through a file, a member reaches nothing else; duplicates are those that the member can see.
    const { reach } = await access.everythingScope({ id: scope.actorId });
    const purchase = { key, total: total?.value ?? null, date, merchant };
    return {
      ...{ id, key, status, date, merchant, tax },
      total: total && { value: total.value, checked: total.isChecked },
      lines: result?.lines ?? [],
      ...suggestion,
      duplicateOf: await listDuplicates(db, ownerId, reach, purchase),
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
      return toAnswer(scope, stored);
    },

    /** Also for what waits since before a restart. */
    readWaiting: () => worker?.start(),
    close: async () => worker?.close(),
  };
}
