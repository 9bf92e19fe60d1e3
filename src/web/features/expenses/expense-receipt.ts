import type { Expense } from '#shared/expense.ts';

/** The key or web address of an expense's receipt, which the calls name `imageUrl`. */
export function receiptOf({ imageUrl }: Expense): string | null {
  return imageUrl;
}
