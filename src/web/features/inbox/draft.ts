import { type ExpenseHabits, expenseCategories } from '#shared/expense.ts';
import { type ExpenseInput, expenseInputSchema } from '#shared/expense-input.ts';
import type { InboxItem } from '#shared/inbox.ts';
import type { ExpenseStart } from '../expenses/expense-start.ts';

/** What an item of the inbox would be as an expense. */
export interface Draft {
  /** What the form starts with. */
  start: ExpenseStart;
  /** Null if something is missing. */
  input: ExpenseInput | null;
  /** In words. */
  missing: string[];
  /** Expenses that may be the same purchase. */
  duplicateOf: number[];
  /** Whether it can be saved without a look: its total is checked, and it is no duplicate. */
  isSure: boolean;
}

const fieldNames = {
  amount: 'total',
  date: 'date',
  description: 'description',
  category: 'category',
  paymentMethod: 'payment method',
} as const;
type NeededField = keyof typeof fieldNames;

/**
 * From what the receipt says and what the household did before: the category of that shop or
 * contractor, and the payment method of the last expense.
 */
export function draftOf(item: InboxItem, habits: ExpenseHabits | undefined): Draft {
  const { reading, key, projectId } = item;
  const { total, date, merchant, contractorId } = reading;
  const category =
    reading.category ?? (contractorId === null ? null : habits?.byContractor[contractorId]);
  const isKnown = category != null && Object.hasOwn(expenseCategories, category);
  const values = withoutNulls({
    description: merchant,
    amount: total && !total.value.startsWith('-') ? total.value : null,
    date,
    category: isKnown ? category : null,
    paymentMethod: habits?.paymentMethod ?? null,
    contractorId,
    attachments: [{ key, name: item.name }],
  });
  const missing = (Object.keys(fieldNames) as NeededField[])
    .filter((field) => values[field] === undefined)
    .map((field) => fieldNames[field]);
  const input = expenseInputSchema.safeParse({ ...values, projectId }).data ?? null;
  const isAlone = reading.duplicateOf.length === 0 && item.sameAs === null;
  return {
    start: { values, wantsPhoto: false },
    input,
    missing,
    duplicateOf: reading.duplicateOf,
    isSure: input !== null && total?.checked === true && isAlone,
  };
}

type Values = ExpenseStart['values'];

function withoutNulls(values: { [Field in keyof Values]?: Values[Field] | null }): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
}
