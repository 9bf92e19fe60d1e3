import * as z from 'zod/mini';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

export const changeOrderStatuses = ['asked', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeOrderStatus = (typeof changeOrderStatuses)[number];

export const sides = ['homeowner', 'contractor'] as const;
export type Side = (typeof sides)[number];

const MAX_DAYS = 3_650;
const DAYS_ERROR = {
  error: `Days must be a whole number from -${MAX_DAYS} to ${MAX_DAYS}`,
};

/** What either side can ask for. */
export const changeFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  reason: optionalTextSchema({ label: 'Reason', max: LONG_TEXT_MAX_LENGTH }),
  /** What it adds to the amount of the agreement; negative if it costs less. */
  amountDelta: moneyInputSchema({
    label: 'Cost',
    min: { amount: '-99999999.99', message: 'Cost must be an amount, such as 450 or -200' },
  }),
  /** What it adds to the time; negative if it ends sooner. */
  daysDelta: z.optional(
    z.int(DAYS_ERROR).check(z.minimum(-MAX_DAYS, DAYS_ERROR), z.maximum(MAX_DAYS, DAYS_ERROR)),
  ),
};

export const changeOrderInputSchema = z.object({
  agreementId: referenceSchema('Choose one of the agreements of this project'),
  ...changeFields,
  /** The accepted change that this one takes back. */
  reversesId: z.nullish(referenceSchema('Choose an accepted change of this agreement')),
});
export type ChangeOrderInput = z.output<typeof changeOrderInputSchema>;

/** Only as long as nobody has decided. A change stays with its agreement. */
export const changeOrderUpdateSchema = z.partial(
  z.object({
    ...changeFields,
    status: z.enum(['asked', 'withdrawn'], { error: 'Status must be asked or withdrawn' }),
    ...givenVersion,
  }),
);
export type ChangeOrderUpdate = z.output<typeof changeOrderUpdateSchema>;

export const changeOrderListQuerySchema = z.extend(projectQuerySchema, {
  agreementId: referenceFilterSchema('The agreement'),
});
export type ChangeOrderListQuery = z.output<typeof changeOrderListQuerySchema>;

const decisions = ['accepted', 'declined'] as const;
export type Decision = (typeof decisions)[number];

export const changeDecisionSchema = z.object({
  decision: z.enum(decisions, { error: 'Decide accepted or declined' }),
  name: textSchema({
    label: 'Name',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Enter your name' },
  }),
  comment: optionalTextSchema({ label: 'Comment', max: LONG_TEXT_MAX_LENGTH }),
  ...givenVersion,
  /** Of the files that the person saw, as the page of a link has it. */
  filesHash: z.optional(z.string({ error: 'This change could not be read. Load the page again.' })),
});
export type ChangeDecision = z.output<typeof changeDecisionSchema>;

export const changeOrderSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  /** Null if the agreement was deleted. */
  agreementId: z.nullable(z.number()),
  title: z.string(),
  reason: z.nullable(z.string()),
  amountDelta: moneySchema,
  daysDelta: z.number(),
  status: z.enum(changeOrderStatuses),
  /** Who raised it. */
  askedBy: z.enum(sides),
  /** The name that someone with a link gave. Null if a member raised it. */
  askedName: z.nullable(z.string()),
  reversesId: z.nullable(z.number()),
  /** Null until it is decided. */
  decidedAt: z.nullable(z.iso.datetime()),
  decidedName: z.nullable(z.string()),
  /** Which side decided: the one that did not ask. */
  decidedBy: z.nullable(z.enum(sides)),
  /** The member who wrote down what the contractor decided. Null if they decided by link. */
  recordedName: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** SHA-256 of exactly what was decided. */
  decidedHash: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type ChangeOrder = z.infer<typeof changeOrderSchema>;
