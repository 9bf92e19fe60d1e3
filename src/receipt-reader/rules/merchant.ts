import type { TextRow } from '../text-rows.ts';

/** Shops of which many people have receipts. */
const CHAINS = [
  'The Home Depot',
  "Lowe's",
  'Menards',
  'Ace Hardware',
  'True Value',
  'Harbor Freight',
  'Floor & Decor',
  'Sherwin-Williams',
  'Benjamin Moore',
  'Ferguson',
  'Costco Wholesale',
  'Walmart',
  'Target',
  'IKEA',
  'Amazon',
  'Wayfair',
  'Home Hardware',
  'RONA',
  'Canadian Tire',
  'Bauhaus',
  'OBI',
  'Hornbach',
  'Leroy Merlin',
  'Screwfix',
  'B&Q',
  'Wickes',
  'Bunnings',
  'Sunbelt Rentals',
  'United Rentals',
  '84 Lumber',
  'Builders FirstSource',
];

/** Rows at the top that are not a name. */
const NO_NAME =
  /receipt|invoice|rechnung|quittung|bon\b|facture|estimate|order|customer|copy|welcome|thank|bill to|sold to|ship to|date|time|tel\b|phone|fax|www\.|http|@|\.com|cashier|register|store\s*#|terminal|trans|page\b|vat|tax id|ust-?id|gst|no\.|#\s?\d|statement|ticket|duplicate|reprint|delivered|served|hours|open\b|member|payment|total|amount|description|qty|item/i;
const ADDRESS =
  /\b\d{1,5}\s+\w+.*\b(st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|hwy|highway|way|pkwy|court|ct|suite|unit|pike|place|pl)\b|\b[A-Z]{2}\s+\d{5}\b|stra(ß|ss)e|\bstr\.|\bplatz\b|\bweg\b|\b\d{5}\s+[A-ZÄÖÜ][a-zäöü]+|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|p\.?o\.? box/i;
const NUMBERS = /^[\d\s().+\-/:,*#xX]+$/;

const TOP_SHARE = 0.35;
const MAX_ROWS = 10;

/** The name on the receipt. Names that the person already uses come first. */
export function findMerchant(rows: TextRow[], known: readonly string[]): string | null {
  const top = rows.filter(({ place }, index) => place <= TOP_SHARE || index < 4).slice(0, MAX_ROWS);
  return (
    nameIn(top, known) ?? nameIn(top, CHAINS) ?? nameIn(rows, known) ?? largestName(top) ?? null
  );
}

/** The name that stands in one of the rows, also with a letter or two misread. */
function nameIn(rows: TextRow[], names: readonly string[]): string | undefined {
  const plainRows = rows.flatMap(({ text }, index) => {
    const next = rows[index + 1]?.text ?? '';
    return [plain(text), plain(`${text}${next}`)];
  });
  return names
    .filter((name) => plain(name).length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .find((name) => plainRows.some((row) => contains(row, plain(name))));
}

/** Letters and digits only, with those that look alike made equal. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\bthe\b|\p{M}|[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[l1i|]/g, 'i')
    .replaceAll(/[o0]/g, 'o')
    .replaceAll(/rn/g, 'm');

function contains(row: string, name: string): boolean {
  if (name.length < 5) return row === name || row.startsWith(name);
  if (row.includes(name)) return true;
  const allowed = Math.floor(name.length / 6);
  if (allowed === 0) return false;
  for (let start = 0; start + name.length - allowed <= row.length; start += 1) {
    if (distance(row.slice(start, start + name.length), name, allowed) <= allowed) return true;
  }
  return false;
}

/** How many letters differ, at most `limit` + 1. */
function distance(left: string, right: string, limit: number): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[right.length] ?? limit + 1;
}

/** The row in the largest letters near the top; of equal ones the first. */
function largestName(rows: TextRow[]): string | undefined {
  const names = rows.filter(({ text }) => isName(text));
  const largest = names.toSorted((a, b) => b.height - a.height)[0];
  if (!largest) return undefined;
  const first = names.find(({ height }) => height >= 0.8 * largest.height) ?? largest;
  return first.text.replaceAll(/\s+/g, ' ').replaceAll(/^[\W_]+|[\s*~=_-]+$/g, '');
}

function isName(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '').length;
  return (
    letters >= 3 &&
    letters >= text.replaceAll(/\s/g, '').length / 2 &&
    !NO_NAME.test(text) &&
    !ADDRESS.test(text) &&
    !NUMBERS.test(text)
  );
}
