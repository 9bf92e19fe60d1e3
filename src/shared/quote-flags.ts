import { formatDate } from './dates.ts';
import { usualDeposit } from './deposit-limits.ts';
import { formatMoney, fromCents, requireCents } from './money.ts';
import type { Quote } from './quote.ts';
import { type ComparedQuote, offers, type QuoteFlag, treatmentOf } from './quote-comparison.ts';
import type { ScopeLine } from './scope-line.ts';

type Flagged = Quote & Pick<ComparedQuote, 'comparableTotal'>;
type Line = Pick<ScopeLine, 'id' | 'title'>;

export interface Comparing {
  scope: Line[];
  /** All quotes of the project, also this one. */
  quotes: Flagged[];
  today: string;
  currency: string;
  /** The US state of the project, which may limit deposits. */
  region: string | null;
}

type Rule = (quote: Flagged, comparing: Comparing) => string | null;

const PERMIT = /permit/i;

const named = (lines: Line[]) => lines.map(({ title }) => `“${title}”`).join(', ');

/** Those that are still a choice. A declined quote is no measure for others. */
const rivalsOf = (quote: Flagged, { quotes }: Comparing) =>
  quotes.filter(({ id, status }) => id !== quote.id && status !== 'declined');

const missingLine: Rule = (quote, comparing) => {
  const rivals = rivalsOf(quote, comparing);
  const missing = comparing.scope.filter(
    ({ id }) => !offers(quote, id) && rivals.every((rival) => offers(rival, id)),
  );
  if (rivals.length === 0 || missing.length === 0) return null;
  return `Only this quote leaves out ${named(missing)}. Ask for a price.`;
};

const openAllowance: Rule = (quote, { scope, currency }) => {
  const open = scope.filter(({ id }) => treatmentOf(quote, id) === 'allowance');
  if (open.length === 0) return null;
  const amounts = open.map((line) => {
    const amount = quote.lines.find(({ scopeLineId }) => scopeLineId === line.id)?.amount;
    return `${named([line])} (${amount ? formatMoney(amount, currency) : 'no amount'})`;
  });
  return `The price can still change: allowance for ${amounts.join(', ')}.`;
};

const depositHigh: Rule = ({ deposit, total }, { currency, region }) => {
  if (deposit === null) return null;
  const { limit, rule } = usualDeposit(requireCents(total), region);
  if (requireCents(deposit) <= limit) return null;
  return `The deposit of ${formatMoney(deposit, currency)} is more than ${rule}. This is general advice, not legal advice.`;
};

const noPermit: Rule = (quote, { scope }) => {
  const isIn = scope.some(({ id, title }) => PERMIT.test(title) && offers(quote, id));
  if (isIn || PERMIT.test(quote.title)) return null;
  return 'No permit in this quote. Ask whether the work needs one and who applies for it.';
};

const apart: Rule = (quote, comparing) => {
  const own = requireCents(quote.comparableTotal);
  const totals = rivalsOf(quote, comparing).map((rival) => requireCents(rival.comparableTotal));
  const [lowest = own] = totals.toSorted((one, other) => (one < other ? -1 : 1));
  if (own * 10n <= lowest * 13n) return null;
  const more = formatMoney(fromCents(own - lowest), comparing.currency);
  return `${more} above the lowest comparable total, which is more than 30 %. Ask what explains it.`;
};

const expired: Rule = ({ validUntil, status }, { today }) => {
  if (status === 'accepted' || validUntil === null || validUntil >= today) return null;
  return `Valid until ${formatDate(validUntil)}. Ask whether the price still holds.`;
};

const rules: Record<QuoteFlag['code'], Rule> = {
  missing_line: missingLine,
  open_allowance: openAllowance,
  deposit_high: depositHigh,
  no_permit: noPermit,
  apart,
  expired,
};

/** What the person should ask about before they accept the quote. */
export function flagsOf(quote: Flagged, comparing: Comparing): QuoteFlag[] {
  return Object.entries(rules).flatMap(([code, rule]) => {
    const text = rule(quote, comparing);
    return text === null ? [] : [{ code: code as QuoteFlag['code'], text }];
  });
}
