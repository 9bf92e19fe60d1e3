import * as z from 'zod/mini';
import { optionalDaySchema, requiredDaySchema } from './days.ts';
import { paymentMethodSchema } from './expense.ts';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema } from './money.ts';
import { receiptSchema } from './receipt.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion } from './version.ts';

const amount = moneyInputSchema({
  label: 'Amount',
  min: { amount: '0.01', message: 'Amount must be greater than 0' },
});

const billFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  agreementId: z.nullish(referenceSchema('Choose one of the agreements of this project')),
  /** That of the agreement, if it has one. */
  planLineId: z.nullish(referenceSchema('Choose one of the lines of this project')),
  milestoneId: z.nullish(referenceSchema('Choose one of the milestones of this project')),
  amount,
  /** Without it, the hold-back of the agreement applies. */
  held: z.optional(
    moneyInputSchema({
      label: 'Hold-back',
      min: { amount: '0', message: 'Hold-back must be 0 or more' },
    }),
  ),
  dueOn: optionalDaySchema('The due date'),
  isVoid: z.optional(z.boolean({ error: 'Void must be true or false' })),
};

export const billInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...billFields,
});
export type BillInput = z.output<typeof billInputSchema>;

/** A bill stays in its project. */
export const billUpdateSchema = z.partial(z.object({ ...billFields, ...givenVersion }));
export type BillUpdate = z.output<typeof billUpdateSchema>;

export const billListQuerySchema = z.extend(projectQuerySchema, {
  agreementId: referenceFilterSchema('The agreement'),
});
export type BillListQuery = z.output<typeof billListQuerySchema>;

/** An expense that pays a bill, or a part of it. */
export const billPaymentSchema = z.object({
  amount,
  paymentMethod: paymentMethodSchema,
  date: requiredDaySchema('Date'),
  /** Whether it pays what was kept back. */
  isHoldback: z.optional(z.boolean({ error: 'Hold-back must be true or false' })),
  notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
  imageUrl: z.nullish(receiptSchema),
  overrideReason: optionalTextSchema({ label: 'Reason', max: LONG_TEXT_MAX_LENGTH }),
});
export type BillPayment = z.output<typeof billPaymentSchema>;

/** The form asks for a reason if a check warns. The call does not: it never prevents a payment. */
export const reasonedPaymentSchema = z.extend(billPaymentSchema, {
  overrideReason: textSchema({
    label: 'Reason',
    max: LONG_TEXT_MAX_LENGTH,
    min: { length: 1, message: 'Say in a few words why you pay in spite of the warning' },
  }),
});
