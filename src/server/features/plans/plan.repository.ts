import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { currentStatus } from '#server/db/current-status.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { LimitedNoun, PlanRule } from '#shared/plan-limits.ts';
import { recordLimits } from '#shared/record-limits.ts';

/** How much the account holds, each in its own unit. */
const held = {
  expenses: users.expenseCount,
  contractors: users.contractorCount,
  storage: users.storedBytes,
} satisfies Record<LimitedNoun, unknown>;

/** The account's plan from its stored fields, and how much it holds. */
export async function findUsage(db: Queryable, ownerId: OwnerId) {
  const [row] = await db
    .select({
      subscriptionStatus: users.subscriptionStatus,
      subscriptionEndDate: users.subscriptionEndDate,
      held,
      ownerName: personName,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return row;
}

/**
 * The id of the account if it has room for this much more, as a source for the row to insert. It
 * locks the account's row until the transaction ends, and a request that waited for the lock sees
 * the new count. So of many simultaneous requests, exactly as many succeed as there is room for.
 */
export function accountWithRoom(ownerId: OwnerId | Placeholder, rule: PlanRule, more = 1): SQL {
  const { noun, holds, onEveryPlan } = rule;
  const most = onEveryPlan ? recordLimits[onEveryPlan] : null;
  const limit = sql`least(
    case ${currentStatus} when 'free' then ${inSql(holds.free)} else ${inSql(holds.pro)} end,
    ${inSql(most)})`;
  return sql`(
    select ${users.id} from ${users}
    where ${users.id} = ${ownerId} and coalesce(${held[noun]} + ${inSql(more)} <= ${limit}, true)
    for no key update
  )`;
}

/** Whether it has room. It locks the account's row, as for the row to insert. */
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
