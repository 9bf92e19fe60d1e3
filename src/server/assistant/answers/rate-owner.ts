import type { Contractor } from '#shared/contractor.ts';
import { compareMoney, formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { type AmountBound, toAmount } from '../question/amount.ts';
import type { Reading } from '../question/reading.ts';
import { pages } from '../writing/links.ts';
import { bold, link, listed, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

const AMOUNT = '\\$?(\\d{1,4}(?:\\.\\d{1,2})?)(?: dollars?| bucks)?';
const HOURLY = '(?:an|per|a|each|the) hour|hourly|rate';
/** "Who charges $62 an hour?", "the $62 rate, whose is it?" */
const ASKS = new RegExp(
  `\\b(?:who|whos|whose|which contractors?|what contractors?|anyone|anybody|is there|someone|somebody)\\b.*\\b(?:${HOURLY})\\b|\\b(?:${HOURLY})\\b.*\\b(?:who|whose|anyone|anybody)\\b`,
);
/** Without the word "rate", the figure itself must be one: "is anyone at $52.50?" */
const ASKS_BRIEFLY = pattern()`
  ^(?:and |so )?(?:
    (?:
      who|which contractor|is any(?:one|body)|does any(?:one|body)
    )(?: (?:is|was|has|costs?|charges?|asks?|wants?|gets?|takes?))?(?: at)?
    |the
  ) ${AMOUNT}(?: (?:guy|man|woman|lady|person|contractor))?$
`;
const SAYS_MORE =
  /\b(?:more|less|over|under|above|below|least|most|cheaper|between|hours|days?|if)\b/;

function rateIn({ words, contractors, specialty, bound }: Reading): string | null {
  const text = words.join(' ');
  if (contractors.length > 0 || specialty !== null || bound !== null || SAYS_MORE.test(text)) {
    return null;
  }
  const typed = new RegExp(`(?<![\\d.])${AMOUNT}\\b`).exec(text)?.[1];
  return typed && (ASKS.test(text) || ASKS_BRIEFLY.test(text)) ? toAmount(typed) : null;
}

const withRate = ({ contractors }: Books, rate: string): Contractor[] =>
  contractors.filter(({ hourlyRate }) => hourlyRate && compareMoney(hourlyRate, rate) === 0);

/** Who is meant: "anyone above 80 an hour", "the trades with a rate under 60". */
const OF_PEOPLE = pattern()`
  \b(?:
    who|whos|whose|which|anyone|anybody|everyone|everybody|whoever|someone|somebody|all|those|ones
    |people|contractors?|workers?|guys|trades?|crew|tradespeople|tradesmen|folks|pros|outfits|firms
    |companies|subs|list|names?|how many
  )\b
`;
const PER_HOUR = new RegExp(`\\b(?:${HOURLY}|rates)\\b`);
const OF_MONEY =
  /\b(?:paid|spent|spend|pay|hours|days|payments?|expenses?|milestones?|budget|should|usual|normal|typical|quotes?)\b/;

/** "Who charges more than 80 an hour?": a limit of the rate, and of no sum. */
function limitIn({ words, contractors, specialty, bound }: Reading): AmountBound | null {
  const text = words.join(' ');
  const isOfRates = OF_PEOPLE.test(text) && PER_HOUR.test(text) && !OF_MONEY.test(text);
  return isOfRates && contractors.length === 0 && specialty === null ? bound : null;
}

function withinLimit({ contractors }: Books, { over, under }: AmountBound): Contractor[] {
  return contractors
    .filter(({ hourlyRate: rate }) => {
      if (!rate) return false;
      const isOver = over === undefined || compareMoney(rate, over) > 0;
      return isOver && (under === undefined || compareMoney(rate, under) < 0);
    })
    .toSorted((one, other) => compareMoney(other.hourlyRate ?? '0', one.hourlyRate ?? '0'));
}

function listWithin(limit: AmountBound, books: Books, currency: string): string {
  const found = withinLimit(books, limit);
  const page = `[contractors](${pages.contractors})`;
  // As a link, because the amount may have been typed in words.
  const range = link(limit.describe(currency), pages.contractors);
  if (found.length === 0) return `None of your ${page} has an hourly rate ${range}.`;
  const lines = found.map(
    ({ name, specialty, hourlyRate }) =>
      `- ${bold(name)}${specialty ? ` (${plain(specialty)})` : ''}: ${link(formatMoney(hourlyRate ?? '0', currency), pages.contractors)} an hour`,
  );
  const count = link(String(found.length), pages.contractors);
  return `${count} of your ${page} ${found.length === 1 ? 'has' : 'have'} an hourly rate ${range}:\n\n${lines.join('\n')}`;
}

/** Whose rate a figure is, or is above or below. */
export const rateOwner: Answerer = {
  understands(reading, books) {
    if (limitIn(reading) !== null) return true;
    const rate = rateIn(reading);
    if (rate === null) return false;
    return ASKS.test(reading.words.join(' ')) || withRate(books, rate).length > 0;
  },
  answer({ reading, books, currency }) {
    const limit = limitIn(reading);
    if (limit !== null) return listWithin(limit, books, currency);
    const rate = rateIn(reading) ?? '0.00';
    const figure = link(formatMoney(rate, currency), pages.contractors);
    const owners = withRate(books, rate);
    if (owners.length === 0) {
      return `I do not know: none of your [contractors](${pages.contractors}) has a rate of ${formatMoney(rate, currency)} an hour.`;
    }
    const names = owners.map(({ name, specialty }) =>
      specialty ? `${bold(name)} (${plain(specialty)})` : bold(name),
    );
    return `${listed(names, 'and')} ${owners.length > 1 ? 'charge' : 'charges'} ${figure} an hour.`;
  },
};
