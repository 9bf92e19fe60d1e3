import * as z from 'zod/mini';
import { referenceFilterSchema } from './ids.ts';

export const RESTORABLE_DAYS = 30;

const activityActions = ['create', 'update', 'delete', 'restore'] as const;
export type ActivityAction = (typeof activityActions)[number];

const activityKinds = [
  'project',
  'expense',
  'contractor',
  'milestone',
  'member',
  'room',
  'plan_line',
  'agreement',
  'bill',
  'reserve_move',
  'scope_line',
  'quote',
  'change_order',
  'document',
  'punch_item',
  'submission',
  'inbox_item',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What a sentence calls a record. */
export const recordNames: Record<ActivityKind, string> = {
  project: 'project',
  expense: 'expense',
  contractor: 'contractor',
  milestone: 'milestone',
  member: 'member',
  room: 'room',
  plan_line: 'line',
  agreement: 'agreement',
  bill: 'bill',
  reserve_move: 'reserve move',
  scope_line: 'line of the scope',
  quote: 'quote',
  change_order: 'change',
  document: 'document',
  punch_item: 'punch list item',
  submission: 'submission',
  inbox_item: 'receipt',
};

/** How a change was made: by a member, or with a link that needs no account. */
const activityVias = ['web', 'link'] as const;
export type ActivityVia = (typeof activityVias)[number];

const fieldValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const fieldChangeSchema = z.object({
  /** As the calls name it. */
  field: z.string(),
  from: fieldValueSchema,
  to: fieldValueSchema,
  /** The names of the two records, if the field refers to one. */
  fromLabel: z.optional(z.string()),
  toLabel: z.optional(z.string()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

export const activityEntrySchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Null if the account is gone, or if it was someone with a link. */
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  via: z.enum(activityVias),
  action: z.enum(activityActions),
  kind: z.enum(activityKinds),
  recordId: z.number(),
  /** What people call the record: a description, a name or a title. */
  label: z.string(),
  changes: z.array(fieldChangeSchema),
  /** Whether the caller can take back this deletion. */
  canRestore: z.boolean(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activityListSchema = z.object({
  entries: z.array(activityEntrySchema),
  /** The value of `before` for the entries that follow; null at the end. */
  next: z.nullable(z.number()),
});
export type ActivityList = z.infer<typeof activityListSchema>;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const LIMIT_ERROR = `The limit must be a whole number from 1 to ${MAX_LIMIT}`;

export const activityQuerySchema = z.object({
  limit: z._default(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,3}$/, { error: LIMIT_ERROR }),
        z.refine((digits) => Number(digits) >= 1 && Number(digits) <= MAX_LIMIT, {
          error: LIMIT_ERROR,
        }),
      ),
      z.transform(Number),
    ),
    DEFAULT_LIMIT,
  ),
  before: z.pipe(
    z.optional(
      z.string().check(z.regex(/^\d{1,15}$/, { error: 'The cursor must be a whole number' })),
    ),
    z.transform((digits) => (digits === undefined ? null : Number(digits))),
  ),
  kind: z.optional(z.enum(activityKinds, { error: 'This kind is not known' })),
  userId: referenceFilterSchema('The person'),
  /** Together with the kind: the history of one record. */
  recordId: referenceFilterSchema('The record'),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;

/** A project that its owner deleted, and can restore. */
export const deletedProjectSchema = z.object({
  activityId: z.number(),
  id: z.number(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  expenseCount: z.number(),
});
export type DeletedProject = z.infer<typeof deletedProjectSchema>;
