import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { ownersIn, type Reach, within } from '#server/db/reach.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { ExpenseHabits } from '#shared/expense.ts';

const RECENT = 200;
const MAX_DESCRIPTIONS = 30;

/**
 * The choices of the expense that was added last: in the project (or in all projects, without one),
 * and for each contractor. With what the latest ones are called.
 */
export async function findExpenseHabits(
  db: Queryable,
  reach: Reach,
  projectId: number | null,
): Promise<ExpenseHabits> {
  const [last] = await db
    .select({ category: expenses.category, paymentMethod: expenses.paymentMethod })
    .from(expenses)
    .where(
      and(
        within(reach, expenses),
        eq(expenses.kind, 'expense'),
        projectId === null ? undefined : eq(expenses.projectId, projectId),
      ),
    )
    // Ids grow, so the key itself finds the last one.
    .orderBy(desc(expenses.id))
    .limit(1);
  const { rows } = await db.execute<{ contractorId: number; category: string }>(sql`
    select c.id as "contractorId", last.category from contractors c
    cross join lateral (
      select ${expenses.category} from ${expenses}
      where ${expenses.userId} = c.user_id and ${expenses.contractorId} = c.id
        and ${expenses.kind} = 'expense' and ${within(reach, expenses)}
      order by ${expenses.id} desc limit 1
    ) last
    where c.user_id = any(${sql.param(ownersIn(reach))})`);
  const ofProject = projectId === null ? sql`true` : eq(expenses.projectId, projectId);
  const { rows: described } = await db.execute<{ description: string }>(sql`
    select description from (
      select ${expenses.description}, ${expenses.id} from ${expenses}
      where ${within(reach, expenses)} and ${ofProject} and ${expenses.kind} = 'expense'
      order by ${expenses.id} desc limit ${RECENT}
    ) recent
    group by description order by max(id) desc limit ${MAX_DESCRIPTIONS}`);
  return {
    category: last?.category ?? null,
    paymentMethod: last?.paymentMethod ?? null,
    byContractor: Object.fromEntries(
      rows.map(({ contractorId, category }) => [String(contractorId), category]),
    ),
    descriptions: described.map(({ description }) => description),
  };
}
