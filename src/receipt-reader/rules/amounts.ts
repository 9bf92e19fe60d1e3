/** An amount in a row of text, in cents, with where it ends. */
export interface FoundAmount {
  cents: number;
  start: number;
  end: number;
}

/**
 * Digits with two decimals, with either decimal sign and any of the usual separators of thousands.
 * Not part of a longer number, a percentage, a date or a measure.
 */
const AMOUNT =
  /(?<![\d.,/:-])(?<minus>[-−(]\s?)?(?<sign>[$€£]\s?)?(?<whole>\d{1,3}(?:[ ,.'’]\d{3})+|\d{1,7})\s?[.,]\s?(?<cents>\d{2})(?!\d)(?!\s?%)(?!\s?[.,/:-]\d)(?<after>\s?-(?!\w)|\))?/g;

/** Letters that are often read instead of a digit, where only digits make sense. */
function withDigits(text: string): string {
  return text
    .replaceAll(/(?<=[\d.,$€£]\s?)[oOQD](?=[\d.,]|$|\s)/g, '0')
    .replaceAll(/(?<=[\d.,])[lI|](?=[\d.,]|$|\s)/g, '1')
    .replaceAll(/(?<![A-Za-z])[sS](?=\d+[.,]\d{2})/g, '$');
}

function findAmounts(row: string): FoundAmount[] {
  const text = withDigits(row);
  return [...text.matchAll(AMOUNT)].map((match) => {
    const { minus, whole = '', cents = '', after } = match.groups ?? {};
    const value = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents);
    const isNegative = Boolean(minus) || Boolean(after?.includes('-'));
    const start = match.index;
    return { cents: isNegative ? -value : value, start, end: start + match[0].length };
  });
}

/** The amount at the end of a row, where receipts have it. */
export function lastAmount(row: string): FoundAmount | undefined {
  return findAmounts(row).at(-1);
}

/** Whether the receipt writes decimals with a comma, as in most of Europe. */
export function hasDecimalComma(rows: string[]): boolean {
  const count = (pattern: RegExp) => rows.filter((row) => pattern.test(row)).length;
  return count(/\d,\d{2}(?!\d)/) > count(/\d\.\d{2}(?!\d)/);
}
