import type { Expense, ExpenseInput, ExpenseUpdate } from '#shared/expense.ts';

/**
 * Calls name the receipt of an expense `imageUrl`. Inside the server it is `receipt`, and only this
 * file knows both names.
 */
type Inside<Call extends ExpenseUpdate> = Omit<Call, 'imageUrl'> & {
  receipt?: ExpenseUpdate['imageUrl'];
};
export type ExpenseFields = Omit<Inside<NewExpense>, keyof Defaults> & Defaults;
export type ExpenseChanges = Omit<Inside<ExpenseUpdate>, keyof Defaults> & {
  [Field in keyof Defaults]?: Defaults[Field] | undefined;
};

/** The payment of a bill also says why it was paid in spite of a warning. */
export interface NewExpense extends ExpenseInput {
  overrideReason?: string | null | undefined;
}

/** What a new expense is unless the call says otherwise. */
type Defaults = Pick<Expense, 'kind' | 'isHoldback' | 'lines'>;

/** An expense as stored. The link to its thumbnail and the name of its author are added later. */
export interface StoredExpense extends Omit<Expense, 'imageUrl' | 'thumbnailUrl' | 'addedBy'> {
  receipt: string | null;
  createdBy: number | null;
}

export function fromCreation(input: NewExpense): ExpenseFields {
  const { kind = 'expense', isHoldback = false, lines = [], ...fields } = fromCall(input);
  return { ...fields, kind, isHoldback, lines };
}

export function fromCall<Call extends ExpenseUpdate>({ imageUrl, ...fields }: Call): Inside<Call> {
  return imageUrl === undefined ? fields : { ...fields, receipt: imageUrl };
}

export function toAnswer(
  stored: StoredExpense,
  { thumbnailUrl, addedBy }: Pick<Expense, 'thumbnailUrl' | 'addedBy'>,
): Expense {
  const { receipt, createdBy: _, ...fields } = stored;
  return { ...fields, imageUrl: receipt, thumbnailUrl, addedBy };
}
