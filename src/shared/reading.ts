import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { isReceiptKey } from './receipt.ts';

const readingStatuses = ['waiting', 'reading', 'done', 'failed'] as const;
export type ReadingStatus = (typeof readingStatuses)[number];

export const readingInputSchema = z.object({
  key: z
    .string({ error: 'The file could not be found' })
    .check(z.refine(isReceiptKey, { error: 'The file could not be found' })),
});

export const startedReadingSchema = z.object({
  id: z.number(),
  status: z.enum(readingStatuses),
});
export type StartedReading = z.infer<typeof startedReadingSchema>;

/** What a receipt says. Nothing of it counts before a person saves an expense. */
export const readingSchema = z.object({
  id: z.number(),
  key: z.string(),
  status: z.enum(readingStatuses),
  /** `checked` if the other figures of the receipt add up to it. */
  total: z.nullable(z.object({ value: moneySchema, checked: z.boolean() })),
  date: z.nullable(z.string()),
  merchant: z.nullable(z.string()),
  tax: z.nullable(moneySchema),
  lines: z.array(z.object({ text: z.string(), amount: moneySchema })),
  /** The contractor of that name, and the category of what was bought there last. */
  contractorId: z.nullable(z.number()),
  category: z.nullable(z.string()),
  /** Expenses that may be the same purchase. */
  duplicateOf: z.array(z.number()),
  /** All of the text. */
  text: z.nullable(z.string()),
});
export type ReceiptReading = z.infer<typeof readingSchema>;
