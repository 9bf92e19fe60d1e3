import { billOpen } from '#shared/budget-math.ts';
import { requireCents } from '#shared/money.ts';

interface StoredAmounts {
  amount: string;
  held: string;
  isVoid: boolean;
  paid: string;
  paidOfHoldback: string;
}

/** What is to be paid now, and what is kept back, by the stored amounts. */
export function openOf({ amount, held, isVoid, paid, paidOfHoldback }: StoredAmounts) {
  return billOpen({
    amount: requireCents(amount),
    held: requireCents(held),
    isVoid,
    paid: requireCents(paid),
    paidOfHoldback: requireCents(paidOfHoldback),
  });
}
