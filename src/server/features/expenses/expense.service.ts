import type { Database, Queryable } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type { Attachment } from '#shared/attachment.ts';
import type { Expense, ExpenseAllowance, ExpenseHabits, ExpenseList } from '#shared/expense.ts';
import type { ExpenseListQuery } from '#shared/expense-filter.ts';
import type { ExpenseUpdate } from '#shared/expense-input.ts';
import { countPages } from '#shared/pagination.ts';
import { hasRoom } from '#shared/plan-limits.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { removeRecord } from '../activity/record.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import { removeTakenItem } from '../inbox/inbox.repository.ts';
import { readAddedBy } from '../people/added-by.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { requireWithinBill } from './bill-limit.ts';
import { findExpense, insertExpense, insertExpenses, updateExpense } from './expense.repository.ts';
import { budgetOf, changesToWrite, hasReferences, mergeChange } from './expense-change.ts';
import { readTotals, sumMonthsByCurrency } from './expense-currency.repository.ts';
import { createExpenseExports } from './expense-export.service.ts';
import { filesWithout, settleFiles } from './expense-files.ts';
import { findExpenseHabits } from './expense-habits.repository.ts';
import { isKeptList, listExpenses } from './expense-list.repository.ts';
import { paysBill } from './expense-references.repository.ts';
import { messages, settleReferences } from './expense-references.ts';
import { searchExpenses, sumMonths } from './expense-search.repository.ts';
import {
  type ExpenseChanges,
  fromCall,
  fromCreation,
  type NewExpense,
  type StoredExpense,
  toAnswer,
  type WantedFiles,
  wantedFiles,
} from './expense-wire.ts';
import { withoutSamples } from './sample-filter.ts';

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

  /** A new row. What it names must exist when it is saved. Most expenses name nothing. */
  async function insert(
    scope: Scope,
    input: NewExpense,
    { on, inboxItemId }: { on: Queryable; inboxItemId: number | null },
  ): Promise<StoredExpense | undefined> {
    const { ownerId } = scope;
    const fields = fromCreation(input);
    const files: WantedFiles = wantedFiles(input) ?? { files: [], field: 'attachments' };
    const wanted = { fields: budgetOf(fields), isLineChosen: true, keepsParts: false };
    const write = async (to: Queryable) => {
      const settled = await settleReferences(to, ownerId, wanted);
      if (hasReferences(wanted.fields)) {
        await requireWithinBill(to, ownerId, { payment: settled });
      }
      const attachments = await settleFiles(receipts, scope, files, { on: to });
      if (inboxItemId !== null) await takeFromInbox(to, ownerId, inboxItemId, files);
      return insertExpense(to, scope, { ...fields, ...settled, attachments });
    };
    const hasUpload = files.files.some(({ key }) => isReceiptKey(key));
    const isPlain = !hasUpload && inboxItemId === null;
    if (isPlain && !hasReferences(wanted.fields)) return write(on);
    return on.transaction(async (tx) => {
      if (hasReferences(wanted.fields)) await holdAccount(tx, ownerId);
      return write(tx);
    });
  }

  return {
    ...createExpenseExports(db),

    getExpense,

    async listExpenses(scope: Scope, wanted: ExpenseListQuery): Promise<ExpenseList> {
      const { reach } = scope;
      const query = await withoutSamples(db, reach, wanted);
      const { page, pageSize, sort, group, thumbnails } = query;
      const slice = { limit: pageSize, offset: (page - 1) * pageSize, sort };
      const list = isKeptList(reach, query, sort) ? listExpenses : searchExpenses;
      const found = await list(db, reach, query, slice);
      const days = found.page.map(({ date }) => date);
      const totals = query.projectId === null && (await readTotals(db, reach, query, found));
      const sumMonthsOf = query.projectId === null ? sumMonthsByCurrency : sumMonths;
      return {
        expenses: await toAnswers(scope, found.page, { thumbnails }),
        totalCount: found.totalCount,
        totalPages: countPages(found.totalCount, pageSize),
        totalAmount: found.totalAmount,
        ...(totals && { totals }),
        ...(group && { months: await sumMonthsOf(db, reach, query, days) }),
      };
    },

    getHabits: ({ reach }: Scope, projectId: number | null): Promise<ExpenseHabits> =>
      findExpenseHabits(db, reach, projectId),

    async canCreateExpense(ownerId: OwnerId): Promise<ExpenseAllowance> {
      const { allowance } = await plans.usage(ownerId);
      const expenses = allowance('expenses');
      return { canCreate: hasRoom(expenses), ...expenses };
    },

    /** With an item of the inbox, it is created only if the item still waits. */
    async createExpense(
      scope: Scope,
      input: NewExpense,
      on: Queryable = db,
      inboxItemId: number | null = null,
    ): Promise<Expense> {
      const stored = await insert(scope, input, { on, inboxItemId }).catch(explainReference);
      if (!stored) throw await plans.refusal('expenses', scope, on);
      return answer(scope, stored, on);
    },

    /** Many without files, for whom the caller has made room. Their ids are in the same order. */
    createAll: (author: Author, inputs: NewExpense[], tx: Queryable): Promise<number[]> =>
      insertExpenses(
        tx,
        author,
        inputs.map((input) => ({ ...fromCreation(input), attachments: [] })),
      ).catch(explainReference),

    /** A file that nothing refers to any more is removed. */
    async updateExpense(
      scope: Scope,
      expenseId: number,
      { version, ...input }: ExpenseUpdate,
    ): Promise<Expense> {
      const { ownerId } = scope;
      const changes: ExpenseChanges = fromCall(input);
      let replaced: Attachment[] = [];
      const saved = await saveChange(db, {
        scope,
        kind: 'expense',
        recordId: expenseId,
        version,
        read: (tx) => getExpense(scope, expenseId, tx),
        async prepare(tx) {
          const isHeld = hasReferences(changes) || (await paysBill(tx, ownerId, expenseId));
          if (isHeld) await holdAccount(tx, ownerId);
        },
        async write(tx, before) {
          const stored = await requireStored(ownerId, expenseId, tx);
          replaced = stored.attachments;
          const files = wantedFiles(input, replaced);
          if (files) {
            changes.attachments = await settleFiles(receipts, scope, files, {
              on: tx,
              before: replaced,
            });
          }
          const wanted = mergeChange(stored, changes);
          if (wanted?.fields.refundOfId === expenseId) {
            throw invalidField('refundOfId', 'An expense cannot refund itself');
          }
          const settled = wanted && (await settleReferences(tx, ownerId, wanted));
          if (settled) await requireWithinBill(tx, ownerId, { payment: settled, before: stored });
          const written = changesToWrite(stored, settled, changes);
          const saved = await updateExpense(tx, scope, expenseId, { changes: written, before });
          return saved && answer(scope, saved, tx);
        },
      }).catch(explainReference);
      await receipts.discardUnused(ownerId, filesWithout(replaced, saved.attachments));
      return saved;
    },

    /** Its files stay until the expense can no longer be restored. */
    async deleteExpense(scope: Scope, expenseId: number): Promise<void> {
      if (!(await removeRecord(db, scope, 'expense', expenseId))) throw notFound('Expense');
    },
  };
}

/** Two people may accept the same receipt at once. One of them makes the expense. */
async function takeFromInbox(
  tx: Queryable,
  ownerId: OwnerId,
  itemId: number,
  { files }: WantedFiles,
): Promise<void> {
  const keys = files.map(({ key }) => key);
  if (await removeTakenItem(tx, ownerId, { itemId, keys })) return;
  throw new AppError('conflict', 'This receipt is no longer in the inbox.');
}

const references: Record<string, [field: string, message: string]> = {
  expenses_project_fkey: ['projectId', 'Choose one of your projects'],
  expenses_contractor_fkey: ['contractorId', 'Choose one of your contractors'],
  // Deleted since they were looked up.
  expenses_plan_line_fkey: ['planLineId', messages.planLineId],
  expenses_room_fkey: ['roomId', messages.roomId],
  expenses_agreement_fkey: ['agreementId', messages.agreementId],
  expenses_bill_fkey: ['billId', messages.billId],
};

/** A reference to another user's record violates the same key as one to a missing record. */
function explainReference(error: unknown): never {
  const broken = references[brokenReference(error) ?? ''];
  throw broken ? invalidField(...broken) : error;
}
