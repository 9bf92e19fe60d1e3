import * as z from 'zod/mini';
import { optionalDaySchema } from './days.ts';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { blankAsNull, NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

export const storedQuoteStatuses = ['open', 'declined'] as const;
export type StoredQuoteStatus = (typeof storedQuoteStatuses)[number];

/** What a quote says about a line of the scope. An allowance is an amount that may still change. */
export const treatments = ['included', 'allowance', 'excluded', 'not_mentioned'] as const;
export type Treatment = (typeof treatments)[number];

const MAX_QUOTE_LINES = 300;

const quoteLineInputSchema = z.object({
  scopeLineId: referenceSchema('Choose one of the lines of the scope'),
  treatment: z.enum(treatments, {
    error: 'Choose included, allowance, excluded or not mentioned',
  }),
  amount: blankAsNull(
    moneyInputSchema({
      label: 'Amount',
      min: { amount: '0', message: 'Amount must be 0 or more' },
    }),
  ),
});

const quoteFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  contractorId: z.nullish(referenceSchema('Choose one of your contractors')),
  total: moneyInputSchema({
    label: 'Total',
    min: { amount: '0.01', message: 'Total must be greater than 0' },
  }),
  deposit: blankAsNull(
    moneyInputSchema({
      label: 'Deposit',
      min: { amount: '0', message: 'Deposit must be 0 or more' },
    }),
  ),
  validUntil: optionalDaySchema('The last day of the quote'),
  /** Accepting is a call of its own, and deleting the agreement takes it back. */
  status: z.optional(z.enum(storedQuoteStatuses, { error: 'Status must be open or declined' })),
  /** What is not listed is not mentioned. */
  lines: z.nullish(
    z
      .array(quoteLineInputSchema, { error: 'Lines must be a list' })
      .check(z.maxLength(MAX_QUOTE_LINES, { error: 'The quote has too many lines' })),
  ),
};

export const quoteInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...quoteFields,
});
export type QuoteInput = z.output<typeof quoteInputSchema>;

/** A quote stays in its project. */
export const quoteUpdateSchema = z.partial(z.object({ ...quoteFields, ...givenVersion }));
export type QuoteUpdate = z.output<typeof quoteUpdateSchema>;

export const quoteListQuerySchema = z.extend(projectQuerySchema, {
  contractorId: referenceFilterSchema('The contractor'),
});
export type QuoteListQuery = z.output<typeof quoteListQuerySchema>;

const quoteLineSchema = z.object({
  scopeLineId: z.number(),
  treatment: z.enum(treatments),
  amount: z.nullable(moneySchema),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const quoteSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  title: z.string(),
  total: moneySchema,
  deposit: z.nullable(moneySchema),
  validUntil: z.nullable(z.string()),
  status: z.enum([...storedQuoteStatuses, 'accepted']),
  lines: z.array(quoteLineSchema),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type Quote = z.infer<typeof quoteSchema>;
