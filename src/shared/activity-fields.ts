import { formatDate } from './dates.ts';
import { categoryLabel, paymentMethodLabel } from './expense.ts';
import { partsText } from './expense-split.ts';
import { formatMoney, toCents } from './money.ts';

const MONEY_FIELDS = [
  'amount',
  'amountDelta',
  'budget',
  'deposit',
  'estimate',
  'held',
  'hourlyRate',
  'planned',
  'total',
];
/** The rates of contractors, who belong to no project, are in US dollars. */
const DOLLAR_FIELDS = ['hourlyRate'];
const DAY_FIELDS = [
  'agreedOn',
  'completedDate',
  'date',
  'dueOn',
  'expiresOn',
  'finishOn',
  'startDate',
  'takenOn',
  'targetDate',
  'validUntil',
];
/** What people write in their own words. */
const PROSE_FIELDS = [
  'name',
  'title',
  'description',
  'company',
  'notes',
  'reason',
  'overrideReason',
];

const QUOTE_LENGTH = 80;

/** The labels that are not simply the field's name. */
const labels: Record<string, string> = {
  imageUrl: 'receipt',
  attachments: 'files',
  key: 'file',
  amountDelta: 'cost',
  changeOrderId: 'change',
  completedDate: 'day of completion',
  daysDelta: 'days',
  expiresOn: 'day of expiry',
  finishOn: 'planned day of completion',
  takenOn: 'day of the photo',
  validUntil: 'last day',
  agreedOn: 'day of agreement',
  dueOn: 'due date',
  held: 'hold-back',
  holdbackPercent: 'hold-back',
  isHoldback: 'use for hold-back',
  isDone: 'done',
  isVoid: 'void',
  lines: 'split',
  planLineId: 'line',
  overrideReason: 'reason for paying',
  planned: 'planned amount',
  refundOfId: 'refunded expense',
  region: 'state',
};

/** What a sentence calls a field: "payment method" for paymentMethod, "contractor" for its id. */
export function fieldLabel(field: string): string {
  const words = field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[field] ?? words;
}

export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || String(value).trim() === '';
}

interface FieldContext {
  /** The name of the record that the value refers to. */
  name?: string | undefined;
  /** That of the project; without it, US dollars. */
  currency?: string | undefined;
}

/** The value of a field as a person reads it. */
export function fieldText(
  field: string,
  value: unknown,
  { name, currency }: FieldContext = {},
): string {
  if (isEmptyValue(value)) return 'none';
  if (field === 'attachments') return filesText(value);
  if (Array.isArray(value)) return value.map((part) => partText(part, currency)).join(', ');
  const text = String(value).trim();
  if (field === 'imageUrl') return 'a receipt';
  if (field.endsWith('Id')) return name ?? `a deleted ${fieldLabel(field)}`;
  if (MONEY_FIELDS.includes(field)) {
    return moneyText(text, DOLLAR_FIELDS.includes(field) ? undefined : currency);
  }
  if (DAY_FIELDS.includes(field)) return formatDate(text);
  if (field === 'holdbackPercent') return `${Number(text)}%`;
  if (field === 'lines') return partsText(text);
  if (field === 'schedule') return partsText(text).replace('part', 'payment');
  if (field === 'kind' || field === 'documentKind') return text.replaceAll('_', ' ');
  if (field === 'key') return 'a file';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'category') return categoryLabel(text);
  if (field === 'paymentMethod') return paymentMethodLabel(text);
  return text;
}

interface File {
  key?: unknown;
  name?: unknown;
}

/** Of a form, or as the history tells it. */
export function filesOf(value: unknown): File[] {
  const files = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(files) ? files : [];
}

const filesText = (value: unknown) =>
  filesOf(value)
    .map(({ name }) => String(name))
    .join(', ') || 'none';

const moneyText = (text: string, currency: string | undefined) =>
  toCents(text) === null ? text : formatMoney(text, currency);

/** The same for the middle of a sentence: quoted if it is prose, and never long. */
export function fieldInSentence(field: string, value: unknown, context?: FieldContext): string {
  const text = shorten(fieldText(field, value, context), QUOTE_LENGTH);
  return PROSE_FIELDS.includes(field) && !isEmptyValue(value) ? `“${text}”` : text;
}

/** Whether two values of a field mean the same, such as 12.5 and 12.50. */
export function isSameValue(field: string, left: unknown, right: unknown): boolean {
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right);
  if (field === 'attachments') return comparableFiles(left) === comparableFiles(right);
  if (Array.isArray(left) || Array.isArray(right)) {
    return comparableParts(left) === comparableParts(right);
  }
  const [a, b] = [String(left).trim(), String(right).trim()];
  const cents = MONEY_FIELDS.includes(field) ? toCents(a) : null;
  return a === b || (cents !== null && cents === toCents(b));
}

const comparableFiles = (value: unknown) =>
  JSON.stringify(filesOf(value).map(({ key, name }) => [key, name]));

/** A part of an expense, a line of a quote or a payment of a schedule, as a form contains it. */
interface Part {
  category?: unknown;
  title?: unknown;
  treatment?: unknown;
  amount?: unknown;
}

function partText({ category, title, treatment, amount }: Part, currency: string | undefined) {
  const name = category
    ? categoryLabel(String(category))
    : String(title ?? treatment).replaceAll('_', ' ');
  return isEmptyValue(amount) ? name : `${name} ${moneyText(String(amount), currency)}`;
}

/** The same text means the same parts, whatever order their fields have. */
function comparableParts(value: unknown): string {
  const parts: Part[] = Array.isArray(value) ? value : [];
  return JSON.stringify(
    parts.map((part) =>
      Object.entries(part)
        .filter(([, each]) => !isEmptyValue(each))
        .map(([field, each]) => [
          field,
          field === 'amount' ? moneyText(String(each), undefined) : each,
        ])
        .toSorted(),
    ),
  );
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
