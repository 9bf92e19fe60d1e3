import * as z from 'zod/mini';
import { projectQuerySchema, referenceFilterSchema } from './ids.ts';
import { moneySchema } from './money.ts';
import { versionSchema } from './version.ts';

/** `closed`: nothing more is billed. `void`: it never counted. */
export const agreementStatuses = ['open', 'closed', 'void'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

export const scheduleKinds = ['deposit', 'stage', 'final'] as const;

export const agreementListQuerySchema = z.extend(projectQuerySchema, {
  contractorId: referenceFilterSchema('The contractor'),
});
export type AgreementListQuery = z.output<typeof agreementListQuerySchema>;

const scheduledPaymentAnswerSchema = z.object({
  kind: z.enum(scheduleKinds),
  title: z.string(),
  amount: moneySchema,
  milestoneId: z.nullable(z.number()),
  dueOn: z.nullable(z.string()),
});
export type ScheduledPayment = z.infer<typeof scheduledPaymentAnswerSchema>;

export const agreementSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  planLineId: z.nullable(z.number()),
  /** The quote that was accepted. */
  quoteId: z.nullable(z.number()),
  title: z.string(),
  amount: moneySchema,
  holdbackPercent: z.number(),
  agreedOn: z.nullable(z.string()),
  finishOn: z.nullable(z.string()),
  schedule: z.array(scheduledPaymentAnswerSchema),
  status: z.enum(agreementStatuses),
  createdAt: z.iso.datetime(),
  version: versionSchema,
  /** The sum of its accepted changes. */
  changes: moneySchema,
  /** The amount with the accepted changes. */
  total: moneySchema,
  /** Bills that are not void. */
  billed: moneySchema,
  /** Payments less refunds, with and without a bill. */
  paid: moneySchema,
  /** What is agreed and not yet billed or paid; 0 once it is closed or void. */
  left: moneySchema,
});
export type Agreement = z.infer<typeof agreementSchema>;
