import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { expenseKinds } from './expense.ts';
import { readExceptions } from './expense-exceptions.ts';
import {
  amountFilterSchema,
  DEFAULT_SORT,
  EXCEPT_PATTERN,
  expenseSorts,
  receiptFilters,
} from './expense-filter-values.ts';
import { flagParamSchema } from './flag-param.ts';
import { MAX_ID, referenceFilterSchema } from './ids.ts';
import { DEFAULT_PAGE_SIZE, pageParamSchema, pageSizeParamSchema } from './pagination.ts';
import { isStorableText, NAME_MAX_LENGTH, textSchema } from './text.ts';

const noFilter = 'all';
const MAX_FILTER_LENGTH = 50;
const MAX_CATEGORIES_LENGTH = 400;

const keySchema = (maxLength: number) =>
  z
    .string()
    .check(
      z.maxLength(maxLength, { error: 'This filter is too long' }),
      z.refine(isStorableText, { error: 'This filter is malformed' }),
    );

const filterSchema = z.pipe(
  z.optional(keySchema(MAX_FILTER_LENGTH)),
  z.transform((value) =>
    value === undefined || value === noFilter || value === '' ? null : value,
  ),
);

/** One key, or several with commas between them. */
const categoriesSchema = z.pipe(
  z.optional(keySchema(MAX_CATEGORIES_LENGTH)),
  z.transform((text = ''): string[] | null => {
    const keys = [...new Set(text.split(',').map((key) => key.trim()))].filter((key) => key !== '');
    return keys.length === 0 || keys.includes(noFilter) ? null : keys;
  }),
);

const dayFilterSchema = z.pipe(
  z.optional(
    z.string().check(z.refine(isCalendarDate, { error: 'This must be a day, as yyyy-mm-dd' })),
  ),
  z.transform((day) => day ?? null),
);

const optionalAmountSchema = z.pipe(
  z.optional(amountFilterSchema),
  z.transform((amount) => amount ?? null),
);

const receiptSchema = z.pipe(
  z.optional(z.enum(receiptFilters, { error: 'This must be with or without' })),
  z.transform((receipt) => receipt ?? null),
);

/** A record, or `none` for expenses without one. */
const recordFilterSchema = (label: string) =>
  z.pipe(
    z.optional(
      z.string().check(z.regex(/^(\d{1,15}|none)$/, { error: `${label} must be a whole number` })),
    ),
    z.transform((text): number | 'none' | null => {
      if (text === undefined || text === 'none') return text ?? null;
      return Math.min(Number(text), MAX_ID);
    }),
  );

const kindFilterSchema = z.pipe(
  z.optional(z.enum(expenseKinds, { error: 'This must be expense or refund' })),
  z.transform((kind) => kind ?? null),
);

/** `readExceptions` leaves out a stretch whose days are on no calendar. */
function areDaysKnown(text: string): boolean {
  const count = text.match(/(?:^|,)days:/g)?.length ?? 0;
  return (readExceptions(text).stretches?.length ?? 0) === count;
}

const exceptSchema = z.pipe(
  z.optional(
    keySchema(MAX_CATEGORIES_LENGTH).check(
      z.regex(EXCEPT_PATTERN, {
        error: 'This must be what is left out, as contractor:5',
        abort: true,
      }),
      z.refine(areDaysKnown, { error: 'The days to leave out must be days of the calendar' }),
    ),
  ),
  z.transform((text) => text ?? null),
);

/** Which expenses a list or an export is about. A split expense matches by any of its parts. */
const expenseFilterSchema = z.object({
  projectId: referenceFilterSchema('The project'),
  search: z._default(textSchema({ label: 'The search', max: NAME_MAX_LENGTH }), ''),
  category: categoriesSchema,
  paymentMethod: filterSchema,
  contractorId: recordFilterSchema('The contractor'),
  /** First and last day, inclusive. */
  from: dayFilterSchema,
  to: dayFilterSchema,
  /** Smallest and largest amount, inclusive. */
  minAmount: optionalAmountSchema,
  maxAmount: optionalAmountSchema,
  receipt: receiptSchema,
  planLineId: recordFilterSchema('The line'),
  /** Also what is on a line of this room and has no room of its own. */
  roomId: recordFilterSchema('The room'),
  agreementId: referenceFilterSchema('The agreement'),
  billId: referenceFilterSchema('The bill'),
  kind: kindFilterSchema,
  /** What is left out, see `EXCEPT_PATTERN`. */
  except: exceptSchema,
});
export type ExpenseFilter = z.output<typeof expenseFilterSchema>;

export const expenseExportQuerySchema = z.extend(expenseFilterSchema, {
  /** The user's current day, for the file name; without it, the day in UTC. */
  today: dayFilterSchema,
});
export type ExpenseExportQuery = z.output<typeof expenseExportQuerySchema>;

export const expenseListQuerySchema = z.extend(expenseFilterSchema, {
  sort: z._default(z.enum(expenseSorts, { error: 'This order is not known' }), DEFAULT_SORT),
  /** Adds the total of each month on the page. */
  group: z.optional(z.enum(['month'], { error: 'This must be month' })),
  /** `false` leaves out the links to thumbnails, for clients that show none. */
  thumbnails: z._default(flagParamSchema, true),
  page: z._default(pageParamSchema, 1),
  pageSize: z._default(pageSizeParamSchema, DEFAULT_PAGE_SIZE),
});
export type ExpenseListQuery = z.output<typeof expenseListQuerySchema>;

export const expenseHabitsQuerySchema = z.object({
  projectId: referenceFilterSchema('The project'),
});

/** The item of the inbox that becomes this expense. If it is no longer there, nothing is created. */
export const expenseCreationQuerySchema = z.object({
  inboxItemId: referenceFilterSchema('The receipt'),
});
