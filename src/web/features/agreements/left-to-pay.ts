import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import { addMoney } from '#shared/money.ts';

/** What is still to be paid on an agreement: billed or not, held back or not. */
export function leftToPay(
  agreement: Pick<Agreement, 'id' | 'left'>,
  bills: readonly Pick<Bill, 'agreementId' | 'due' | 'heldLeft'>[],
): string {
  const itsBills = bills.filter(({ agreementId }) => agreementId === agreement.id);
  return addMoney([agreement.left, ...itsBills.flatMap(({ due, heldLeft }) => [due, heldLeft])]);
}
