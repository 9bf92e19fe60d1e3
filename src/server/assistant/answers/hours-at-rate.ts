import type { Contractor } from '#shared/contractor.ts';
import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { smallNumberAt } from '../question/spelled-amounts.ts';
import { pages } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const LOOKS_AHEAD =
  /\b(?:would|will|might|could|can|does|do|if|at (?:his|her|their|the|that)(?: \w+){0,2} rate|for|costs?|is|are|come to)\b/;
const PAST =
  /\b(?:did|was|were|had|spent|paid|worked|(?:has|have) (?:we|i|he|she|they|been|[a-z]+ed|done|got|gotten))\b/;
const BESIDE = /^(?:more|extra|full|additional|further|whole|solid)$/;

/** "2 days at 8 hours". */
const DAYS_OF =
  /\b(\d{1,3}) (?:full |whole )?days? (?:at|of|times|x|with|for) (\d{1,2}) (?:hours?|hrs?)\b/;

/** "16 hours", "2.5 more hours", "sixteen hours"; null for none. */
function hoursIn({ words }: Reading): number | null {
  const [, days, each] = DAYS_OF.exec(words.join(' ')) ?? [];
  if (days !== undefined && each !== undefined) return Number(days) * Number(each);
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

/** "How many hours would $500 get me from the electrician?", "how long can we have him for 500?" */
const HOURS_FOR = pattern()`
  \bhow (?:many (?:\w+ )?(?:hours|hrs)|much time|long)\b.*\b(?:
    get|gets|buy|buys|cover|covers|pay|pays|have|last|lasts|go|afford|is|for|of
  )\b
  |\b(?:what|how far) (?:does|would|will|do|can) \$?\d[\d.,]* (?:get|buy|go|cover)\b.*\bhours\b
`;
const OF_SUM = /^(?:worth|roughly|get|buy|cover)$/;

function asksHoursFor(reading: Reading): boolean {
  const text = reading.words.join(' ');
  const isOfOne = reading.contractors.length === 1 || reading.specialty !== null;
  const isLoose = reading.rest.every((word) => OF_TIME.test(word) || OF_SUM.test(word));
  const isOfBudget = says(reading, 'left', 'budget', 'overBudget');
  return (
    isOfOne &&
    isLoose &&
    !isOfBudget &&
    reading.amount !== null &&
    HOURS_FOR.test(text) &&
    !PAST.test(text)
  );
}

/** "16 hours of his excavator" are none of his. */
const OF_TIME =
  /^(?:run|days?|each|extra|additional|further|hours?|hrs?|time|work|labou?r|noted|usual|normal)$/;

/** "What would 16 hours of Greg cost?", but not how long anybody worked. */
export function asksForHours(reading: Reading): boolean {
  if (asksHoursFor(reading)) return true;
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
    const isOfSum = asksHoursFor(reading);
    if (!contractor || (hours === null && !isOfSum)) return new NotFound('');
    const { name, hourlyRate } = contractor;
    const cents = toCents(hourlyRate ?? '');
    if (cents === null || hourlyRate === null) {
      return new NotFound(
        `I do not know: no hourly rate is saved for ${bold(name)}. You can add one under [Contractors](${pages.contractors}).`,
      );
    }
    if (isOfSum || hours === null) return hoursFor(reading.amount ?? '0.00', contractor);
    const hundredths = BigInt(Math.round(hours * 100));
    const sum = fromCents((cents * hundredths + 50n) / 100n);
    const toContractors = (amount: string) => link(formatMoney(amount), pages.contractors);
    const length = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
    return `${length} of ${bold(name)} come to ${toContractors(sum)} at the noted ${toContractors(hourlyRate)} an hour.`;
  },
};

function hoursFor(amount: string, { name, hourlyRate }: Contractor): string {
  const rate = link(formatMoney(hourlyRate ?? '0.00'), pages.contractors);
  const hours = Number(toCents(amount) ?? 0n) / Number(toCents(hourlyRate ?? '') ?? 1n);
  return `${formatMoney(amount)} pays for about ${Math.floor(hours * 100) / 100} hours of ${bold(name)} at the noted ${rate} an hour.`;
}
