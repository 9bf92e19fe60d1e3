import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { smallNumberAt } from '../question/spelled-amounts.ts';
import { pages } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const LOOKS_AHEAD =
  /\b(?:would|will|might|could|can|does|do|if|at (?:his|her|their|the|that)(?: \w+){0,2} rate|for|costs?|is|are|come to)\b/;
const PAST = /\b(?:did|was|were|has|have|had|spent|paid|worked)\b/;
const BESIDE = /^(?:more|extra|full|additional|further|whole|solid)$/;

/** "16 hours", "2.5 more hours", "sixteen hours"; null for none. */
function hoursIn({ words }: Reading): number | null {
  for (const at of words.keys()) {
    const digits = /^\d{1,4}(?:\.\d{1,2})?$/.exec(words[at] ?? '');
    const spelled = smallNumberAt(words, at);
    const end = digits ? at + 1 : (spelled?.end ?? at);
    const noun = BESIDE.test(words[end] ?? '') ? end + 1 : end;
    if (end > at && /^(?:hours?|hrs?)$/.test(words[noun] ?? '')) {
      return digits ? Number(digits[0]) : (spelled?.amount ?? null);
    }
  }
  return null;
}

/** "16 hours of his excavator" are none of his. */
const OF_TIME = /^(?:extra|additional|further|hours?|hrs?|time|work|labou?r|noted|usual|normal)$/;

/** "What would 16 hours of Greg cost?", but not how long anybody worked. */
export function asksForHours(reading: Reading): boolean {
  const text = reading.words.join(' ');
  const isOfOne = reading.contractors.length === 1 || reading.specialty !== null;
  const isOfBudget = says(reading, 'afford', 'left', 'budget', 'overBudget');
  if (!isOfOne || isOfBudget || !reading.rest.every((word) => OF_TIME.test(word))) return false;
  return hoursIn(reading) !== null && LOOKS_AHEAD.test(text) && !PAST.test(text);
}

/** What some hours cost at the rate that is noted for a contractor. */
export const hoursAtRate: Answerer = {
  understands: asksForHours,
  answer({ reading, contractor }) {
    const hours = hoursIn(reading);
    if (!contractor || hours === null) return new NotFound('');
    const { name, hourlyRate } = contractor;
    const cents = toCents(hourlyRate ?? '');
    if (cents === null || hourlyRate === null) {
      return new NotFound(
        `I do not know: no hourly rate is saved for ${bold(name)}. You can add one under [Contractors](${pages.contractors}).`,
      );
    }
    const hundredths = BigInt(Math.round(hours * 100));
    const sum = fromCents((cents * hundredths + 50n) / 100n);
    const toContractors = (amount: string) => link(formatMoney(amount), pages.contractors);
    const length = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
    return `${length} of ${bold(name)} come to ${toContractors(sum)} at the noted ${toContractors(hourlyRate)} an hour.`;
  },
};
