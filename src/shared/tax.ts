import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { referenceFilterSchema, referenceSchema } from './ids.ts';
import { moneySchema } from './money.ts';

/** What an expense is to the cost basis of a home. */
export const taxUses = ['improvement', 'repair', 'not_part'] as const;
export type TaxUse = (typeof taxUses)[number];

export const taxUseLabels: Record<TaxUse, string> = {
  improvement: 'Improvement',
  repair: 'Repair',
  not_part: 'Not part',
};

/** The edition of the publication that the rules follow. */
export const TAX_RULES_EDITION = 2022;
export const TAX_NOTICE = 'Not tax advice.';
export const TAX_SOURCE = `The suggestions follow the categories of IRS Publication 523, Selling Your Home, in its edition of ${TAX_RULES_EDITION}, as far as fixed rules can. Later editions may differ.`;

/** More than this many are decided in several calls. */
export const MAX_TAX_DECISIONS = 1_000;

const useSchema = z.enum(taxUses, { error: 'This must be improvement, repair or not_part' });

/** The decision about an expense, or about the part of a split one that has this category. */
export const storedTaxUseSchema = z.object({ part: z.nullable(z.string()), use: useSchema });
export type StoredTaxUse = z.infer<typeof storedTaxUseSchema>;

const sumsSchema = z.object({
  improvement: moneySchema,
  repair: moneySchema,
  notPart: moneySchema,
  /** Not decided yet. */
  open: moneySchema,
  openCount: z.number(),
  count: z.number(),
});
export type TaxSums = z.infer<typeof sumsSchema>;

const suggestionSchema = z.object({
  /** Null where only the person can know. */
  use: z.nullable(useSchema),
  reason: z.string(),
  /** A short name for all of this reason. */
  title: z.string(),
  text: z.string(),
});
export type TaxSuggestion = z.infer<typeof suggestionSchema>;

export const taxEntrySchema = z.object({
  expenseId: z.number(),
  /** The category of this part of a split expense. Null for an expense that is not split. */
  part: z.nullable(z.string()),
  date: z.string(),
  description: z.string(),
  payee: z.nullable(z.string()),
  category: z.string(),
  room: z.nullable(z.string()),
  /** Negative for a refund. */
  amount: moneySchema,
  /** How many files the expense has. */
  receipts: z.number(),
  suggestion: suggestionSchema,
  /** What a person decided; null if nobody did. */
  decision: z.nullable(useSchema),
  /** The decision. Without one, a refund follows the expense that it refunds. */
  use: z.nullable(useSchema),
});
export type TaxEntry = z.infer<typeof taxEntrySchema>;

export const taxRecordSchema = z.object({
  /** The edition of the publication that the rules follow. */
  rulesEdition: z.number(),
  notice: z.string(),
  source: z.string(),
  currency: z.string(),
  totals: sumsSchema,
  /** The newest first. */
  years: z.array(z.extend(sumsSchema, { year: z.number() })),
  /** Of what is not decided, the largest groups first. */
  reasons: z.array(z.extend(suggestionSchema, { count: z.number(), amount: moneySchema })),
});
export type TaxRecord = z.infer<typeof taxRecordSchema>;
export type TaxReasonGroup = TaxRecord['reasons'][number];

export const taxEntryListSchema = z.object({
  entries: z.array(taxEntrySchema),
  /** The value of `after` for the entries that follow; null at the end. */
  next: z.nullable(z.string()),
});
export type TaxEntryList = z.infer<typeof taxEntryListSchema>;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const limitError = { error: `The limit must be a whole number from 1 to ${MAX_LIMIT}` };
const yearError = { error: 'The year must have four digits' };
const cursorError = { error: 'The cursor is not one of this list' };
const REASON_LENGTH = 40;
const reasonSchema = z.string().check(z.maxLength(REASON_LENGTH));

const yearParamSchema = z.pipe(
  z.optional(z.string().check(z.regex(/^[12]\d{3}$/, yearError))),
  z.transform((digits) => (digits === undefined ? null : Number(digits))),
);

export const taxStates = ['open', 'decided', 'all'] as const;
export type TaxState = (typeof taxStates)[number];

export const taxQuerySchema = z.object({ year: yearParamSchema });

export const taxEntriesQuerySchema = z.object({
  year: yearParamSchema,
  state: z._default(z.enum(taxStates, { error: 'This must be open, decided or all' }), 'all'),
  reason: z.optional(reasonSchema),
  /** All entries of one expense. */
  expenseId: referenceFilterSchema('The expense'),
  limit: z._default(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,3}$/, limitError),
        z.refine((digits) => Number(digits) >= 1 && Number(digits) <= MAX_LIMIT, limitError),
      ),
      z.transform(Number),
    ),
    DEFAULT_LIMIT,
  ),
  after: z.optional(
    z.string().check(
      z.maxLength(60, cursorError),
      z.regex(/^\S{10} \d{1,10} .*$/, cursorError),
      z.refine((text) => isCalendarDate(text.slice(0, 10)), cursorError),
    ),
  ),
});
export type TaxEntriesQuery = z.output<typeof taxEntriesQuerySchema>;

const decisionSchema = z.object({
  expenseId: referenceSchema('Choose an expense of this project'),
  part: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  /** Null takes a decision back. */
  use: z.nullable(useSchema),
});
export type TaxDecision = z.output<typeof decisionSchema>;

/** Single decisions, or all open entries of one reason as it suggests. */
export const taxUpdateSchema = z.union(
  [
    z.object({
      decisions: z.array(decisionSchema).check(z.minLength(1), z.maxLength(MAX_TAX_DECISIONS)),
    }),
    z.object({
      accept: z.object({
        reason: reasonSchema,
        year: z._default(
          z.nullable(z.int(yearError).check(z.gte(1000, yearError), z.lte(2999, yearError))),
          null,
        ),
      }),
    }),
  ],
  { error: 'Send decisions, or the reason to accept' },
);
export type TaxUpdate = z.output<typeof taxUpdateSchema>;

/** What changed, with what it was, so that it can be taken back. */
export const taxChangesSchema = z.object({
  changed: z.array(
    z.object({
      expenseId: z.number(),
      part: z.nullable(z.string()),
      use: z.nullable(useSchema),
      was: z.nullable(useSchema),
    }),
  ),
  /** How many more of the reason are still open. */
  left: z.number(),
});
export type TaxChanges = z.infer<typeof taxChangesSchema>;
