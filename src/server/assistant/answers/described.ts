import { addMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import type { LedgerExpense } from '../ledger.ts';
import { fieldLines } from '../query/write-result.ts';
import { says } from '../question/mentions.ts';
import { expensePage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { fieldAsked } from './expense-field.ts';

/** "How was the May payment made?", where an expense is called "May payment". */
export const described: Answerer = {
  understands: ({ described: rows }) => rows !== null,
  answer({ reading, books }) {
    const rows = reading.described ?? [];
    const isOfMethod = reading.paymentMethod !== null || reading.otherMethod !== null;
    const field = isOfMethod ? 'paymentMethod' : fieldAsked(reading);
    // "The two bills that we logged as utilities, sum of both".
    const isOfSum = rows.length > 1 && SUM.test(reading.words.join(' '));
    const isOfCategory = field === null && reading.category !== null && !isOfSum;
    // "Which of the two set us back more?" asks for no contractor.
    const isOfGap = rows.length > 1 && says(reading, 'compare') && !isOfMethod;
    const asked = isOfGap ? 'amount' : (field ?? (isOfCategory ? 'category' : 'amount'));
    const lines = fieldLines(rows, asked, books);
    if (rows.length < 2 || asked !== 'amount') return lines;
    const isCompared = says(reading, 'compare', 'most', 'least', 'pricey');
    const [one, other] = rows;
    const told = isCompared && one && other ? gapBetween(one, other) : sumOf(rows);
    return told === null ? lines : `${told}\n\n${lines}`;
  },
};

const SUM =
  /\b(?:sum|total|together|combined|added|add(?:s|ed)? up|in all|altogether|both come to|come to)\b/;

const isOneCurrency = (rows: readonly LedgerExpense[]) =>
  new Set(rows.map(({ currency }) => currency)).size === 1;

/** Null for two currencies. */
export function gapBetween(one: LedgerExpense, other: LedgerExpense): string | null {
  if (!isOneCurrency([one, other])) return null;
  const gap = subtractMoney(one.amount, other.amount);
  if (gap === '0.00') return 'Both cost the same.';
  const [more, less] = gap.startsWith('-') ? [other, one] : [one, other];
  const by = link(formatMoney(gap.replace('-', ''), one.currency), expensePage(more));
  return `${bold(more.description)} cost ${by} more than ${bold(less.description)}.`;
}

export function sumOf(rows: readonly LedgerExpense[]): string | null {
  const [first] = rows;
  if (!first || !isOneCurrency(rows)) return null;
  const total = addMoney(rows.map(({ amount }) => amount));
  return `Together that is ${link(formatMoney(total, first.currency), expensePage(first))}.`;
}
