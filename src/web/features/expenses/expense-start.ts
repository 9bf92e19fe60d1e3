import { plainAmount } from '#shared/amount-input.ts';
import type { AttachmentInput } from '#shared/attachment-input.ts';
import { type ExpenseInput, expenseInputSchema } from '#shared/expense-input.ts';
import { toId } from '../../lib/plain-search.ts';

const FIELDS = [
  'description',
  'amount',
  'category',
  'paymentMethod',
  'date',
  'contractorId',
  'notes',
  'kind',
] as const satisfies (keyof ExpenseInput)[];
type StartField = (typeof FIELDS)[number];

/** What a new expense starts with. */
export interface ExpenseStart {
  values: { [Field in StartField]?: string | number } & { attachments?: AttachmentInput[] };
  /** Whether the camera or a file comes first. */
  wantsPhoto: boolean;
  /** To be uploaded. */
  files?: File[];
}

/**
 * The form that an address asks for: `?add=new` or `?add=photo`, with values for its fields. Null
 * if it asks for none. A value that the form would refuse is left out.
 */
export function toExpenseStart(search: Record<string, unknown>): ExpenseStart | null {
  const { add } = search;
  if (add !== 'new' && add !== 'photo') return null;
  const values = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = readField(field, search[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return { values, wantsPhoto: add === 'photo' };
}

function readField(field: StartField, given: unknown): string | number | undefined {
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  if (field === 'contractorId') return toId(given) ?? undefined;
  const value = field === 'amount' ? plainAmount(given) : given;
  return expenseInputSchema.shape[field].safeParse(value).success ? value : undefined;
}

/** The address without the form. A word after `add` that is not known goes alone. */
export function withoutStart<Search extends Record<string, unknown>>(search: Search): Search {
  const gone: string[] = toExpenseStart(search) ? ['add', ...FIELDS] : ['add'];
  const rest = Object.entries(search).filter(([key]) => !gone.includes(key));
  return Object.fromEntries(rest) as Search;
}
