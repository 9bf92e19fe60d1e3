import { lastAmount } from './amounts.ts';
import { type Label, labelOf, totalRank } from './labels.ts';

/** A row with an amount. Amounts are in cents. */
interface PricedRow {
  index: number;
  text: string;
  cents: number;
  label: Label | undefined;
}

export interface Totals {
  total: number | null;
  /** Whether the other figures of the receipt add up to it. */
  isChecked: boolean;
  tax: number | null;
  items: PricedRow[];
}

/** The rows with an amount. A label without an amount takes that of the next row, if it is alone. */
function pricedRows(rows: string[]): PricedRow[] {
  return rows.flatMap((text, index) => {
    const amount = lastAmount(text);
    const above = rows[index - 1] ?? '';
    if (!amount) return [];
    const own = labelOf(text);
    const isAlone = !/\p{L}{2,}/u.test(text);
    const inherited = isAlone && !lastAmount(above) ? labelOf(above) : undefined;
    const words = own || !inherited ? text : `${above} ${text}`;
    return [{ index, text: words, cents: amount.cents, label: own ?? inherited }];
  });
}

export function findTotals(rows: string[]): Totals {
  const priced = pricedRows(rows);
  const candidates = candidatesFor(priced);
  const checked = candidates.find((candidate) => addsUp(priced, candidate));
  const total = checked ?? candidates[0];
  const tax = taxOf(priced, total);
  return {
    total: total?.cents ?? null,
    isChecked: checked !== undefined,
    tax,
    items: total ? itemsOf(priced, total) : [],
  };
}

/** The likeliest first. Without a row that says total, the amount that was paid. */
function candidatesFor(priced: PricedRow[]): PricedRow[] {
  const positive = priced.filter(({ cents }) => cents > 0);
  const named = positive
    .filter(({ label }) => label === 'total')
    .toSorted((a, b) => totalRank(b.text) - totalRank(a.text) || b.index - a.index);
  const paid = positive
    .filter(({ label }) => label === 'charged' || label === 'tender')
    .toSorted((a, b) => b.cents - a.cents);
  const largest = positive
    .filter(({ label }) => label === undefined)
    .toSorted((a, b) => b.cents - a.cents)
    .slice(0, 1);
  return [...named, ...paid, ...largest];
}

const sum = (rows: PricedRow[]) => rows.reduce((total, { cents }) => total + cents, 0);
const of = (rows: PricedRow[], ...labels: Label[]) =>
  rows.filter(({ label }) => label && labels.includes(label));

/** Rows above the total: what it is the sum of. */
const before = (priced: PricedRow[], total: PricedRow) =>
  priced.filter(({ index }) => index < total.index);

function addsUp(priced: PricedRow[], total: PricedRow): boolean {
  return (
    isSubtotalAndTax(priced, total) ||
    isSumOfItems(priced, total) ||
    isCashLessChange(priced, total) ||
    isTotalAndTip(priced, total)
  );
}

/** Subtotal and taxes, with fees and without what is taken off. */
function isSubtotalAndTax(priced: PricedRow[], total: PricedRow): boolean {
  const above = before(priced, total);
  const taxes = distinct(of(above, 'tax'));
  return of(above, 'subtotal').some((subtotal) => {
    const between = above.filter(({ index }) => index > subtotal.index);
    const fees = sum(of(between, 'fee', 'tip'));
    const off = sum(of(between, 'discount', 'paid_before').map(asPositive));
    const net = subtotal.cents + fees;
    const results = [net + sum(taxes), net + sum(taxes) - off];
    if (taxes.length > 1) results.push(...taxes.flatMap(({ cents }) => [net + cents]));
    const isMore = taxes.length + fees + off > 0;
    return isMore && results.includes(total.cents);
  });
}

const asPositive = (row: PricedRow) => ({ ...row, cents: Math.abs(row.cents) });

/** The same tax may stand twice: in the sum and in a table of rates. */
function distinct(rows: PricedRow[]): PricedRow[] {
  const seen = new Set<number>();
  return rows.filter(({ cents }) => !seen.has(cents) && seen.add(cents));
}

/** At least two figures must agree by chance for this to be wrong. */
function isSumOfItems(priced: PricedRow[], total: PricedRow): boolean {
  const items = itemsOf(priced, total);
  const above = before(priced, total);
  const taxes = sum(distinct(of(above, 'tax')));
  const fees = sum(of(above, 'fee'));
  const off = sum(of(above, 'discount').map(asPositive));
  const parts = items.length + (taxes > 0 ? 1 : 0) + (fees > 0 ? 1 : 0);
  if (parts < 2) return false;
  const net = sum(items) + fees;
  return [net + taxes, net + taxes - off, net].includes(total.cents);
}

function isCashLessChange(priced: PricedRow[], total: PricedRow): boolean {
  const after = priced.filter(({ index }) => index > total.index);
  return of(after, 'change').some(({ cents: change }) =>
    of(after, 'tender').some(
      ({ cents: cash }) => change !== 0 && cash - Math.abs(change) === total.cents,
    ),
  );
}

function isTotalAndTip(priced: PricedRow[], total: PricedRow): boolean {
  const above = before(priced, total);
  const tip = of(above, 'tip').at(-1);
  if (!tip) return false;
  return of(above, 'total', 'subtotal', 'charged').some(
    ({ cents }) => cents + tip.cents === total.cents,
  );
}

/** What was bought: priced rows without a label above the first sum. */
function itemsOf(priced: PricedRow[], total: PricedRow): PricedRow[] {
  const firstSum = priced.find(({ label }) => label === 'subtotal' || label === 'total');
  const end = Math.min(firstSum?.index ?? total.index, total.index);
  return priced.filter(({ index, label }) => index < end && label === undefined);
}

function taxOf(priced: PricedRow[], total: PricedRow | undefined): number | null {
  const taxes = distinct(of(total ? before(priced, total) : priced, 'tax'));
  if (taxes.length === 0) return null;
  return sum(taxes);
}
