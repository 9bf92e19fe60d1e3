import type { TextRow } from '../text-rows.ts';
import { hasDecimalComma, lastAmount } from './amounts.ts';
import { findDate } from './dates.ts';
import { findMerchant } from './merchant.ts';
import { findTotals } from './totals.ts';

/** What the text of a receipt says. Amounts are text with two decimals. */
export interface ReceiptFacts {
  total: { value: string; isChecked: boolean } | null;
  date: string | null;
  merchant: string | null;
  tax: string | null;
  lines: { text: string; amount: string }[];
}

export interface ReadingHints {
  /** As an ISO day: a receipt is not of the future. */
  today: string;
  /** Names that the person already uses: contractors and earlier merchants. */
  merchants: readonly string[];
}

const MAX_LINES = 200;

export function toFacts(rows: TextRow[], { today, merchants }: ReadingHints): ReceiptFacts {
  const texts = rows.map(({ text }) => text);
  const { total, isChecked, tax, items } = findTotals(texts);
  const isDayFirst = hasDecimalComma(texts) || texts.some((text) => /€|£|mwst|\bvat\b/i.test(text));
  return {
    total: total === null ? null : { value: toMoney(total), isChecked },
    date: findDate(texts, { today, isDayFirst }),
    merchant: findMerchant(rows, merchants),
    tax: tax === null ? null : toMoney(tax),
    lines: items.slice(0, MAX_LINES).map(({ text, cents }) => ({
      text: text.slice(0, lastAmount(text)?.start).trim(),
      amount: toMoney(cents),
    })),
  };
}

function toMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
