import { formatDate } from './dates.ts';
import { categoryLabel, paymentMethodLabel } from './expense.ts';
import { formatMoney, toCents } from './money.ts';

const MONEY_FIELDS = ['amount', 'budget', 'hourlyRate'];
const DAY_FIELDS = ['date', 'targetDate', 'completedDate', 'startDate'];
/** What people write in their own words. */
const PROSE_FIELDS = ['name', 'title', 'description', 'company', 'notes'];

const QUOTE_LENGTH = 80;

/** The labels that are not simply the field's name. */
const labels: Record<string, string> = {
  imageUrl: 'receipt',
  completedDate: 'day of completion',
};

/** What a sentence calls a field: "payment method" for paymentMethod, "contractor" for its id. */
export function fieldLabel(field: string): string {
  const words = field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[field] ?? words;
}

export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || String(value).trim() === '';
}

/** The value of a field as a person reads it. `name` is that of the record that it refers to. */
export function fieldText(field: string, value: unknown, name?: string): string {
  if (isEmptyValue(value)) return 'none';
  const text = String(value).trim();
  if (field === 'imageUrl') return 'a receipt';
  if (field.endsWith('Id')) return name ?? `a deleted ${fieldLabel(field)}`;
  if (MONEY_FIELDS.includes(field)) return toCents(text) === null ? text : formatMoney(text);
  if (DAY_FIELDS.includes(field)) return formatDate(text);
  if (field === 'category') return categoryLabel(text);
  if (field === 'paymentMethod') return paymentMethodLabel(text);
  return text;
}

/** The same for the middle of a sentence: quoted if it is prose, and never long. */
export function fieldInSentence(field: string, value: unknown, name?: string): string {
  const text = shorten(fieldText(field, value, name), QUOTE_LENGTH);
  return PROSE_FIELDS.includes(field) && !isEmptyValue(value) ? `“${text}”` : text;
}

/** Whether two values of a field mean the same, such as 12.5 and 12.50. */
export function isSameValue(field: string, left: unknown, right: unknown): boolean {
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right);
  const [a, b] = [String(left).trim(), String(right).trim()];
  const cents = MONEY_FIELDS.includes(field) ? toCents(a) : null;
  return a === b || (cents !== null && cents === toCents(b));
}

/** One line of at most this many characters. */
export function shorten(text: string, length: number): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  if (characters.length <= length) return characters.join('');
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
