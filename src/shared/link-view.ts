import * as z from 'zod/mini';
import { agreementStatuses, scheduledPaymentAnswerSchema } from './agreement.ts';
import { changeOrderStatuses, sides } from './change-order.ts';
import { moneySchema } from './money.ts';
import { submissionKinds, submissionStatuses } from './submission.ts';

const day = z.nullable(z.string());

/** Who it is between. The same on every link. */
const parties = {
  expiresAt: z.iso.datetime(),
  projectName: z.string(),
  homeownerName: z.string(),
  contractorName: z.nullable(z.string()),
  currency: z.string(),
};

const linkedChange = {
  title: z.string(),
  reason: z.nullable(z.string()),
  amountDelta: moneySchema,
  daysDelta: z.number(),
  askedBy: z.enum(sides),
  status: z.enum(changeOrderStatuses),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedName: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  decidedHash: z.nullish(z.string()),
};

/** One change to decide. */
export const changeLinkViewSchema = z.object({
  kind: z.literal('change_order'),
  ...parties,
  agreement: z.object({
    title: z.string(),
    amount: moneySchema,
    changes: moneySchema,
    total: moneySchema,
    finishOn: day,
  }),
  change: z.object({
    ...linkedChange,
    files: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
  after: z.object({ total: moneySchema, finishOn: day }),
});
export type ChangeLinkView = z.infer<typeof changeLinkViewSchema>;

/** What a contractor sees of a project: their own, and no totals. */
export const contractorLinkViewSchema = z.object({
  kind: z.literal('contractor'),
  ...parties,
  agreements: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      amount: moneySchema,
      changes: moneySchema,
      total: moneySchema,
      holdbackPercent: z.number(),
      agreedOn: day,
      finishOn: day,
      schedule: z.array(scheduledPaymentAnswerSchema),
      status: z.enum(agreementStatuses),
      billed: moneySchema,
      paid: moneySchema,
      left: moneySchema,
    }),
  ),
  changes: z.array(
    z.object({ id: z.number(), agreementId: z.nullable(z.number()), ...linkedChange }),
  ),
  bills: z.array(
    z.object({
      id: z.number(),
      agreementId: z.nullable(z.number()),
      title: z.string(),
      amount: moneySchema,
      held: moneySchema,
      dueOn: day,
      paid: moneySchema,
      due: moneySchema,
      heldLeft: moneySchema,
    }),
  ),
  payments: z.array(
    z.object({
      date: z.string(),
      amount: moneySchema,
      agreementId: z.nullable(z.number()),
      billId: z.nullable(z.number()),
    }),
  ),
  milestones: z.array(
    z.object({ id: z.number(), title: z.string(), targetDate: day, isCompleted: z.boolean() }),
  ),
  submissions: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(submissionKinds),
      title: z.string(),
      amount: z.nullable(moneySchema),
      dueOn: day,
      milestoneId: z.nullable(z.number()),
      status: z.enum(submissionStatuses),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ContractorLinkView = z.infer<typeof contractorLinkViewSchema>;

export const linkViewSchema = z.discriminatedUnion('kind', [
  changeLinkViewSchema,
  contractorLinkViewSchema,
]);
export type LinkView = z.infer<typeof linkViewSchema>;
