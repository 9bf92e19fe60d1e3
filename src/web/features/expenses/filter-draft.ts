import { plainAmount } from '#shared/amount-input.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { expenseKinds } from '#shared/expense.ts';
import { amountFilterSchema, receiptFilters } from '#shared/expense-filter-values.ts';
import { toCents } from '#shared/money.ts';
import { type ExpenseView, NO_BUDGET_FILTERS, NO_FILTERS, toIdOrNone } from './expense-view.ts';

/** The filters as the dialog's fields hold them: text, empty for none. */
export interface FilterDraft {
  project: string;
  category: ExpenseView['category'];
  contractor: string;
  from: string;
  to: string;
  minAmount: string;
  maxAmount: string;
  receipt: string;
  kind: string;
  line: string;
  room: string;
}

export function draftOf(
  view: Omit<ExpenseView, 'sort' | 'group' | 'page' | 'pageSize'>,
): FilterDraft {
  const { project, category, contractor, from, to, minAmount, maxAmount, receipt, kind } = view;
  return {
    project,
    category,
    contractor: String(contractor ?? ''),
    from: from ?? '',
    to: to ?? '',
    minAmount: minAmount ?? '',
    maxAmount: maxAmount ?? '',
    receipt: receipt ?? '',
    kind: kind ?? '',
    line: String(view.line ?? ''),
    room: String(view.room ?? ''),
  };
}

export const NO_DRAFT = draftOf(NO_FILTERS);

type DraftErrors = Partial<Record<'from' | 'to' | 'minAmount' | 'maxAmount', string>>;

/** The filters in the fields, or what is wrong with them. */
export function readDraft(draft: FilterDraft): {
  changes: Partial<ExpenseView> | null;
  errors: DraftErrors;
} {
  const { from, to } = draft;
  const min = readAmount(draft.minAmount);
  const max = readAmount(draft.maxAmount);
  const errors: DraftErrors = {
    ...dayError('from', from),
    ...dayError('to', to),
    ...(from && to && to < from && { to: 'This day is before the first one' }),
    ...(min.error && { minAmount: min.error }),
    ...(max.error && { maxAmount: max.error }),
    ...(isLess(max.amount, min.amount) && { maxAmount: 'This is less than the lowest amount' }),
  };
  if (Object.keys(errors).length > 0) return { changes: null, errors };
  return {
    errors,
    changes: {
      project: draft.project === 'all' ? 'all' : 'selected',
      category: draft.category,
      contractor: toIdOrNone(draft.contractor),
      from: from || null,
      to: to || null,
      minAmount: min.amount,
      maxAmount: max.amount,
      receipt: receiptFilters.find((known) => known === draft.receipt) ?? null,
      kind: expenseKinds.find((known) => known === draft.kind) ?? null,
      // Lines and rooms are those of one project.
      ...(draft.project === 'all'
        ? NO_BUDGET_FILTERS
        : { line: toIdOrNone(draft.line), room: toIdOrNone(draft.room) }),
    },
  };
}

function dayError(key: 'from' | 'to', day: string): DraftErrors {
  return day && !isCalendarDate(day) ? { [key]: 'This must be a day that exists' } : {};
}

function readAmount(text: string): { amount: string | null; error?: string | undefined } {
  if (text.trim() === '') return { amount: null };
  const result = amountFilterSchema.safeParse(plainAmount(text));
  return result.success
    ? { amount: result.data }
    : { amount: null, error: result.error.issues[0]?.message };
}

function isLess(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && (toCents(left) ?? 0n) < (toCents(right) ?? 0n);
}
