import { decimalSign } from './writing.ts';

/**
 * Digits, possibly in groups with one separator between them, and a decimal sign with digits. The
 * last group has three digits; the ones before it have two or three, as India writes them.
 */
const WRITTEN_AMOUNT = /^(-?)([1-9]\d{0,2}([ '.,])(?:\d{2,3}\3)*\d{3}|\d+)(?:([.,])(\d*))?$/;

/**
 * An amount as a person types it, with either decimal sign, as plain text for the schema:
 * "1.234,50" and "1 234,50" become "1234.50". "1,234" is more than a thousand; "1.234" stays, and
 * the schema refuses its third decimal. It is the other way round for people whose decimal sign is
 * a comma. Text that is no amount stays too.
 */
export function plainAmount(text: string): string {
  const typed = text.trim();
  const cleaned = typed.replaceAll(/\p{Sc}/gu, '').trim();
  const match = WRITTEN_AMOUNT.exec(
    cleaned.replaceAll(/\s/g, ' ').replaceAll('’', "'").replace('\u2212', '-'),
  );
  if (!match) return typed;
  const [, minus = '', whole = '', separator, sign, fraction = ''] = match;
  if (separator && separator === sign) return typed;
  const isOneGroup = separator && !sign && !whole.split(separator)[2];
  if (isOneGroup && separator === decimalSign()) return typed.replace(',', '.');
  return `${minus}${whole.replaceAll(/\D/g, '')}${fraction && `.${fraction}`}`;
}
