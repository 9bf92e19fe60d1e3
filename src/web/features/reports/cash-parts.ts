import type { Analytics } from '#shared/analytics.ts';
import { toLocalDate } from '#shared/dates.ts';
import { addMoney, toCents } from '#shared/money.ts';
import { writing } from '#shared/writing.ts';

export type CashMonth = Analytics['cash']['months'][number];
type CashPart = Exclude<keyof CashMonth, 'month'>;

/** From the ground up: what is sure comes first. */
export const cashParts: { key: CashPart; label: string; className: string }[] = [
  { key: 'paid', label: 'Paid', className: 'fill-fill-pine' },
  { key: 'due', label: 'Due', className: 'fill-fill-amber' },
  { key: 'agreed', label: 'Agreed', className: 'fill-materials' },
  { key: 'toBuy', label: 'Still to buy', className: 'fill-other' },
];

export const monthTotal = (month: CashMonth) => addMoney(cashParts.map(({ key }) => month[key]));

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** "Mar 2026" for 2026-03. */
export function monthName(month: string): string {
  const [year, number] = month.split('-');
  return (
    writing.format?.month(toLocalDate(`${month}-01`), 'short') ??
    `${monthNames[Number(number) - 1]} ${year}`
  );
}

/** What nothing dates, in words; null if there is nothing. */
export function undatedParts(noDate: Analytics['cash']['noDate']) {
  const labels = { due: 'due', held: 'held back', agreed: 'agreed', toBuy: 'still to buy' };
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => toCents(noDate[key]))
    .map((key) => ({ label: labels[key], amount: noDate[key] }));
}
