import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { currentStatus } from '#server/db/current-status.ts';
import { users } from '#server/db/tables/user.table.ts';
import { type LimitedNoun, limitOf, type StorageLimits } from '#shared/plans.ts';
import { recordLimits } from '#shared/record-limits.ts';

const counts = { expenses: users.expenseCount, contractors: users.contractorCount };
/** The limits on every plan; null for no limit. */
export const mostOf = { expenses: null, contractors: recordLimits.contractors } as const;

const subscription = {
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
};

/** The account's plan, from its stored fields. */
export async function findSubscription(db: Queryable, userId: number) {
  const [row] = await db.select(subscription).from(users).where(eq(users.id, userId));
  return row;
}

/** The account's plan from its stored fields, and its counts. */
export async function findUsage(db: Queryable, userId: number, noun: LimitedNoun) {
  const [row] = await db
    .select({ ...subscription, count: counts[noun] })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/**
 * The id of the account if its plan has room for one more, as a source for the row to insert. It
 * locks the account's row until the transaction ends, and a request that waited for the lock sees
 * the new count. So of many simultaneous requests, exactly as many succeed as there is room for.
 */
export function accountWithRoom(userId: number | Placeholder, noun: LimitedNoun): SQL {
  const limits = sql`case ${currentStatus} when 'free' then ${inSql(limitOf('free', noun))}
    else ${inSql(limitOf('pro', noun) ?? mostOf[noun])} end`;
  return sql`(
    select ${users.id} from ${users}
    where ${users.id} = ${userId} and coalesce(${counts[noun]} < ${limits}, true)
    for no key update
  )`;
}

/** The same for this many more bytes of receipts. */
export function accountWithStorage(userId: number, bytes: number, limits: StorageLimits): SQL {
  return sql`(
    select ${users.id} from ${users}
    where ${users.id} = ${userId} and ${users.storedBytes} + ${bytes}::bigint
      <= case ${currentStatus} when 'free' then ${limits.free}::bigint else ${limits.pro}::bigint end
    for no key update
  )`;
}

function inSql(limit: number | null): SQL {
  return sql.raw(limit === null ? 'null::int' : String(limit));
}
