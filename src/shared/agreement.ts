import * as z from 'zod/mini';
import { optionalDaySchema } from './days.ts';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

/** `closed`: nothing more is billed. `void`: it never counted. */
export const agreementStatuses = ['open', 'closed', 'void'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** What a payment of a schedule is for. */
export const scheduleKinds = ['deposit', 'stage', 'final'] as const;

const MAX_SCHEDULED = 50;

const scheduledPaymentSchema = z.object({
  kind: z.enum(scheduleKinds, { error: 'A payment must be deposit, stage or final' }),
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  amount: moneyInputSchema({
    label: 'Amount',
    min: { amount: '0.01', message: 'Amount must be greater than 0' },
  }),
  /** The step of the work that it waits for. */
  milestoneId: z.nullish(referenceSchema('Choose one of the milestones of this project')),
  dueOn: optionalDaySchema('The due date'),
});

const HOLDBACK_ERROR = { error: 'Hold-back must be a percentage from 0 to 100' };

const agreementFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  contractorId: z.nullish(referenceSchema('Choose one of your contractors')),
  planLineId: z.nullish(referenceSchema('Choose one of the lines of this project')),
  amount: moneyInputSchema({
    label: 'Amount',
    min: { amount: '0.01', message: 'Amount must be greater than 0' },
  }),
  /** The share of each bill that is kept back until the work is finished. */
  holdbackPercent: z.optional(
    z
      .number(HOLDBACK_ERROR)
      .check(
        z.minimum(0, HOLDBACK_ERROR),
        z.maximum(100, HOLDBACK_ERROR),
        z.multipleOf(0.01, { error: 'Hold-back can have at most 2 decimals' }),
      ),
  ),
  agreedOn: optionalDaySchema('The day of the agreement'),
  /** When the work is to be finished, without accepted changes. */
  finishOn: optionalDaySchema('The day of completion'),
  schedule: z.nullish(
    z
      .array(scheduledPaymentSchema, { error: 'The schedule must be a list' })
      .check(z.maxLength(MAX_SCHEDULED, { error: 'The schedule has too many payments' })),
  ),
  status: z.optional(z.enum(agreementStatuses, { error: 'Status must be open, closed or void' })),
};

export const agreementInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...agreementFields,
});
export type AgreementInput = z.output<typeof agreementInputSchema>;

/** An agreement stays in its project. */
export const agreementUpdateSchema = z.partial(z.object({ ...agreementFields, ...givenVersion }));
export type AgreementUpdate = z.output<typeof agreementUpdateSchema>;

export const agreementListQuerySchema = z.extend(projectQuerySchema, {
  contractorId: referenceFilterSchema('The contractor'),
});
export type AgreementListQuery = z.output<typeof agreementListQuerySchema>;

export const scheduledPaymentAnswerSchema = z.object({
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
