import * as z from 'zod/mini';
import type { ScheduledPayment } from './agreement.ts';
import { agreementInputSchema } from './agreement-input.ts';
import { referenceSchema } from './ids.ts';
import { addMoney, formatMoney, fromCents, requireCents } from './money.ts';
import type { Quote } from './quote.ts';
import { offers } from './quote-comparison.ts';
import { recordLimits } from './record-limits.ts';
import type { ScopeLine } from './scope-line.ts';

/** Also for one that someone else has accepted meanwhile. */
export const DECLINE_ERROR = 'Choose open quotes of this project to decline';

const acceptanceSchema = z.extend(
  z.pick(agreementInputSchema, {
    planLineId: true,
    holdbackPercent: true,
    agreedOn: true,
    finishOn: true,
    schedule: true,
  }),
  {
    /** The other quotes for the same work. */
    declineOthers: z.optional(z.boolean({ error: 'Say whether to decline the others' })),
    /** More quotes to decline, such as those that do not say which lines they cover. */
    declineIds: z.optional(
      z
        .array(referenceSchema(DECLINE_ERROR), { error: DECLINE_ERROR })
        .check(z.maxLength(recordLimits.quotesPerProject, { error: DECLINE_ERROR })),
    ),
    /** Tells their contractors, if they have an address. */
    mailDeclined: z.optional(z.boolean({ error: 'Say whether to write to the others' })),
  },
);
export type QuoteAcceptance = z.output<typeof acceptanceSchema>;

/** What the agreement has that the quote does not say. All of it can be left out. */
export const quoteAcceptanceSchema = z.nullish(acceptanceSchema);

/** For a form, in which people forget payments: they add up to the total, or there are none. */
export const acceptanceFormSchema = (total: string, currency: string) =>
  acceptanceSchema.check(
    z.check(({ value, issues }) => {
      const { schedule } = value;
      const sum = addMoney((schedule ?? []).map(({ amount }) => amount));
      if (!schedule?.length || sum === total) return;
      const message = `The payments come to ${formatMoney(sum, currency)}. The quote is for ${formatMoney(total, currency)}.`;
      issues.push({ code: 'custom', message, input: value, path: ['schedule'] });
    }),
  );

/** The lines of the scope that both quotes offer, so that only one of them can be accepted. */
export const sharedLines = <Line extends Pick<ScopeLine, 'id'>>(
  scope: Line[],
  one: Pick<Quote, 'lines'>,
  other: Pick<Quote, 'lines'>,
): Line[] => scope.filter(({ id }) => offers(one, id) && offers(other, id));

/**
 * Whether nobody can tell if both are for the same work, because one of them offers no line of the
 * scope. Then the person knows.
 */
export const isUnclear = (
  scope: Pick<ScopeLine, 'id'>[],
  one: Pick<Quote, 'lines'>,
  other: Pick<Quote, 'lines'>,
): boolean => [one, other].some((quote) => !scope.some(({ id }) => offers(quote, id)));

/** The line of the plan that all of its work belongs to; null if it is not one. */
export function planLineOf(
  quote: Pick<Quote, 'lines'>,
  scope: Pick<ScopeLine, 'id' | 'planLineId'>[],
): number | null {
  const lines = scope.filter(({ id }) => offers(quote, id)).map(({ planLineId }) => planLineId);
  const [first = null] = lines;
  return lines.every((line) => line === first) ? first : null;
}

/** The payments that a quote itself names: the deposit, and the rest at the end. */
export function usualSchedule({
  total,
  deposit,
}: Pick<Quote, 'total' | 'deposit'>): ScheduledPayment[] {
  const first = requireCents(deposit ?? '0');
  const rest = requireCents(total) - first;
  const payment = (kind: ScheduledPayment['kind'], title: string, cents: bigint) =>
    cents > 0n ? [{ kind, title, amount: fromCents(cents), milestoneId: null, dueOn: null }] : [];
  return [...payment('deposit', 'Deposit', first), ...payment('final', 'Final payment', rest)];
}
