import * as z from 'zod/mini';
import { optionalDaySchema } from './days.ts';
import { moneyInputSchema } from './money.ts';
import { blankAsNull } from './text.ts';

/** What is looked at before a bill is paid, in the order of the answer. */
export const billCheckCodes = [
  'deposit_limit',
  'ahead_of_work',
  'holdback_kept',
  'lien_waiver',
  'insurance',
  'punch_list',
  'budget',
] as const;
export type BillCheckCode = (typeof billCheckCodes)[number];

const billCheckStates = ['ok', 'warn', 'unknown'] as const;
export type BillCheckState = (typeof billCheckStates)[number];

/** A check never prevents a payment. */
export const billCheckSchema = z.object({
  code: z.enum(billCheckCodes),
  state: z.enum(billCheckStates),
  /** Why, and what to ask for. */
  text: z.string(),
});
export type BillCheck = z.infer<typeof billCheckSchema>;

/** What is about to be paid. Without an amount, all that is due, or else all that is held back. */
export const billChecksQuerySchema = z.object({
  amount: blankAsNull(
    moneyInputSchema({
      label: 'Amount',
      min: { amount: '0.01', message: 'Amount must be greater than 0' },
    }),
  ),
  isHoldback: z.optional(z.enum(['true', 'false'], { error: 'Hold-back must be true or false' })),
  /** The current day on the user's calendar; without it, that of the server in UTC. */
  today: optionalDaySchema('Today'),
});
export type BillChecksQuery = z.output<typeof billChecksQuerySchema>;
