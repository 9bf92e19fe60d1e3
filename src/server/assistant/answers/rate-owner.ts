import type { Contractor } from '#shared/contractor.ts';
import { compareMoney, formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { toAmount } from '../question/amount.ts';
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
const ASKS_BRIEFLY = new RegExp(
  `^(?:and |so )?(?:(?:who|which contractor|is any(?:one|body)|does any(?:one|body))(?: (?:is|was|has|costs?|charges?|asks?|wants?|gets?|takes?))?(?: at)?|the) ${AMOUNT}(?: (?:guy|man|woman|lady|person|contractor))?$`,
);
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

/** Whose rate a figure is. */
export const rateOwner: Answerer = {
  understands(reading, books) {
    const rate = rateIn(reading);
    if (rate === null) return false;
    return ASKS.test(reading.words.join(' ')) || withRate(books, rate).length > 0;
  },
  answer({ reading, books, currency }) {
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
