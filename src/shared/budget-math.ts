import type { AgreementStatus } from './agreement.ts';

/** The rules of one bill and one agreement, in whole cents. Payments are less refunds. */

const max = (left: bigint, right: bigint) => (left > right ? left : right);
const min = (left: bigint, right: bigint) => (left < right ? left : right);

interface BillAmounts {
  amount: bigint;
  held: bigint;
  isVoid: boolean;
  /** All payments, those of the hold-back included. */
  paid: bigint;
  paidOfHoldback: bigint;
}

/** What is to be paid now, and what is kept back. */
export function billOpen({ amount, held, isVoid, paid, paidOfHoldback }: BillAmounts): {
  due: bigint;
  heldLeft: bigint;
} {
  if (isVoid) return { due: 0n, heldLeft: 0n };
  const open = max(0n, amount - paid);
  const heldLeft = min(max(0n, held - paidOfHoldback), open);
  return { due: open - heldLeft, heldLeft };
}

interface AgreementAmounts {
  amount: bigint;
  /** Changes that were accepted. */
  changes: bigint;
  status: AgreementStatus;
  /** Its bills that are not void. */
  billed: bigint;
  /** Payments that name no bill, or a void one. */
  paidWithoutBill: bigint;
}

/** What is agreed and not yet billed or paid. */
export function agreementLeft(agreement: AgreementAmounts): bigint {
  const { amount, changes, status, billed, paidWithoutBill } = agreement;
  if (status !== 'open') return 0n;
  return max(0n, amount + changes - billed - paidWithoutBill);
}
