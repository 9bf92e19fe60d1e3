import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { fromCents, moneySchema, requireCents } from './money.ts';
import { type Quote, quoteSchema, type Treatment } from './quote.ts';
import { type ScopeLine, scopeLineSchema } from './scope-line.ts';

const quoteFlagCodes = [
  'missing_line',
  'open_allowance',
  'deposit_high',
  'no_permit',
  'apart',
  'expired',
] as const;

const quoteFlagSchema = z.object({ code: z.enum(quoteFlagCodes), text: z.string() });
export type QuoteFlag = z.infer<typeof quoteFlagSchema>;

const comparedScopeLineSchema = z.extend(scopeLineSchema, {
  /** What the person typed. `estimate` may be the planned amount of its line. */
  ownEstimate: z.nullable(moneySchema),
});
export type ComparedScopeLine = z.infer<typeof comparedScopeLineSchema>;

const comparedQuoteSchema = z.extend(quoteSchema, {
  contractorName: z.nullable(z.string()),
  /** The total, and the person's own estimate for each line that it leaves out. */
  comparableTotal: moneySchema,
  /** Lines that it leaves out and that nobody has estimated. They count as nothing. */
  unknownLineIds: z.array(z.number()),
  flags: z.array(quoteFlagSchema),
});
export type ComparedQuote = z.infer<typeof comparedQuoteSchema>;

export const quoteComparisonSchema = z.object({
  scopeLines: z.array(comparedScopeLineSchema),
  quotes: z.array(comparedQuoteSchema),
});
export type QuoteComparison = z.infer<typeof quoteComparisonSchema>;

/** The day where the person is. Without it, the day in UTC counts. */
export const quoteComparisonQuerySchema = z.object({
  today: z.optional(
    z.string().check(z.refine(isCalendarDate, { error: 'Give today’s date as yyyy-mm-dd' })),
  ),
});

type Lines = Pick<Quote, 'lines'>;

/** What is not listed is not mentioned. */
export const treatmentOf = ({ lines }: Lines, scopeLineId: number): Treatment =>
  lines.find((line) => line.scopeLineId === scopeLineId)?.treatment ?? 'not_mentioned';

/** Whether the price of a line is in the total. An allowance is, as long as it does not change. */
export const offers = (quote: Lines, scopeLineId: number): boolean =>
  ['included', 'allowance'].includes(treatmentOf(quote, scopeLineId));

/**
 * Each line with what the person expects it to cost: their own estimate, or the planned amount of
 * its line. A planned amount that several lines of the scope share says nothing about one of them.
 */
export function withEstimates(
  lines: ScopeLine[],
  planned: ReadonlyMap<number, string>,
): ComparedScopeLine[] {
  const isOnly = ({ planLineId }: ScopeLine) =>
    lines.filter((line) => line.planLineId === planLineId).length === 1;
  return lines.map((line) => {
    const { planLineId, estimate: ownEstimate } = line;
    const ofPlan = planLineId !== null && isOnly(line) ? planned.get(planLineId) : undefined;
    return { ...line, ownEstimate, estimate: ownEstimate ?? ofPlan ?? null };
  });
}

/** The total as if the quote covered the whole scope. */
export function comparableTotal(
  quote: Lines & Pick<Quote, 'total'>,
  scope: Pick<ScopeLine, 'id' | 'estimate'>[],
): Pick<ComparedQuote, 'comparableTotal' | 'unknownLineIds'> {
  const leftOut = scope.filter(({ id }) => !offers(quote, id));
  const total = leftOut.reduce(
    (sum, { estimate }) => sum + requireCents(estimate ?? '0'),
    requireCents(quote.total),
  );
  const unknown = leftOut.filter(({ estimate }) => estimate === null);
  return { comparableTotal: fromCents(total), unknownLineIds: unknown.map(({ id }) => id) };
}
