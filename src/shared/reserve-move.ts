import * as z from 'zod/mini';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { personSchema } from './person.ts';
import { NAME_MAX_LENGTH, optionalTextSchema } from './text.ts';

/** Positive funds the reserve. Negative draws on it for a line, whose plan grows by as much. */
export const reserveMoveInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  amount: moneyInputSchema({
    label: 'Amount',
    min: { amount: '-99999999.99', message: 'Amount must be an amount of money' },
  }).check(z.refine((amount) => Number(amount) !== 0, { error: 'Amount must not be 0' })),
  planLineId: z.nullish(referenceSchema('Choose one of the lines of this project')),
  changeOrderId: z.nullish(referenceSchema('Choose one of the changes of this project')),
  reason: optionalTextSchema({ label: 'Reason', max: NAME_MAX_LENGTH }),
});
export type ReserveMoveInput = z.output<typeof reserveMoveInputSchema>;

export const reserveMoveSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  amount: moneySchema,
  planLineId: z.nullable(z.number()),
  changeOrderId: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  /** The move that this one reverses. */
  reversesId: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
  /** The member who made it. Null for the owner. */
  addedBy: z.nullable(personSchema),
});
export type ReserveMove = z.infer<typeof reserveMoveSchema>;
