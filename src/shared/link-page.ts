import * as z from 'zod/mini';
import { agreementSchema } from './agreement.ts';
import { billSchema } from './bill.ts';
import { changeDecisionSchema, changeFields, changeOrderSchema } from './change-order.ts';
import { referenceSchema } from './ids.ts';
import { milestoneSchema } from './milestone.ts';
import { moneySchema } from './money.ts';
import { submissionSchema } from './submission.ts';

/** What someone with a link and no account sees, and what they can send. */

const head = {
  expiresAt: z.iso.datetime(),
  projectName: z.string(),
  homeownerName: z.string(),
  /** Null if the agreement names no contractor. */
  contractorName: z.nullable(z.string()),
  currency: z.string(),
};

const shownChangeSchema = z.pick(changeOrderSchema, {
  title: true,
  reason: true,
  amountDelta: true,
  daysDelta: true,
  askedBy: true,
  status: true,
  createdAt: true,
  decidedAt: true,
  decidedName: true,
  recordedName: true,
  comment: true,
  decidedHash: true,
  version: true,
});

/** The address works for a few minutes, and not after the link has ended. */
const shownFileSchema = z.object({
  title: z.string(),
  url: z.string(),
  /** Whether it was added or changed after the decision, so that nobody has decided about it. */
  isLater: z.boolean(),
});
const shownFiles = {
  files: z.array(shownFileSchema),
  /** Sent with a decision: it counts only if the files are still the same. */
  filesHash: z.string(),
};

/** One change, and what the agreement is without and with it. */
export const changePageSchema = z.object({
  kind: z.literal('change_order'),
  ...head,
  agreement: z.object({
    title: z.string(),
    amount: moneySchema,
    changes: moneySchema,
    total: moneySchema,
    /** With the days of accepted changes. */
    finishOn: z.nullable(z.string()),
  }),
  change: z.extend(shownChangeSchema, shownFiles),
  after: z.object({ total: moneySchema, finishOn: z.nullable(z.string()) }),
});
export type ChangePage = z.infer<typeof changePageSchema>;

/** A contractor's own dealings in one project, and no totals of the project. */
export const contractorPageSchema = z.object({
  kind: z.literal('contractor'),
  ...head,
  agreements: z.array(
    z.pick(agreementSchema, {
      id: true,
      title: true,
      amount: true,
      changes: true,
      total: true,
      holdbackPercent: true,
      agreedOn: true,
      /** With the days of accepted changes. */
      finishOn: true,
      schedule: true,
      status: true,
      billed: true,
      paid: true,
      left: true,
    }),
  ),
  changes: z.array(
    z.extend(shownChangeSchema, {
      id: z.number(),
      agreementId: z.nullable(z.number()),
      ...shownFiles,
    }),
  ),
  bills: z.array(
    z.pick(billSchema, {
      id: true,
      agreementId: true,
      title: true,
      amount: true,
      held: true,
      dueOn: true,
      paid: true,
      due: true,
      heldLeft: true,
    }),
  ),
  /** Those on the agreements above. A refund is negative. */
  payments: z.array(
    z.object({
      date: z.string(),
      amount: moneySchema,
      agreementId: z.nullable(z.number()),
      billId: z.nullable(z.number()),
    }),
  ),
  /** Those that name the contractor, or that a payment waits for. */
  milestones: z.array(
    z.pick(milestoneSchema, { id: true, title: true, targetDate: true, isCompleted: true }),
  ),
  submissions: z.array(
    z.pick(submissionSchema, {
      id: true,
      kind: true,
      title: true,
      amount: true,
      dueOn: true,
      milestoneId: true,
      status: true,
      createdAt: true,
    }),
  ),
});
export type ContractorPage = z.infer<typeof contractorPageSchema>;

export const linkPageSchema = z.discriminatedUnion('kind', [
  changePageSchema,
  contractorPageSchema,
]);
export type LinkPage = z.infer<typeof linkPageSchema>;

/** On the page of a contractor, the decision names the change. */
export const linkDecisionSchema = z.extend(changeDecisionSchema, {
  changeOrderId: z.nullish(referenceSchema('Choose one of the changes of your agreements')),
});
export type LinkDecision = z.output<typeof linkDecisionSchema>;

export const linkChangeInputSchema = z.object({
  agreementId: referenceSchema('Choose one of your agreements'),
  ...changeFields,
  name: changeDecisionSchema.shape.name,
});
export type LinkChangeInput = z.output<typeof linkChangeInputSchema>;
