import type { SampleExpense } from './sample-project.ts';

/** Material from a shop, paid by card, unless the rest says otherwise. */
export const bought = (
  day: number,
  what: string,
  amount: string,
  from: string,
  line: string,
  rest: Partial<SampleExpense> = {},
): SampleExpense => ({
  day,
  what,
  amount,
  from,
  line,
  category: 'materials',
  method: 'credit_card',
  ...rest,
});
