import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { DEFAULT_PAGE_SIZE, pageParamSchema, pageSizeParamSchema } from './pagination.ts';
import { receiptReferenceSchema } from './receipt.ts';
import {
  isStorableText,
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalTextSchema,
  textSchema,
} from './text.ts';

export const expenseCategories = {
  materials: 'Materials',
  labor: 'Labor',
  permits: 'Permits',
  tools: 'Tools',
  equipment: 'Equipment',
  utilities: 'Utilities',
  other: 'Other',
} as const;
export type ExpenseCategory = keyof typeof expenseCategories;

/** What the form offers; the other two keys may be stored and are then shown as well. */
export const formCategories = ['materials', 'labor', 'permits', 'tools', 'other'] as const;

export const paymentMethods = {
  cash: 'Cash',
  credit_card: 'Credit Card',
  debit_card: 'Debit Card',
  check: 'Check',
  bank_transfer: 'Bank Transfer',
  financing: 'Financing',
  other: 'Other',
} as const;
export type PaymentMethod = keyof typeof paymentMethods;

export const formPaymentMethods = [
  'credit_card',
  'debit_card',
  'bank_transfer',
  'cash',
  'check',
  'financing',
] as const;

/** The display label of a stored key; an unknown one is shown as it is. */
export function categoryLabel(category: string): string {
  return labelOf(expenseCategories, category);
}

export function paymentMethodLabel(paymentMethod: string): string {
  return labelOf(paymentMethods, paymentMethod);
}

function labelOf(labels: Record<string, string>, key: string): string {
  return Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
}

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as [keyof T & string];

const dateSchema = z
  .string({ error: 'Date is required' })
  .check(
    z.minLength(1, { error: 'Date is required', abort: true }),
    z.refine(isCalendarDate, { error: 'Date must be a day that exists' }),
  );

/** What the add and edit forms send. */
export const expenseInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  contractorId: z.nullish(referenceSchema('Choose one of your contractors')),
  description: textSchema({
    label: 'Description',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Description is required' },
  }),
  amount: moneyInputSchema({
    label: 'Amount',
    min: { amount: '0.01', message: 'Amount must be greater than 0' },
  }),
  category: z.enum(keysOf(expenseCategories), { error: 'Category is required' }),
  paymentMethod: z.enum(keysOf(paymentMethods), { error: 'Payment method is required' }),
  date: dateSchema,
  notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
  imageUrl: z.nullish(receiptReferenceSchema),
});
export type ExpenseInput = z.output<typeof expenseInputSchema>;

export const expenseUpdateSchema = z.partial(expenseInputSchema);
export type ExpenseUpdate = z.output<typeof expenseUpdateSchema>;

export const expenseSchema = z.object({
  id: z.number(),
  userId: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  description: z.string(),
  amount: moneySchema,
  category: z.string(),
  paymentMethod: z.string(),
  date: z.string(),
  notes: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  contractor: z.nullable(
    z.object({ id: z.number(), name: z.string(), company: z.nullable(z.string()) }),
  ),
  /** A link to a small picture of the receipt, good for a few minutes. */
  thumbnailUrl: z.nullable(z.string()),
});
export type Expense = z.infer<typeof expenseSchema>;

const noFilter = 'all';
const filterSchema = z.pipe(
  z.optional(
    z
      .string()
      .check(
        z.maxLength(50, { error: 'This filter is too long' }),
        z.refine(isStorableText, { error: 'This filter is malformed' }),
      ),
  ),
  z.transform((value) =>
    value === undefined || value === noFilter || value === '' ? null : value,
  ),
);

const dayFilterSchema = z.pipe(
  z.optional(
    z.string().check(z.refine(isCalendarDate, { error: 'This must be a day, as yyyy-mm-dd' })),
  ),
  z.transform((day) => day ?? null),
);

/** Which expenses a list or an export is about. */
export const expenseFilterSchema = z.object({
  projectId: referenceFilterSchema('The project'),
  search: z._default(textSchema({ label: 'The search', max: NAME_MAX_LENGTH }), ''),
  category: filterSchema,
  paymentMethod: filterSchema,
  contractorId: referenceFilterSchema('The contractor'),
  /** The first and the last day, both of them included. */
  from: dayFilterSchema,
  to: dayFilterSchema,
});
export type ExpenseFilter = z.output<typeof expenseFilterSchema>;

export const expenseListQuerySchema = z.extend(expenseFilterSchema, {
  page: z._default(pageParamSchema, 1),
  pageSize: z._default(pageSizeParamSchema, DEFAULT_PAGE_SIZE),
});
export type ExpenseListQuery = z.output<typeof expenseListQuerySchema>;

/** `totalCount` and `totalAmount` are of everything that matches, not of the page. */
export const expenseListSchema = z.object({
  expenses: z.array(expenseSchema),
  totalCount: z.number(),
  totalPages: z.number(),
  totalAmount: moneySchema,
});
export type ExpenseList = z.infer<typeof expenseListSchema>;

export const expenseAllowanceSchema = z.object({
  canCreate: z.boolean(),
  count: z.number(),
  limit: z.nullable(z.number()),
});
export type ExpenseAllowance = z.infer<typeof expenseAllowanceSchema>;
