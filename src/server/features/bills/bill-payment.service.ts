import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { findCurrency } from '#server/db/project-currency.ts';
import { invalidField } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Bill } from '#shared/bill.ts';
import type { BillPayment } from '#shared/bill-input.ts';
import type { Expense } from '#shared/expense.ts';
import { formatMoney, requireCents } from '#shared/money.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import { findPaymentFacts } from './bill.repository.ts';
import type { Bills } from './bill.service.ts';

interface PaymentParts {
  db: Database;
  bills: Bills;
  expenses: Pick<Expenses, 'createExpense'>;
}

export type BillPayments = ReturnType<typeof createBillPayments>;

export function createBillPayments({ db, bills, expenses }: PaymentParts) {
  return {
    /**
     * The expense that pays a bill, or a part of it. The account's row is locked meanwhile, so that
     * two payments at once cannot pay more than is due.
     */
    payBill: (scope: Scope, billId: number, payment: BillPayment, on: Queryable = db) =>
      on.transaction(async (tx): Promise<Expense> => {
        await holdAccount(tx, scope.ownerId);
        const bill = await bills.get(scope, billId, tx);
        if (!isOpen(bill, payment)) {
          const currency = await findCurrency(tx, scope.ownerId, bill.projectId);
          throw invalidField('amount', refusalOf(bill, payment, currency));
        }
        const { isHoldback = false, ...given } = payment;
        const { category, contractorId } = await findPaymentFacts(tx, scope.ownerId, billId);
        const { projectId, title, agreementId, planLineId } = bill;
        return expenses.createExpense(
          scope,
          {
            ...given,
            projectId,
            description: title,
            category: category ?? (agreementId === null ? 'other' : 'labor'),
            contractorId,
            billId,
            agreementId,
            planLineId,
            isHoldback,
          },
          tx,
        );
      }),
  };
}

const openOf = ({ due, heldLeft }: Bill, { isHoldback }: BillPayment) =>
  isHoldback ? heldLeft : due;

const isOpen = (bill: Bill, payment: BillPayment) =>
  requireCents(payment.amount) <= requireCents(openOf(bill, payment));

function refusalOf(bill: Bill, payment: BillPayment, currency: string): string {
  if (bill.isVoid) return 'This bill is void, so nothing of it is due';
  const open = openOf(bill, payment);
  const what = payment.isHoldback ? 'held back' : 'due';
  return requireCents(open) === 0n
    ? `Nothing of this bill is ${what}`
    : `Only ${formatMoney(open, currency)} of this bill is ${what}`;
}
