import type { ReactNode } from 'react';
import { formCategories } from '#shared/expense.ts';
import type { ReceiptReading } from '#shared/reading.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import type { ExpenseFormState } from './use-expense-form.ts';
import type { FormValues } from './use-suggestions.ts';

/** What stands below a field that was filled in and not looked at yet. */
export type FieldMarks = { [Field in 'amount' | 'date']?: ReactNode };

/**
 * Fills in what a receipt says, as default values: nothing that the person has typed or chosen, or
 * that the form was opened with, is changed. Returns the fields that ask for a look. The arithmetic
 * of the receipt confirms a total; nothing confirms its day.
 */
export function fillIn(form: ExpenseFormState, reading: ReceiptReading): (keyof FieldMarks)[] {
  const { total, date, merchant, contractorId, category } = reading;
  const set = <Field extends keyof FormValues>(field: Field, value: FormValues[Field] | null) => {
    if (value === null || !form.isFree(field)) return false;
    form.all.resetField(field, { defaultValue: value as never });
    return true;
  };
  set('description', merchant?.slice(0, NAME_MAX_LENGTH) ?? null);
  const hasAmount = set('amount', total?.value ?? null);
  const hasDate = set('date', date);
  if (contractorId !== null && form.isFree('contractorId')) form.chooseContractor(contractorId);
  const isOffered = formCategories.some((offered) => offered === category);
  if (isOffered && form.isFree('category')) form.suggestCategory(category);
  return [
    ...(hasAmount && !total?.checked ? ['amount' as const] : []),
    ...(hasDate ? ['date' as const] : []),
  ];
}
