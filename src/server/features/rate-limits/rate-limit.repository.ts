import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { rateCounters } from '#server/db/tables/rate-counter.table.ts';

export async function listRateCounters(db: Queryable, keys: string[]) {
  return db
    .select({ key: rateCounters.key, count: rateCounters.count, resetsAt: rateCounters.resetsAt })
    .from(rateCounters)
    .where(and(inArray(rateCounters.key, keys), gt(rateCounters.resetsAt, sql`now()`)));
}

/** Adds one try to the current window, or starts a new one. The result includes this try. */
export async function countTry(db: Queryable, key: string, windowSeconds: number) {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const isOver = sql`${rateCounters.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, resetsAt: end })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateCounters.resetsAt} end`,
      },
    })
    .returning({ count: rateCounters.count, resetsAt: rateCounters.resetsAt });
  if (!row) throw new Error('The counter was not saved');
  return row;
}

export async function removeRateCounter(db: Queryable, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}

export async function removeEndedRateCounters(db: Queryable): Promise<void> {
  await db.delete(rateCounters).where(sql`${rateCounters.resetsAt} <= now()`);
}
