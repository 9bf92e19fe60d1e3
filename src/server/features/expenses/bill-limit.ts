import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { findCurrency } from '#server/db/project-currency.ts';
import { invalidField } from '#server/errors.ts';
import { billOpen } from '#shared/budget-math.ts';
import { formatMoney, fromCents, requireCents } from '#shared/money.ts';
import { findBillPayments } from './expense-references.repository.ts';
import type { BudgetFields } from './expense-references.ts';

type Payment = Pick<BudgetFields, 'projectId' | 'billId' | 'kind' | 'amount' | 'isHoldback'>;

interface Wanted {
  /** The payment as it is to be saved. */
  payment: Payment;
  /** As it is stored. Undefined for a new one. */
  before?: Payment & { id: number };
}

/**
 * A bill is never paid twice: the expenses on it come to its amount at most. What is paid beyond it
 * is an expense of its own, so that it does not hide in a paid bill. Hold the account meanwhile.
 */
export async function requireWithinBill(
  tx: Queryable,
  ownerId: OwnerId,
  { payment, before }: Wanted,
): Promise<void> {
  const { projectId, billId, amount, isHoldback } = payment;
  if (billId === null || !paysMore(payment, before)) return;
  const place = { ownerId, projectId };
  const bill = await findBillPayments(tx, place, { billId, exceptId: before?.id ?? null });
  // The foreign key reports a bill that is gone.
  if (!bill) return;
  if (bill.isVoid) {
    if (before?.billId === billId) return;
    throw invalidField('billId', 'This bill is void, so nothing of it is to be paid');
  }
  const { due, heldLeft } = billOpen({
    amount: requireCents(bill.amount),
    held: requireCents(bill.held),
    isVoid: false,
    paid: requireCents(bill.paid),
    paidOfHoldback: requireCents(bill.paidOfHoldback),
  });
  const open = isHoldback ? heldLeft : due + heldLeft;
  if (requireCents(amount) <= open) return;
  const currency = await findCurrency(tx, ownerId, projectId);
  throw invalidField('amount', refusalOf(formatMoney(fromCents(open), currency), open, isHoldback));
}

function paysMore(payment: Payment, before: Payment | undefined): boolean {
  if (payment.kind === 'refund') return false;
  if (before?.billId !== payment.billId || before.kind === 'refund') return true;
  if (before.isHoldback !== payment.isHoldback) return true;
  return requireCents(payment.amount) > requireCents(before.amount);
}

function refusalOf(left: string, open: bigint, isHoldback: boolean): string {
  if (isHoldback) {
    return open === 0n
      ? 'Nothing of this bill is held back'
      : `Only ${left} of this bill is held back`;
  }
  return open === 0n
    ? 'This bill is paid. Record what you paid beyond it without the bill.'
    : `Only ${left} of this bill is still to be paid. Record the rest without the bill.`;
}
