import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { currentStatus } from '#server/db/current-status.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { accountCounts } from '#server/db/tables/account-count.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { guestHolds } from '#shared/guest-limits.ts';
import type { LimitedNoun, PlanRule } from '#shared/plan-limits.ts';
import { recordLimits } from '#shared/record-limits.ts';

/** How much of an account came with a sample, which does not count against a plan. */
const samples = {
  expenses: sql`(select count(*)::int from sample_expenses s where s.user_id = users.id)`,
  contractors: sql`(select count(*)::int from sample_contractors s where s.user_id = users.id)`,
  storage: sql`(
    select coalesce(sum(u.size), 0) from sample_uploads s join uploads u using (user_id, key)
    where s.user_id = users.id)`,
} satisfies Record<LimitedNoun, SQL>;

const counted = (column: PgColumn, noun: LimitedNoun) =>
  sql<number>`(${column} - ${samples[noun]})`.mapWith(Number);

const itsCounts = eq(accountCounts.userId, users.id);

/** How much the account holds, each in its own unit. */
const held = {
  expenses: counted(accountCounts.expenseCount, 'expenses'),
  contractors: counted(accountCounts.contractorCount, 'contractors'),
  storage: counted(accountCounts.storedBytes, 'storage'),
} satisfies Record<LimitedNoun, SQL>;

/** The account's plan from its stored fields, and how much it holds. */
export async function findUsage(db: Queryable, ownerId: OwnerId) {
  const [row] = await db
    .select({
      subscriptionStatus: users.subscriptionStatus,
      subscriptionEndDate: users.subscriptionEndDate,
      held,
      ownerName: personName,
      isGuest: sql<boolean>`${users.guestUntil} is not null`,
    })
    .from(users)
    .innerJoin(accountCounts, itsCounts)
    .where(eq(users.id, ownerId));
  return row;
}

/**
 * The id of the account if it has room for this much more, as a source for the row to insert. It
 * locks the account's counts until the transaction ends, and a request that waited for the lock sees
 * the new count. So of many simultaneous requests, exactly as many succeed as there is room for.
 */
export function accountWithRoom(ownerId: OwnerId | Placeholder, rule: PlanRule, more = 1): SQL {
  const { noun, holds, onEveryPlan } = rule;
  const most = onEveryPlan ? recordLimits[onEveryPlan] : null;
  const limit = sql`least(
    case when ${users.guestUntil} is not null then ${inSql(guestHolds[noun])}
      when ${currentStatus} = 'free' then ${inSql(holds.free)} else ${inSql(holds.pro)} end,
    ${inSql(most)})`;
  return sql`(
    select ${users.id} from ${users} join ${accountCounts} on ${itsCounts}
    where ${users.id} = ${ownerId} and coalesce(${held[noun]} + ${inSql(more)} <= ${limit}, true)
    for no key update of ${accountCounts}
  )`;
}

/** Whether it has room. It locks the account's counts, as for the row to insert. */
export async function hasRoomFor(
  tx: Queryable,
  ownerId: OwnerId,
  rule: PlanRule,
  more: number,
): Promise<boolean> {
  const account = accountWithRoom(ownerId, rule, more);
  return (await tx.execute(sql`select from ${account} account`)).rowCount === 1;
}

function inSql(amount: number | null): SQL {
  return sql.raw(`${amount}::bigint`);
}
