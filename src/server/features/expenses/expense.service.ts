import type { Database, Queryable } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { calendarDateIn } from '#shared/dates.ts';
import type {
  Expense,
  ExpenseAllowance,
  ExpenseHabits,
  ExpenseInput,
  ExpenseList,
  ExpenseUpdate,
} from '#shared/expense.ts';
import type {
  ExpenseExportQuery,
  ExpenseFilter,
  ExpenseListQuery,
} from '#shared/expense-filter.ts';
import { countPages } from '#shared/pagination.ts';
import { hasRoom } from '#shared/plan-limits.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { removeRecord } from '../activity/record.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import { readAddedBy } from '../people/added-by.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { findExpense, insertExpense, updateExpense } from './expense.repository.ts';
import { csvFileName } from './expense-csv.ts';
import {
  type ExportedExpense,
  findProjectName,
  listExpensesAfter,
} from './expense-export.repository.ts';
import { findExpenseHabits } from './expense-habits.repository.ts';
import { isKeptList, listExpenses } from './expense-list.repository.ts';
import { searchExpenses, sumMonths } from './expense-search.repository.ts';
import { fromCall, type StoredExpense, toAnswer } from './expense-wire.ts';

const EXPORT_BATCH = 250;
/**
 * Leaves room in the database for other requests, however many exports are running. A waiting
 * export holds nothing but its place in the queue, so the queue needs no limit.
 */
const withExportSlot = createWorkSlots({
  running: 2,
  waiting: Number.POSITIVE_INFINITY,
  refusal: '',
});

interface ExpenseParts {
  db: Database;
  plans: Plans;
  receipts: Receipts;
}

export type Expenses = ReturnType<typeof createExpenses>;

export function createExpenses({ db, plans, receipts }: ExpenseParts) {
  /** With who added each, and with links to thumbnails if they are wanted. */
  async function toAnswers(
    scope: Scope,
    stored: StoredExpense[],
    { on = db, thumbnails = true }: { on?: Queryable; thumbnails?: boolean } = {},
  ): Promise<Expense[]> {
    const its = thumbnails ? stored.flatMap(({ receipt }) => receipt ?? []) : [];
    const links = await receipts.thumbnailLinks(scope, its, on);
    const addedBy = await readAddedBy(on, stored);
    return stored.map((expense) =>
      toAnswer(expense, {
        thumbnailUrl: links.get(expense.receipt ?? '') ?? null,
        addedBy: addedBy(expense),
      }),
    );
  }

  async function answer(scope: Scope, stored: StoredExpense, on: Queryable = db): Promise<Expense> {
    const [expense] = await toAnswers(scope, [stored], { on });
    if (!expense) throw new Error('An expense got no answer');
    return expense;
  }

  async function requireStored(
    ownerId: OwnerId,
    expenseId: number,
    on: Queryable = db,
  ): Promise<StoredExpense> {
    const expense = await findExpense(on, ownerId, expenseId);
    if (!expense) throw notFound('Expense');
    return expense;
  }

  async function getExpense(scope: Scope, expenseId: number, on: Queryable = db): Promise<Expense> {
    return answer(scope, await requireStored(scope.ownerId, expenseId, on), on);
  }

  /** A receipt must exist when the expense is saved. Most expenses have none. */
  async function saveWithReceipt<T>(
    scope: Scope,
    receipt: string | null | undefined,
    save: (on: Queryable) => Promise<T>,
    on: Queryable = db,
  ): Promise<T> {
    const saved = isReceiptKey(receipt ?? '')
      ? on.transaction(async (tx) => {
          await receipts.requireUsable(scope, receipt, tx);
          return save(tx);
        })
      : save(on);
    return saved.catch(explainReference);
  }

  return {
    getExpense,

    async listExpenses(scope: Scope, query: ExpenseListQuery): Promise<ExpenseList> {
      const { reach } = scope;
      const { page, pageSize, sort, group, thumbnails } = query;
      const slice = { limit: pageSize, offset: (page - 1) * pageSize, sort };
      const list = isKeptList(reach, query, sort) ? listExpenses : searchExpenses;
      const found = await list(db, reach, query, slice);
      const days = found.page.map(({ date }) => date);
      return {
        expenses: await toAnswers(scope, found.page, { thumbnails }),
        totalCount: found.totalCount,
        totalPages: countPages(found.totalCount, pageSize),
        totalAmount: found.totalAmount,
        ...(group && { months: await sumMonths(db, reach, query, days) }),
      };
    },

    getHabits: ({ reach }: Scope, projectId: number | null): Promise<ExpenseHabits> =>
      findExpenseHabits(db, reach, projectId),

    async canCreateExpense(ownerId: OwnerId): Promise<ExpenseAllowance> {
      const { allowance } = await plans.usage(ownerId);
      const expenses = allowance('expenses');
      return { canCreate: hasRoom(expenses), ...expenses };
    },

    async createExpense(scope: Scope, input: ExpenseInput, on: Queryable = db): Promise<Expense> {
      const fields = fromCall(input);
      const insert = (tx: Queryable) => insertExpense(tx, scope, fields);
      const stored = await saveWithReceipt(scope, fields.receipt, insert, on);
      if (!stored) throw await plans.refusal('expenses', scope, on);
      return answer(scope, stored, on);
    },

    /** A receipt that nothing refers to any more is removed. */
    async updateExpense(
      scope: Scope,
      expenseId: number,
      { version, ...input }: ExpenseUpdate,
    ): Promise<Expense> {
      const { ownerId } = scope;
      const changes = fromCall(input);
      let replaced: string | null = null;
      const saved = await saveChange(db, {
        author: scope,
        kind: 'expense',
        recordId: expenseId,
        version,
        read: (tx) => getExpense(scope, expenseId, tx),
        async write(tx, before) {
          if (changes.receipt !== undefined) {
            await receipts.requireUsable(scope, changes.receipt, tx);
            replaced = (await requireStored(ownerId, expenseId, tx)).receipt;
          }
          const stored = await updateExpense(tx, scope, expenseId, { changes, before });
          return stored && answer(scope, stored, tx);
        },
      }).catch(explainReference);
      if (saved.imageUrl !== replaced) await receipts.discardUnused(ownerId, [replaced]);
      return saved;
    },

    /** The receipt stays until the expense can no longer be restored. */
    async deleteExpense(author: Author, expenseId: number): Promise<void> {
      if (!(await removeRecord(db, author, 'expense', expenseId))) throw notFound('Expense');
    },

    /** The name of an export: the project, and the user's current day. */
    async exportName(ownerId: OwnerId, { projectId, today }: ExpenseExportQuery): Promise<string> {
      const project =
        projectId === null ? undefined : await findProjectName(db, ownerId, projectId);
      const day = today ?? calendarDateIn('UTC', new Date());
      return csvFileName(projectId === null ? 'All projects' : (project ?? ''), day);
    },

    /** All matches, one batch at a time, so that a long list needs little memory. */
    async *exportExpenses(
      { reach }: Scope,
      filter: ExpenseFilter,
    ): AsyncGenerator<ExportedExpense[]> {
      let after: ExportedExpense | undefined;
      for (;;) {
        const batch = await withExportSlot(() =>
          listExpensesAfter(db, reach, filter, { after, limit: EXPORT_BATCH }),
        );
        if (batch.length > 0) yield batch;
        if (batch.length < EXPORT_BATCH) return;
        after = batch.at(-1);
      }
    },
  };
}

/** A reference to another user's record violates the same key as one to a missing record. */
function explainReference(error: unknown): never {
  switch (brokenReference(error)) {
    case 'expenses_project_fkey':
      throw invalidField('projectId', 'Choose one of your projects');
    case 'expenses_contractor_fkey':
      throw invalidField('contractorId', 'Choose one of your contractors');
    default:
      throw error;
  }
}
