import { requireCents } from '#shared/money.ts';
import type { Treatment } from '#shared/quote.ts';
import { type ComparedQuote, treatmentOf } from '#shared/quote-comparison.ts';

export const treatmentLabels: Record<Treatment, string> = {
  included: 'Included',
  allowance: 'Allowance',
  excluded: 'Excluded',
  not_mentioned: 'Not mentioned',
};

/** Who made a quote. Without a contractor, its title has to do. */
export const quoteName = ({ contractorName, title }: ComparedQuote): string =>
  contractorName ?? title;

/** A declined quote is shown for the record, but nothing is compared with it. */
const stillOpen = (quotes: ComparedQuote[]) => quotes.filter(({ status }) => status !== 'declined');

/** Whether the quotes say different things about a line. */
export const isDifferent = (quotes: ComparedQuote[], scopeLineId: number): boolean =>
  new Set(stillOpen(quotes).map((quote) => treatmentOf(quote, scopeLineId))).size > 1;

/** The cheapest of several quotes for the whole scope. */
export function isLowest(quote: ComparedQuote, quotes: ComparedQuote[]): boolean {
  const open = stillOpen(quotes);
  const own = requireCents(quote.comparableTotal);
  return (
    open.length > 1 &&
    open.includes(quote) &&
    open.every(({ comparableTotal }) => own <= requireCents(comparableTotal))
  );
}
