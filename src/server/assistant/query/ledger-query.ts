import * as z from 'zod/mini';
import { expenseCategories, expenseKinds, paymentMethods } from '#shared/expense.ts';
import { receiptFilters } from '#shared/expense-filter-values.ts';
import { taxUses } from '#shared/tax.ts';
import { type RecordSubject, recordSubjects } from '../question/record-kinds.ts';

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]];

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const amountSchema = z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/));
const idSchema = z.int().check(z.positive());
const MOST_IDS = 20;
const MOST_TEXTS = 5;
const MOST_ROWS = 50;

/** Which expenses a query is about. An absent field does not filter. */
const filtersSchema = z.object({
  projectId: z.optional(idSchema),
  contractorId: z.optional(idSchema),
  /** Also what is on a line of this room and has no room of its own. */
  roomId: z.optional(idSchema),
  /** Those of the projects in this currency. Without it, each currency has its own total. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  categories: z.optional(z.array(z.enum(keysOf(expenseCategories)))),
  paymentMethod: z.optional(z.enum(keysOf(paymentMethods))),
  kind: z.optional(z.enum(expenseKinds)),
  receipt: z.optional(z.enum(receiptFilters)),
  /** false: those that name no contractor. */
  hasContractor: z.optional(z.boolean()),
  /** Part of the description, the notes, or the contractor's name or company. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** First and last day, inclusive. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Smallest and largest amount, inclusive. Both the same: exactly this amount. */
  min: z.optional(amountSchema),
  max: z.optional(amountSchema),
});
export type QueryFilters = z.infer<typeof filtersSchema>;

/** What is left out of it. */
const exclusionsSchema = z.object({
  categories: z.optional(z.array(z.enum(keysOf(expenseCategories)))),
  paymentMethods: z.optional(z.array(z.enum(keysOf(paymentMethods)))),
  contractorIds: z.optional(z.array(idSchema).check(z.maxLength(MOST_IDS))),
  projectIds: z.optional(z.array(idSchema).check(z.maxLength(MOST_IDS))),
  /** Parts of a description, the notes, or a contractor's name or company. */
  texts: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST_TEXTS))),
  stretches: z.optional(
    z.array(z.object({ from: daySchema, to: daySchema })).check(z.maxLength(MOST_TEXTS)),
  ),
});

/** `share`: of all that was spent there. The last four list expenses in that order. */
const measures = [
  ...(['sum', 'count', 'average', 'share'] as const),
  ...(['largest', 'smallest', 'newest', 'oldest'] as const),
] as const;
export type Measure = (typeof measures)[number];

const groupings = ['category', 'contractor', 'project', 'paymentMethod', 'month'] as const;

/** A field of an expense that a question can ask for. */
const recordFields = [
  'amount',
  'date',
  'contractor',
  'paymentMethod',
  'category',
  'project',
  'receipt',
] as const;
export type RecordField = (typeof recordFields)[number];

/** One question about the expenses, without its words. */
export const expenseQuerySchema = z.object({
  subject: z.literal('expenses'),
  measure: z.enum(measures),
  /** Show this field of each expense. */
  field: z.optional(z.enum(recordFields)),
  filters: filtersSchema,
  exclude: z.optional(exclusionsSchema),
  groupBy: z.optional(z.enum(groupings)),
  /** The other side of a comparison: what replaces the filters. */
  against: z.optional(filtersSchema),
  /** How many expenses to list; 0 for the figures alone. */
  limit: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_ROWS))),
});
export type ExpenseQuery = z.infer<typeof expenseQuerySchema>;

export type { RecordSubject };

const recordStatuses = [
  ...([
    'open',
    'done',
    'declined',
    'overdue',
    'undated',
    'waiting',
    'expiring',
    'paid',
    'unpaid',
  ] as const),
] as const;
export type RecordStatus = (typeof recordStatuses)[number];

const recordMeasures = [
  ...(['list', 'count', 'sum', 'largest', 'smallest', 'difference', 'next', 'last'] as const),
] as const;
export type RecordMeasure = (typeof recordMeasures)[number];

/** One question about records of another kind. */
export const recordQuerySchema = z.object({
  subject: z.enum(recordSubjects),
  /** Without it, a list. */
  measure: z.optional(z.enum(recordMeasures)),
  projectId: z.optional(idSchema),
  contractorId: z.optional(idSchema),
  /** All of these are in its title. */
  words: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(12))),
  status: z.optional(z.enum(recordStatuses)),
  /** Of exactly this amount. */
  amount: z.optional(amountSchema),
  /** Of more, or of less, than this. */
  over: z.optional(amountSchema),
  under: z.optional(amountSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});
export type RecordQuery = z.infer<typeof recordQuerySchema>;

/** What a project is expected to cost in the end: the figures of its Budget page. */
const planQuerySchema = z.object({ subject: z.literal('plan'), projectId: idSchema });
export type PlanQuery = z.infer<typeof planQuerySchema>;

/** What raises the cost basis of the home: the figures of a project's tax page. */
export const taxQuerySchema = z.object({
  subject: z.literal('tax'),
  projectId: idSchema,
  /** Without it, all of them. */
  use: z.optional(z.enum([...taxUses, 'open'])),
  /** Only what belongs to one expense. */
  expenseId: z.optional(idSchema),
  year: z.optional(z.int()),
});
export type TaxQuery = z.infer<typeof taxQuerySchema>;

/** Everything that can be asked of the ledger, by the built-in assistant and by a model. */
export type LedgerQuery = ExpenseQuery | RecordQuery | PlanQuery | TaxQuery;
