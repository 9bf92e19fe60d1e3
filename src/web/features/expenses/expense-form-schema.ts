import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { plainAmount } from '#shared/amount-input.ts';
import { type ExpenseInput, expenseInputSchema } from '#shared/expense-input.ts';
import { addsUp } from '#shared/expense-split.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import type { FormValues } from './use-suggestions.ts';

const expenseFormSchema = expenseInputSchema.check(
  z.refine(({ lines = [], amount }) => addsUp(amount, lines), {
    path: ['lines'],
    error: 'The parts must add up to the amount',
  }),
);

const resolve = formResolver(expenseFormSchema);

/**
 * Parts have categories of their own. The expense then has that of its first part. Their amounts
 * are what was typed.
 */
export const resolveExpense: Resolver<FormValues, unknown, ExpenseInput> = (values, ...rest) => {
  const [first] = values.lines ?? [];
  if (!first) return resolve(values, ...rest);
  const lines = values.lines?.map((part) => ({ ...part, amount: plainAmount(`${part.amount}`) }));
  return resolve({ ...values, lines, category: first.category }, ...rest);
};
