import type { Database } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import { invalidField, notFound } from '#server/errors.ts';
import type {
  Expense,
  ExpenseAllowance,
  ExpenseFilter,
  ExpenseInput,
  ExpenseList,
  ExpenseListQuery,
  ExpenseUpdate,
} from '#shared/expense.ts';
import { countPages } from '#shared/pagination.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import {
  countExpenses,
  findExpense,
  insertExpense,
  listExpenses,
  listExpensesAfter,
  removeExpense,
  type StoredExpense,
  searchExpenses,
  sumExpenses,
  updateExpense,
} from './expense.repository.ts';

const EXPORT_BATCH = 1_000;
const limited = { noun: 'expenses', count: countExpenses } as const;

interface ExpenseParts {
  db: Database;
  plans: Plans;
  receipts: Receipts;
}

export type Expenses = ReturnType<typeof createExpenses>;

export function createExpenses({ db, plans, receipts }: ExpenseParts) {
  async function withThumbnails(userId: number, stored: StoredExpense[]): Promise<Expense[]> {
    const keys = stored.flatMap(({ imageUrl }) => imageUrl ?? []);
    const links = await receipts.thumbnailLinks(userId, keys);
    return stored.map((expense) => ({
      ...expense,
      thumbnailUrl: links.get(expense.imageUrl ?? '') ?? null,
    }));
  }

  async function requireStored(userId: number, expenseId: number): Promise<StoredExpense> {
    const expense = await findExpense(db, userId, expenseId);
    if (!expense) throw notFound('Expense');
    return expense;
  }

  async function getExpense(userId: number, expenseId: number): Promise<Expense> {
    const [expense] = await withThumbnails(userId, [await requireStored(userId, expenseId)]);
    if (!expense) throw notFound('Expense');
    return expense;
  }

  async function listWithTotals(
    userId: number,
    filter: ExpenseFilter,
    slice: { limit: number; offset: number },
  ) {
    const [stored, totals] = await Promise.all([
      listExpenses(db, userId, filter, slice),
      sumExpenses(db, userId, filter),
    ]);
    return { page: stored, ...totals };
  }

  return {
    getExpense,

    async listExpenses(userId: number, query: ExpenseListQuery): Promise<ExpenseList> {
      const { page, pageSize } = query;
      const slice = { limit: pageSize, offset: (page - 1) * pageSize };
      const {
        page: stored,
        totalCount,
        totalAmount,
      } = query.search === ''
        ? await listWithTotals(userId, query, slice)
        : await searchExpenses(db, userId, query, slice);
      return {
        expenses: await withThumbnails(userId, stored),
        totalCount,
        totalPages: countPages(totalCount, pageSize),
        totalAmount,
      };
    },

    async canCreateExpense(userId: number): Promise<ExpenseAllowance> {
      const { count, limit } = await plans.usage(limited, userId);
      return { canCreate: limit === null || count < limit, count, limit };
    },

    async createExpense(userId: number, input: ExpenseInput): Promise<Expense> {
      const expenseId = await plans
        .create(limited, userId, async (tx) => {
          await receipts.requireUsable(userId, input.imageUrl, tx);
          return insertExpense(tx, userId, input);
        })
        .catch(explainReference);
      return getExpense(userId, expenseId);
    },

    /** The last save wins. A receipt that is no longer referred to goes with it. */
    async updateExpense(userId: number, expenseId: number, input: ExpenseUpdate): Promise<Expense> {
      const previous = await requireStored(userId, expenseId);
      const isThere = await db
        .transaction(async (tx) => {
          await receipts.requireUsable(userId, input.imageUrl, tx);
          return updateExpense(tx, userId, expenseId, input);
        })
        .catch(explainReference);
      if (!isThere) throw notFound('Expense');
      const saved = await getExpense(userId, expenseId);
      if (saved.imageUrl !== previous.imageUrl) {
        await receipts.discardUnused(userId, [previous.imageUrl]);
      }
      return saved;
    },

    async deleteExpense(userId: number, expenseId: number): Promise<void> {
      const removed = await removeExpense(db, userId, expenseId);
      if (!removed) throw notFound('Expense');
      await receipts.discardUnused(userId, [removed.imageUrl]);
    },

    /** Everything that matches, a batch at a time, so that a long list needs little memory. */
    async *exportExpenses(userId: number, filter: ExpenseFilter): AsyncGenerator<StoredExpense[]> {
      let after: StoredExpense | undefined;
      for (;;) {
        const batch = await listExpensesAfter(db, userId, filter, { after, limit: EXPORT_BATCH });
        if (batch.length > 0) yield batch;
        if (batch.length < EXPORT_BATCH) return;
        after = batch.at(-1);
      }
    },
  };
}

/** A reference to somebody else's record breaks the same key as one to nothing at all. */
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
