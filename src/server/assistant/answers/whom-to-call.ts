import type { Contractor } from '#shared/contractor.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import type { Answerer } from './answerer.ts';
import { NotFound } from './answerer.ts';
import { cardOf } from './contractor-card.ts';

/** "Who do I call about the drips?", "which of our people do I ring?" */
const ASKS = pattern()`
  \b(?:
    who|whom|which one|(?:which|who) of (?:our|my|the|these|those) (?:\w+ )?(?:people|guys|contractors|folks|trades|crew|men|ones|subs)
    |which (?:contractor|guy|of (?:them|these|those))
  ) (?:do|should|can|would|shall|must) (?:i|we) (?:have to |need to )?(?:call|ring|phone|text|contact|get hold of)\b(?!
    (?: (?:about|for|with))? an? (?!.*\b(?:our|my|the)\b)
    |.*\b(?:first|next|if|before|or an?|permits?|city|inspector|911)\b
  )
`;
/** "A leak" is of water, whoever the guide would send for. */
const troubles: readonly (readonly [RegExp, specialty: string])[] = [
  [/\b(?:shingles?|roof|gutters?)\b/, 'Roofer'],
  [
    /\b(?:outlets?|breakers?|sparks?|sparking|sockets?|wiring|switch(?:es)?|can lights?|no power)\b/,
    'Electrician',
  ],
  [/\b(?:furnace|heat pump|air conditioner|air conditioning|thermostat|no heat|ac|hvac)\b/, 'HVAC'],
  [
    /\b(?:drip\w*|leak\w*|faucets?|taps?|toilets?|drains?|shower ?head|pipes?|clog\w*|sewage|water under|water heater|sink|shutoff)\b/,
    'Plumber',
  ],
  [/\b(?:paint|peeling)\b/, 'Painter'],
  [/\b(?:drywall|nail pops?|sheetrock)\b/, 'Drywall'],
  [/\b(?:grout|tiles?)\b/, 'Tile/Stone'],
];
/** The guide says what to do at once. */
const IS_DANGER =
  /\b(?:gas|smoke|smoking|fire|burning|shock(?:ed|s)?|emergency|carbon monoxide|collaps\w*)\b/;
const ENOUGH = 2;

const textOf = ({ words }: Reading) => words.join(' ');

function ofTrouble(reading: Reading, { contractors }: Books): Contractor[] {
  const text = textOf(reading);
  for (const [words, specialty] of troubles) {
    if (words.test(text)) return contractorsOfTrade(specialty, contractors);
  }
  return contractorsOfTrade(reading.specialty, contractors);
}

/** Those who have to put right what is on a punch list in these words. */
async function ofPunch(reading: Reading, books: Books): Promise<Contractor[]> {
  const asked = new Set(
    toWords(textOf(reading))
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
  const items = await runRecordQuery({ subject: 'punch', status: 'open' }, books);
  const named = items.filter(
    ({ title }) => toWords(title).filter((word) => asked.has(stem(word))).length >= ENOUGH,
  );
  return books.contractors.filter(({ id }) =>
    named.some(({ contractorId }) => contractorId === id),
  );
}

/** Whom of their own contractors somebody calls about a trouble. */
export const whomToCall: Answerer = {
  isProbe: true,
  understands: (reading, books) =>
    reading.contractors.length === 0 &&
    ASKS.test(textOf(reading)) &&
    !IS_DANGER.test(textOf(reading)) &&
    ofTrouble(reading, books).length > 0,
  async answer({ reading, books }) {
    const named = await ofPunch(reading, books);
    const meant = named.length === 1 ? named : ofTrouble(reading, books);
    if (meant.length === 0) return new NotFound('');
    const cards = await Promise.all(meant.slice(0, MOST).map((one) => cardOf(one, books)));
    return cards.join('\n\n');
  },
};
const MOST = 3;
