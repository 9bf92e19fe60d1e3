import * as z from 'zod/mini';
import { changeDecisionSchema } from './change-order.ts';
import { optionalDaySchema } from './days.ts';
import { documentKinds } from './document.ts';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { submissionKinds } from './submission-kind.ts';
import {
  blankAsNull,
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalTextSchema,
  textSchema,
} from './text.ts';
import { versionSchema } from './version.ts';

export const submissionStatuses = ['waiting', 'approved', 'declined'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

const title = textSchema({
  label: 'Title',
  max: NAME_MAX_LENGTH,
  min: { length: 1, message: 'Title is required' },
});
const amount = blankAsNull(
  moneyInputSchema({
    label: 'Amount',
    min: { amount: '0.01', message: 'Amount must be greater than 0' },
  }),
);
const dueOn = optionalDaySchema('The day');

/** What a contractor sends by their link. A file can come with it. */
export const submissionInputSchema = z
  .object({
    kind: z.enum(submissionKinds, { error: 'Choose a bill, a document or a date' }),
    title,
    agreementId: z.nullish(referenceSchema('Choose one of your agreements')),
    milestoneId: z.nullish(referenceSchema('Choose one of your milestones')),
    amount,
    dueOn,
    documentKind: z.nullish(z.enum(documentKinds, { error: 'Choose what kind of document it is' })),
    notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
    name: changeDecisionSchema.shape.name,
  })
  .check(
    z.refine(({ kind, amount }) => kind !== 'bill' || Boolean(amount), {
      error: 'Enter the amount of the bill',
      path: ['amount'],
    }),
    z.refine(({ kind, milestoneId }) => kind !== 'date' || Boolean(milestoneId), {
      error: 'Choose one of your milestones',
      path: ['milestoneId'],
    }),
    z.refine(({ kind, dueOn }) => kind !== 'date' || Boolean(dueOn), {
      error: 'Choose the day that you propose',
      path: ['dueOn'],
    }),
  );
export type SubmissionInput = z.output<typeof submissionInputSchema>;

/** A member can correct what was sent while they approve it. */
export const submissionDecisionSchema = z.object({
  decision: z.enum(['approved', 'declined'], { error: 'Decide approved or declined' }),
  title: z.optional(title),
  amount,
  dueOn,
  agreementId: z.nullish(referenceSchema('Choose one of the agreements of this project')),
  planLineId: z.nullish(referenceSchema('Choose one of the lines of this project')),
});
export type SubmissionDecision = z.output<typeof submissionDecisionSchema>;

export const submissionSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  agreementId: z.nullable(z.number()),
  milestoneId: z.nullable(z.number()),
  kind: z.enum(submissionKinds),
  title: z.string(),
  amount: z.nullable(moneySchema),
  dueOn: z.nullable(z.string()),
  documentKind: z.nullable(z.enum(documentKinds)),
  notes: z.nullable(z.string()),
  key: z.nullable(z.string()),
  senderName: z.string(),
  status: z.enum(submissionStatuses),
  decidedAt: z.nullable(z.iso.datetime()),
  billId: z.nullable(z.number()),
  documentId: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type Submission = z.infer<typeof submissionSchema>;
