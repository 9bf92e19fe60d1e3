import * as z from 'zod/mini';
import { categorySchema, expenseKinds, paymentMethodSchema } from './expense.ts';
import { referenceSchema } from './ids.ts';
import { moneySchema } from './money.ts';
import { pageParamSchema, pageSizeParamSchema } from './pagination.ts';

/** What a column of a spreadsheet can contain. Debit and credit stand in place of an amount. */
export const importFields = [
  'date',
  'description',
  'amount',
  'debit',
  'credit',
  'category',
  'contractor',
  'room',
  'paymentMethod',
  'notes',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Record<ImportField, string> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  category: 'Category',
  contractor: 'Contractor',
  room: 'Room',
  paymentMethod: 'Payment method',
  notes: 'Notes',
};

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
const MAX_COLUMNS = 60;
const MAX_ROW = 100_000;
const MAX_NAME_LENGTH = 5_000;

const columnSchema = z.nullable(
  z
    .int({ error: 'Choose one of the columns' })
    .check(z.gte(0, { error: 'Choose one of the columns' }), z.lte(MAX_COLUMNS - 1)),
);

/** The number of the column of each field, from 0; null for none. */
const importMappingSchema = z.object(
  Object.fromEntries(importFields.map((field) => [field, columnSchema])) as Record<
    ImportField,
    typeof columnSchema
  >,
);
export type ImportMapping = z.infer<typeof importMappingSchema>;

export const noMapping = (): ImportMapping =>
  Object.fromEntries(importFields.map((field) => [field, null])) as ImportMapping;

/** Whether what was spent is a positive or, as in a bank statement, a negative number. */
const importSigns = ['positive', 'negative'] as const;
export type ImportSigns = (typeof importSigns)[number];

/** What comes first in 3/8/2026. */
const dayOrders = ['mdy', 'dmy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** What a text of the sheet stands for. */
const chosenNameSchema = z.object({
  text: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  /** An existing one; null for a new one of this name, or for none if it is left out. */
  id: z.nullable(referenceSchema('Choose one that exists')),
  isLeftOut: z.boolean(),
});
const chosenKeySchema = <Key extends z.ZodMiniType>(key: Key) =>
  z.object({ text: z.string().check(z.maxLength(MAX_NAME_LENGTH)), key });

const importNamesSchema = z.object({
  contractors: z.array(chosenNameSchema),
  rooms: z.array(chosenNameSchema),
  categories: z.array(chosenKeySchema(categorySchema)),
  paymentMethods: z.array(chosenKeySchema(paymentMethodSchema)),
});
export type ImportNames = z.infer<typeof importNamesSchema>;
export type ChosenName = z.infer<typeof chosenNameSchema>;

const rowNumberSchema = z
  .int({ error: 'A row is a number' })
  .check(z.gte(1, { error: 'A row is a number' }), z.lte(MAX_ROW));

/** What the person has chosen. What is not given stays as it is. */
export const importUpdateSchema = z.object({
  mapping: z.optional(importMappingSchema),
  signs: z.optional(z.enum(importSigns, { error: 'This must be positive or negative' })),
  dayOrder: z.optional(z.enum(dayOrders, { error: 'This must be mdy or dmy' })),
  names: z.optional(z.partial(importNamesSchema)),
  /** The rows that are left out, all others are not. Null for the suggestion. */
  skip: z.nullish(z.array(rowNumberSchema).check(z.maxLength(MAX_ROW))),
});
export type ImportUpdate = z.infer<typeof importUpdateSchema>;

const importStatuses = ['draft', 'committed', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Why a row starts left out. */
const leftOutReasons = ['problem', 'duplicate', 'total', 'money_in'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const importRowSchema = z.object({
  /** As in the sheet, from 1. */
  row: z.number(),
  date: z.nullable(z.string()),
  description: z.string(),
  amount: z.nullable(moneySchema),
  kind: z.enum(expenseKinds),
  category: z.string(),
  contractor: z.nullable(z.string()),
  room: z.nullable(z.string()),
  paymentMethod: z.string(),
  notes: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  /** An expense of the project that is likely the same. */
  duplicateOf: z.nullable(z.number()),
  /** Null for a row that starts ticked. */
  reason: z.nullable(z.enum(leftOutReasons)),
  isSkipped: z.boolean(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  createdAt: z.string(),
  columns: z.array(z.string()),
  mapping: importMappingSchema,
  signs: z.enum(importSigns),
  dayOrder: z.enum(dayOrders),
  names: importNamesSchema,
  /** How many rows there are, and how many of them are ticked. */
  rows: z.number(),
  chosen: z.number(),
  /** What the ticked rows add up to, refunds deducted. */
  total: moneySchema,
  /** The first rows as they are in the file. */
  sample: z.array(z.array(z.string())),
  /** The first of them; `problemCount` has all. */
  problems: z.array(z.object({ row: z.number(), message: z.string() })),
  problemCount: z.number(),
  duplicates: z.array(z.object({ row: z.number(), expenseId: z.number() })),
  skip: z.array(z.number()),
  /** Once committed: how many expenses it made. */
  created: z.nullable(z.number()),
});
export type Import = z.infer<typeof importSchema>;

export const importRowsQuerySchema = z.object({
  show: z._default(z.enum(['all', 'chosen', 'left_out', 'problems', 'duplicates']), 'all'),
  page: z._default(pageParamSchema, 1),
  pageSize: z._default(pageSizeParamSchema, 50),
});
export type ImportRowsQuery = z.output<typeof importRowsQuerySchema>;

export const importRowPageSchema = z.object({
  rows: z.array(importRowSchema),
  totalCount: z.number(),
});
export type ImportRowPage = z.infer<typeof importRowPageSchema>;

export const committedImportSchema = z.object({ created: z.number() });
export const undoneImportSchema = z.object({ removed: z.number() });

export const listedImportSchema = z.pick(importSchema, {
  id: true,
  projectId: true,
  fileName: true,
  status: true,
  createdAt: true,
  rows: true,
  created: true,
});
export type ListedImport = z.infer<typeof listedImportSchema>;
