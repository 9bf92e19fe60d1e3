import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reading } from '#receipt-reader/receipt-reader.ts';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { readings } from '#server/db/tables/reading.table.ts';

export type StoredReading = typeof readings.$inferSelect;

/** A job that nobody has finished within this time is begun again. */
const STALE_MINUTES = 5;
export const MAX_ATTEMPTS = 3;

/** The reading of a file: the one that there is, or a new one. */
export async function insertReading(
  db: Queryable,
  ownerId: OwnerId,
  key: string,
): Promise<StoredReading> {
  const [row] = await db
    .insert(readings)
    .values({ userId: ownerId, key })
    // Writes nothing new, and returns the row that is there.
    .onConflictDoUpdate({ target: [readings.userId, readings.key], set: { key } })
    .returning();
  if (!row) throw new Error('A reading was not stored');
  return row;
}

export async function findReading(db: Queryable, ownerId: OwnerId, readingId: number) {
  const [row] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.userId, ownerId), eq(readings.id, readingId)));
  return row;
}

export async function listReadings(db: Queryable, ownerId: OwnerId, keys: string[]) {
  return db
    .select()
    .from(readings)
    .where(and(eq(readings.userId, ownerId), inArray(readings.key, keys)));
}

export interface ReadingJobRow extends Record<string, unknown> {
  id: number;
  userId: number;
  key: string;
  type: string;
  attempts: number;
}

/**
 * Takes the next file to read, of any account. Two processes never take the same one. Guests of
 * the demo wait until nobody else does.
 */
export async function takeReading(db: Queryable): Promise<ReadingJobRow | undefined> {
  const { rows } = await db.execute<ReadingJobRow>(sql`
    update readings r set status = 'reading', attempts = attempts + 1, begun_at = now()
    from uploads u
    where u.user_id = r.user_id and u.key = r.key and r.id = (
      select id from readings
      where status = 'waiting' or (
        status = 'reading' and begun_at < now() - make_interval(mins => ${STALE_MINUTES})
      )
      order by user_id in (select id from users where guest_until is not null), attempts, id
      for update skip locked limit 1
    )
    returning r.id, r.user_id as "userId", r.key, u.type, r.attempts`);
  return rows[0];
}

type ReadingKey = Pick<ReadingJobRow, 'id' | 'userId'>;

const isReading = ({ id, userId }: ReadingKey) =>
  and(eq(readings.userId, userId), eq(readings.id, id));

export async function updateAsRead(db: Queryable, reading: ReadingKey, result: Reading) {
  await db.update(readings).set({ status: 'done', result }).where(isReading(reading));
}

export async function updateAsFailed(
  db: Queryable,
  reading: ReadingKey,
  { mayRetry }: { mayRetry: boolean },
) {
  const status = mayRetry ? 'waiting' : 'failed';
  await db.update(readings).set({ status }).where(isReading(reading));
}
