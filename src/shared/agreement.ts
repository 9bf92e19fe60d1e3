import * as z from 'zod/mini';
import { optionalDaySchema } from './days.ts';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

/** `closed`: nothing more is billed. `void`: it never counted. */
export const agreementStatuses = ['open', 'closed', 'void'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

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

export const agreementSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  planLineId: z.nullable(z.number()),
  title: z.string(),
  amount: moneySchema,
  holdbackPercent: z.number(),
  agreedOn: z.nullable(z.string()),
  status: z.enum(agreementStatuses),
  createdAt: z.iso.datetime(),
  version: versionSchema,
  /** Bills that are not void. */
  billed: moneySchema,
  /** Payments less refunds, with and without a bill. */
  paid: moneySchema,
  /** What is agreed and not yet billed or paid; 0 once it is closed or void. */
  left: moneySchema,
});
export type Agreement = z.infer<typeof agreementSchema>;
