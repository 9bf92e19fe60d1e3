import * as z from 'zod/mini';
import { agreementStatuses, scheduleKinds } from './agreement.ts';
import { optionalDaySchema } from './days.ts';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema } from './money.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion } from './version.ts';

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
