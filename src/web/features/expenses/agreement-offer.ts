import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { leftToPay } from '../agreements/left-to-pay.ts';

/** "Tiling ($4,200.00 left)" */
export function agreementText(
  agreement: Agreement,
  bills: readonly Bill[],
  currency: string,
): string {
  return `${agreement.title} (${formatMoney(leftToPay(agreement, bills), currency)} left)`;
}

/** What a payment pays: a bill, or what was held back of it. */
export interface BillChoice {
  billId: number | null;
  isHoldback: boolean;
}

interface BillQuery {
  agreementId: number | null;
  chosen: BillChoice;
  currency: string;
}

/** The bills of an agreement that something is open on, and the chosen one. */
export function billOptions(
  bills: readonly Bill[],
  { agreementId, chosen, currency }: BillQuery,
): SelectOption[] {
  return bills
    .filter((bill) => bill.agreementId === agreementId)
    .flatMap(({ id, title, due, heldLeft }) => {
      const isChosen = (isHoldback: boolean) =>
        chosen.billId === id && chosen.isHoldback === isHoldback;
      const option = (isHoldback: boolean, left: string, word: string) =>
        isPositive(left) || isChosen(isHoldback)
          ? [
              {
                value: billValue({ billId: id, isHoldback }),
                label: `${title} (${formatMoney(left, currency)} ${word})`,
              },
            ]
          : [];
      return [...option(false, due, 'due'), ...option(true, heldLeft, 'held back')];
    });
}

const HELD = '-held';

export function billValue({ billId, isHoldback }: BillChoice): string {
  return billId === null ? '' : `${billId}${isHoldback ? HELD : ''}`;
}

export function toBillChoice(value: string): BillChoice {
  const billId = Number.parseInt(value, 10) || null;
  return { billId, isHoldback: value.endsWith(HELD) };
}

function isPositive(amount: string): boolean {
  return (toCents(amount) ?? 0n) > 0n;
}
