import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { givenValues, insertAllGiven, insertGiven } from '#server/db/given-fields.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { ExpenseLine } from '#shared/expense.ts';
import { countRules } from '#shared/plan-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import {
  addedBy,
  anyAuthor,
  authorValues,
  insertEntries,
  recordedRows,
} from '../activity/recording.repository.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';
import { presentLines } from './expense-parts.repository.ts';
import type { ExpenseChanges, ExpenseFields, StoredExpense } from './expense-wire.ts';

/** All but what only the search and the tax record read. */
const { searchText: _, taxRecord: ______, ...storedColumns } = getTableColumns(expenses);

/** The expense that a refund names, unless it is deleted or in another project by now. */
const refunded = sql<number | null>`case when ${expenses.refundOfId} is not null then (
  select r.id from public.expenses r
  where r.user_id = ${expenses.userId} and r.project_id = ${expenses.projectId}
    and r.id = ${expenses.refundOfId}) end`;

export const expenseColumns = {
  ...storedColumns,
  refundOfId: refunded.as('refunded_id'),
  lines: sql<ExpenseLine[]>`${presentLines}`.as('present_lines'),
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
  version: ____,
  createdBy,
  receipt: _____,
  userId: owner,
  ...givenColumns
} = storedColumns;
/** A field without a column does not compile. Updates rely on it too. */
const fields = givenColumns satisfies Record<keyof ExpenseFields, PgColumn>;
const insertedFields = { ...fields, createdBy };

/**
 * The new expense, or undefined if the plan has no room. Checking the account, writing the row and
 * recording the change and reading it back are one statement.
 */
export async function insertExpense(
  db: Queryable,
  author: Author,
  input: ExpenseFields,
): Promise<StoredExpense | undefined> {
  const statement = prepared(db, 'insert expense', () => {
    const account = accountWithRoom(sql.placeholder('ownerId'), countRules.expenses);
    const insert = insertGiven(expenses, { owner, fields: insertedFields }, account);
    const entry = { action: 'create', kind: 'expense', author: anyAuthor } as const;
    return db
      .with(...recordedRows(db, insert, entry))
      .select(expenseColumns)
      .from(expenses)
      .leftJoin(contractors, itsContractor)
      .prepare('');
  });
  const [expense] = await statement.execute({
    ...givenValues(fields, input),
    ...authorValues(author),
    createdBy: addedBy(author),
  });
  return expense;
}

/** Inserts them with an entry each, and returns their ids in the same order. */
export async function insertExpenses(
  tx: Queryable,
  author: Author,
  inputs: ExpenseFields[],
): Promise<number[]> {
  const own = { userId: author.ownerId, createdBy: addedBy(author) };
  const given = inputs.map((input) => ({ ...input, ...own }));
  let ids: number[] = [];
  await changeManyExpenses(tx, author.ownerId, [], async () => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with added as (${insertAllGiven(expenses, { userId: owner, ...insertedFields }, given)}),
      entries as (${insertEntries({ action: 'create', kind: 'expense', author, rows: 'added' })})
      select id from added order by id`);
    ids = rows.map(({ id }) => id);
    return ids;
  });
  return ids;
}

/**
 * The expense as this call saved it, with an entry; undefined if nothing changed. A separate read
 * could return what another request has saved since.
 */
export async function updateExpense(
  tx: Queryable,
  author: Author,
  expenseId: number,
  { changes, before }: { changes: ExpenseChanges; before: LockedRecord },
): Promise<StoredExpense | undefined> {
  const update = tx
    .update(expenses)
    .set({ ...changes, version: before.version + 1 })
    .where(and(owned(author.ownerId, expenseId), isChanged(storedColumns, changes)))
    .returning();
  const entry = { action: 'update', kind: 'expense', author, before: before.image } as const;
  const [expense] = await tx
    .with(...recordedRows(tx, update, entry))
    .select(expenseColumns)
    .from(expenses)
    .leftJoin(contractors, itsContractor);
  return expense;
}
