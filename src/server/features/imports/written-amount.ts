import { fromCents } from '#shared/money.ts';

export type DecimalSign = '.' | ',';

const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+$/;
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+$/;

/** The digits with their signs, and whether the amount is negative. */
function parts(text: string): { digits: string; isNegative: boolean } | null {
  const typed = text.replaceAll(/[\s\u00a0'’]/g, '').replace('\u2212', '-');
  const isInBrackets = /^\(.*\)$/.test(typed);
  // A currency may stand on either side: "USD 45", "45 kr".
  const bare = typed
    .replaceAll(/[()\p{Sc}]/gu, '')
    .replace(/^([+-]?)[a-z]{1,3}\.?(?=[\d+-])/i, '$1')
    .replace(/(?<=[\d.,-])[a-z]{1,3}\.?$/i, '');
  const match = /^([+-]?)([\d.,]*\d[\d.,]*)(-?)$/.exec(bare);
  if (!match) return null;
  const [, before, digits = '', after] = match;
  // "45.00 CR" is money back. "45,-" is a whole amount.
  const isCredit = /\bcr\b/i.test(text);
  const isTrailing = after === '-' && !/[.,]$/.test(digits);
  return {
    digits: digits.replace(/[.,]$/, ''),
    isNegative: isInBrackets || isCredit || before === '-' || isTrailing,
  };
}

/** The decimal sign of a column: what follows the other sign, or stands before one or two digits. */
export function guessDecimalSign(amounts: string[]): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const text of amounts) {
    const digits = parts(text)?.digits ?? '';
    const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
    if (comma > point && (point >= 0 || /,\d{1,2}$/.test(digits))) commas += 1;
    else if (point > comma && (comma >= 0 || /\.\d{1,2}$/.test(digits))) points += 1;
    else if (GROUPED_BY_POINT.test(digits)) commas += 0.5;
    else if (GROUPED_BY_COMMA.test(digits)) points += 0.5;
  }
  return commas > points ? ',' : '.';
}

/**
 * An amount as people and programs write it, as plain text with two decimals; null if it is none.
 * What a spreadsheet computed to more decimals is rounded, as the spreadsheet shows it.
 */
export function readAmount(text: string, decimalSign: DecimalSign): string | null {
  const found = parts(text);
  if (!found) return null;
  const { digits, isNegative } = found;
  const groupSign = decimalSign === '.' ? ',' : '.';
  const [whole = '', ...fractions] = digits.split(decimalSign);
  if (fractions.length > 1 || fractions[0]?.includes(groupSign)) return null;
  const groups = whole.split(groupSign);
  if (groups.length > 1 && !groups.slice(1).every((group) => group.length === 3)) return null;
  const [fraction = ''] = fractions;
  const wholeDigits = groups.join('');
  if (wholeDigits.length > 12 || fraction.length > 12) return null;
  const thousandths = BigInt(`${wholeDigits || '0'}${fraction.padEnd(3, '0').slice(0, 3)}`);
  const cents = (thousandths + 5n) / 10n;
  return fromCents(isNegative ? -cents : cents);
}
