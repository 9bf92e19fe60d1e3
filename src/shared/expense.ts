import * as z from 'zod/mini';
import { attachmentSchema } from './attachment.ts';
import { currencyTotalSchema, moneySchema } from './money.ts';
import { personSchema } from './person.ts';
import { versionSchema } from './version.ts';

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

/** What the form offers. The other two keys may be stored, and are then shown too. */
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

/** The display label of a stored key; an unknown key is shown as it is. */
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

export const categorySchema = z.enum(keysOf(expenseCategories), {
  error: 'Category is required',
});
export const paymentMethodSchema = z.enum(keysOf(paymentMethods), {
  error: 'Payment method is required',
});

/** A refund has a positive amount that counts as negative in every sum. */
export const expenseKinds = ['expense', 'refund'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];
export const expenseKindLabels: Record<ExpenseKind, string> = {
  expense: 'Expense',
  refund: 'Refund',
};

const expenseLineSchema = z.object({
  category: z.string(),
  roomId: z.nullable(z.number()),
  planLineId: z.nullable(z.number()),
  amount: moneySchema,
});
export type ExpenseLine = z.infer<typeof expenseLineSchema>;

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
  /** The first of the files. */
  imageUrl: z.nullable(z.string()),
  attachments: z.array(attachmentSchema),
  kind: z.enum(expenseKinds),
  planLineId: z.nullable(z.number()),
  roomId: z.nullable(z.number()),
  agreementId: z.nullable(z.number()),
  billId: z.nullable(z.number()),
  isHoldback: z.boolean(),
  /** Why it was paid although a check of its bill warned. Only the payment of a bill sets it. */
  overrideReason: z.nullable(z.string()),
  refundOfId: z.nullable(z.number()),
  lines: z.array(expenseLineSchema),
  createdAt: z.iso.datetime(),
  version: versionSchema,
  contractor: z.nullable(
    z.object({ id: z.number(), name: z.string(), company: z.nullable(z.string()) }),
  ),
  /** The member who added it. Null for the owner. */
  addedBy: z.nullable(personSchema),
  /** A link to a thumbnail of the receipt, valid for a few minutes. */
  thumbnailUrl: z.nullable(z.string()),
});
export type Expense = z.infer<typeof expenseSchema>;

/** The spending of one month, given as yyyy-mm. */
const monthTotalSchema = z.object({
  month: z.string(),
  count: z.number(),
  amount: moneySchema,
  /** By currency, if the list is not of one project. */
  totals: z.optional(z.array(currencyTotalSchema)),
});
export type MonthTotal = z.infer<typeof monthTotalSchema>;

/** `totalCount` and `totalAmount` cover all matches, not only the page. */
export const expenseListSchema = z.object({
  expenses: z.array(expenseSchema),
  totalCount: z.number(),
  totalPages: z.number(),
  totalAmount: moneySchema,
  /** By currency, if the list is not of one project. */
  totals: z.optional(z.array(currencyTotalSchema)),
  /** The full total of each month on the page, within the filter; only if the list is grouped. */
  months: z.optional(z.array(monthTotalSchema)),
});
export type ExpenseList = z.infer<typeof expenseListSchema>;

export const expenseAllowanceSchema = z.object({
  canCreate: z.boolean(),
  count: z.number(),
  limit: z.nullable(z.number()),
});
export type ExpenseAllowance = z.infer<typeof expenseAllowanceSchema>;

/** The user's last choices, as defaults for the form. Null before the first expense. */
export const expenseHabitsSchema = z.object({
  category: z.nullable(z.string()),
  paymentMethod: z.nullable(z.string()),
  /** The last category by contractor id, over all projects. */
  byContractor: z.record(z.string(), z.string()),
  /** Of the latest expenses, each once. */
  descriptions: z.array(z.string()),
});
export type ExpenseHabits = z.infer<typeof expenseHabitsSchema>;
