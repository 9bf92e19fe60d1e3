import { and, eq, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queryable } from '#server/db/client.ts';
import { heldAccount } from '#server/db/held-account.ts';
import { prepared } from '#server/db/prepared.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { countRules } from '#shared/plan-limits.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';
import type { ExpenseChanges, ExpenseFields, StoredExpense } from './expense-wire.ts';

export const expenseColumns = {
  id: expenses.id,
  userId: expenses.userId,
  projectId: expenses.projectId,
  contractorId: expenses.contractorId,
  description: expenses.description,
  amount: expenses.amount,
  category: expenses.category,
  paymentMethod: expenses.paymentMethod,
  date: expenses.date,
  notes: expenses.notes,
  receipt: expenses.receipt,
  createdAt: expenses.createdAt,
  contractor: { id: contractors.id, name: contractors.name, company: contractors.company },
} as const;

export const itsContractor = and(
  eq(contractors.userId, expenses.userId),
  eq(contractors.id, expenses.contractorId),
);

const owned = (userId: number, expenseId: number) =>
  and(eq(expenses.userId, userId), eq(expenses.id, expenseId));

export function selectExpenses(db: Queryable) {
  return db.select(expenseColumns).from(expenses).leftJoin(contractors, itsContractor).$dynamic();
}

export async function findExpense(
  db: Queryable,
  userId: number,
  expenseId: number,
): Promise<StoredExpense | undefined> {
  const [expense] = await selectExpenses(db).where(owned(userId, expenseId));
  return expense;
}

type FilledInByDatabase = 'id' | 'createdAt' | 'searchText';
/** The columns that a new expense fills, with their values. None may be missing. */
type NewExpense = Omit<typeof expenses.$inferSelect, FilledInByDatabase>;

const given = (column: keyof NewExpense) =>
  sql`${sql.placeholder(column)}::${sql.raw(expenses[column].getSQLType())}`;

function nameInTable(column: keyof NewExpense) {
  const { name, keyAsName } = expenses[column];
  return sql.identifier(keyAsName ? toSnakeCase(name) : name);
}

const newExpense: Record<keyof NewExpense, SQL> = {
  userId: sql`account.id`,
  projectId: given('projectId'),
  contractorId: given('contractorId'),
  description: given('description'),
  amount: given('amount'),
  category: given('category'),
  paymentMethod: given('paymentMethod'),
  date: given('date'),
  notes: given('notes'),
  receipt: given('receipt'),
};

/**
 * The new expense, or undefined if the plan has no room. Checking the account, writing the row and
 * reading it back are one statement.
 */
export async function insertExpense(
  db: Queryable,
  userId: number,
  input: ExpenseFields,
): Promise<StoredExpense | undefined> {
  const statement = prepared(db, 'insert expense', () => {
    const names = (Object.keys(newExpense) as (keyof NewExpense)[]).map(nameInTable);
    // Named like the table, so that the query below reads the written row in its place.
    const added = db.$with('expenses', {}).as(sql`
      insert into ${expenses} (${sql.join(names, sql`, `)})
      select ${sql.join(Object.values(newExpense), sql`, `)}
      from ${accountWithRoom(sql.placeholder('userId'), countRules.expenses)} account
      returning *`);
    return db
      .with(added)
      .select(expenseColumns)
      .from(expenses)
      .leftJoin(contractors, itsContractor)
      .prepare('');
  });
  const { contractorId = null, notes = null, receipt = null } = input;
  const row: NewExpense = { ...input, userId, contractorId, notes, receipt };
  const [expense] = await statement.execute(row);
  return expense;
}

/**
 * The expense as this call saved it, or undefined if it is absent. A separate read could return
 * what another request has saved since.
 */
export async function updateExpense(
  db: Queryable,
  userId: number,
  expenseId: number,
  input: ExpenseChanges,
): Promise<StoredExpense | undefined> {
  // Named like the table, as in `insertExpense`.
  const updated = db.$with('expenses').as(
    db
      .update(expenses)
      // The first entry makes an update without fields valid.
      .set({ description: sql`${expenses.description}`, ...input })
      .where(owned(userId, expenseId))
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
  userId: number,
  expenseId: number,
): Promise<{ receipt: string | null } | undefined> {
  const [row] = await db
    .delete(expenses)
    .where(and(eq(expenses.userId, heldAccount(userId)), eq(expenses.id, expenseId)))
    .returning({ receipt: expenses.receipt });
  return row;
}
