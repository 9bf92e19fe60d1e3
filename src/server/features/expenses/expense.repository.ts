import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { givenValues, insertGiven } from '#server/db/given-fields.ts';
import { heldAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { countRules } from '#shared/plan-limits.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';
import type { ExpenseChanges, ExpenseFields, StoredExpense } from './expense-wire.ts';

/** All but what only the search reads. */
const { searchText: _, ...storedColumns } = getTableColumns(expenses);

export const expenseColumns = {
  ...storedColumns,
  contractor: { id: contractors.id, name: contractors.name, company: contractors.company },
} as const;

export const itsContractor = and(
  eq(contractors.userId, expenses.userId),
  eq(contractors.id, expenses.contractorId),
);

const owned = (ownerId: OwnerId, expenseId: number) =>
  and(eq(expenses.userId, ownerId), eq(expenses.id, expenseId));

export function selectExpenses(db: Queryable) {
  return db.select(expenseColumns).from(expenses).leftJoin(contractors, itsContractor).$dynamic();
}

export async function findExpense(
  db: Queryable,
  ownerId: OwnerId,
  expenseId: number,
): Promise<StoredExpense | undefined> {
  const [expense] = await selectExpenses(db).where(owned(ownerId, expenseId));
  return expense;
}

const {
  id: __,
  createdAt: ___,
  createdBy,
  version: ____,
  userId: owner,
  ...givenColumns
} = storedColumns;
/** A field without a column does not compile. Updates rely on it too. */
const fields = givenColumns satisfies Record<keyof ExpenseFields, PgColumn>;
const insertedFields = { ...fields, createdBy };

/**
 * The new expense, or undefined if the plan has no room. Checking the account, writing the row and
 * reading it back are one statement.
 */
export async function insertExpense(
  db: Queryable,
  ownerId: OwnerId,
  input: ExpenseFields & { createdBy: number | null },
): Promise<StoredExpense | undefined> {
  const statement = prepared(db, 'insert expense', () => {
    const account = accountWithRoom(sql.placeholder('ownerId'), countRules.expenses);
    // Named like the table, so that the query below reads the written row in its place.
    const added = db
      .$with('expenses', {})
      .as(insertGiven(expenses, { owner, fields: insertedFields }, account));
    return db
      .with(added)
      .select(expenseColumns)
      .from(expenses)
      .leftJoin(contractors, itsContractor)
      .prepare('');
  });
  const [expense] = await statement.execute({ ...givenValues(insertedFields, input), ownerId });
  return expense;
}

/**
 * The expense as this call saved it, or undefined if it is absent. A separate read could return
 * what another request has saved since.
 */
export async function updateExpense(
  db: Queryable,
  ownerId: OwnerId,
  expenseId: number,
  input: ExpenseChanges,
): Promise<StoredExpense | undefined> {
  // Named like the table, as in `insertExpense`.
  const updated = db.$with('expenses').as(
    db
      .update(expenses)
      // The first entry makes an update without fields valid.
      .set({ description: sql`${expenses.description}`, ...input })
      .where(owned(ownerId, expenseId))
      .returning(),
  );
  const [expense] = await db
    .with(updated)
    .select(expenseColumns)
    .from(expenses)
    .leftJoin(contractors, itsContractor);
  return expense;
}

/** The receipt of the removed expense, or undefined if there was none to remove. */
export async function removeExpense(
  db: Queryable,
  ownerId: OwnerId,
  expenseId: number,
): Promise<{ receipt: string | null } | undefined> {
  const [row] = await db
    .delete(expenses)
    .where(and(eq(expenses.userId, heldAccount(ownerId)), eq(expenses.id, expenseId)))
    .returning({ receipt: expenses.receipt });
  return row;
}
