import type { Books } from '../books.ts';
import type { GuideHit } from '../guide/guide-search.ts';
import { pattern } from '../pattern.ts';
import { recordedOf } from '../query/find-expenses.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** What a household has besides its renovation. An expense or a milestone may still be called so. */
const nouns = new Set(
  `mortgage mortgages pension pensions paycheck payroll irs assessor assessors reassessment appraisal
  appraiser refinance refinancing 401k dividend dividends alimony tuition lottery premium premiums
  deductible copay pill pills prescription prescriptions medicine medication doctor dentist
  cholesterol mileage odometer birthday birthdays anniversary horoscope passport wifi password
  passwords nickname hometown religion denomination accent hobby hobbies rainfall thunderstorm
  hurricane barometer election elections mayor governor senator congressman lockbox zodiac`.split(
    /\s+/,
  ),
);
const PAIRS = pattern('g')`
  \b(?:
    social security|credit (?:score|rating|limit|report)
    |tax (?:assessment|bracket|refund|rebate from)
    |(?:property|real estate|school|income|county|city|council) tax(?:es)?|assessed value
    |interest rate|home equity|car (?:payment|insurance|registration)
    |blood (?:pressure|type|test|sugar)|(?:savings|checking|bank) (?:account|balance)
    |(?:hoa|condo|association|maintenance) (?:dues|fees?|charges?)
    |(?:fishing|hunting|driver s?|driving) licen[cs]e|(?:elk|deer|duck) (?:tags?|season)|shoe size
    |maiden name|middle name|(?:garage|door|gate|alarm|lock|access) code
    |combination (?:to|of|on|for)
  )\b
`;
/** Of whom people tell for whom they ask. */
const ASKERS = /^(?:irs|appraiser|assessors?|doctor|dentist|mayor|governor|senator|congressman)$/;
const WANTS =
  /^(?:wants?|wanted|needs?|needed|asks?|asked|asking|says?|said|is|was|keeps?|called|calls|insists?|thinks?|figures|would|likes)$/;
const ASIDE = /\b(?:for|to|like) (?:the|our|my|an?|his|her)$|\b(?:like|for)$/;
/** A longer one tells a story, in which such a word may be. */
const MOST_WORDS = 16;
const OURS = /\b(?:our|my|we|us|i|me)\b/;
/** "How does a mortgage work?" is for the guide. */
const OF_ANY =
  /^(?:how (?:do|does|can|could|should|to|would)|should|can|could|does|do|is|what is an?|why do|why does|when should)\b/;

/**
 * "The tax assessment after the sunroom?", "our next mortgage payment": whatever else it names, no
 * record has such a thing. Null if the records have that word, or if the guide tells of it.
 */
export async function outsideWorld(
  reading: Reading,
  books: Books,
  hit: GuideHit | null,
): Promise<string | null> {
  const text = reading.words.join(' ');
  const pairs = [...text.matchAll(PAIRS)].map(([pair]) => pair);
  // "The appraiser wants the total", "she tracks us like the IRS": who asks is not what is asked.
  const isTold = (at: number) =>
    WANTS.test(reading.words[at + 1] ?? '') ||
    (ASKERS.test(reading.words[at] ?? '') &&
      ASIDE.test(reading.words.slice(Math.max(0, at - 3), at).join(' ')));
  const single = reading.words.filter((word, at) => nouns.has(word) && !isTold(at));
  if (reading.words.length > MOST_WORDS) return null;
  if (single.length + pairs.length === 0) return null;
  const isOfGuide = hit !== null && (OF_ANY.test(text) || (hit.isAlike && !OURS.test(text)));
  if (says(reading, 'advice', 'may', 'tax') || isInGeneral(reading) || isOfGuide) return null;
  const words = [...single, ...pairs.flatMap((pair) => pair.split(' '))];
  const isOwn = await recordedOf(words, books);
  const isRecorded = single.some(isOwn) || pairs.some((pair) => pair.split(' ').every(isOwn));
  return isRecorded ? null : 'I do not know that: none of your records has anything of the kind.';
}

const OWN = '(?:the|our|my|this|that)';
const HOME =
  '(?:house|home|block|building|place|barn|farm|farmhouse|factory|plant|loft|flat|apartment|condo|cottage|cabin|ranch|rowhouse|townhouse|neighbou?rhood|street|town|church|mill)';
/** "What year was our barn built?" */
const WHEN_BUILT = pattern()`
  ^(?:and |so )?(?:
    when|(?:in )?(?:what|which) (?:exact )?year|how long ago
  ) (?:was|were|did|has) ${OWN} (?:\w+ )?${HOME} (?:\w+ )?(?:
    built|put up|raised|constructed|erected|founded|go up|laid out|was built
  )\b
  |^(?:the )?(?:exact )?year ${OWN} ${HOME} (?:was )?(?:built|put up|raised)\b
  |^who (?:first |originally )?(?:built|raised|owned|lived in) ${OWN} (?:\w+ )?${HOME}$
`;
const OFFICE =
  '(?:inspectors?|assessors?|appraisers?|adjusters?|surveyors?|lenders?|bankers?|loan officers?|clerks?|officials?|officers?|cashiers?|salesm[ae]n|saleswom[ae]n|salespersons?|realtors?|agents?|landlords?|landlady|drivers?|operators?|forem[ae]n|neighbou?rs?|tenants?|lodgers?|postm[ae]n|mailm[ae]n|apprentices?|helpers?)';
const SOMEBODY =
  '(?:m[ae]n|guys?|wom[ae]n|lad(?:y|ies)|fellows?|person|people|chaps?|blokes?|gentlem[ae]n|girl|boy|one)';
const AUTHORITY =
  '(?:the |our )?(?:\\w+ )?(?:city|county|town|township|village|state|borough|parish|council|district|municipality|insurance|bank|utility|power company|gas company|water company|permit office|building department)\\b';
/** "Name the clerk who stamped it", "who was the county inspector on the beams?" */
export const OF_OFFICE = pattern()`
  ^(?:and |so |please )*(?:
    name|identify|who (?:is|was|were|are)|(?:what|which) (?:is|was) the name of
    |(?:tell|give|remind) (?:me|us) (?:of )?the name of|the name of
  ) (?:(?:the|our|my|that) )?(?:\w+ ){0,2}?${OFFICE}\b
  |^(?:and |so )?who (?:\w+ )?from ${AUTHORITY}
  |\bnames? (?:of|for) (?:the |that |our )?(?:\w+ )?${SOMEBODY} (?:from|at|with|of) ${AUTHORITY}
`;
/** "Is the tiler going to show up tomorrow?", "will he be on time?" */
export const TO_COME = pattern()`
  ^(?:and |so )?(?:is|are|will|would|can|does|do|might) (?:\w+ ){1,4}?(?:
    (?:going|likely|bound|sure|about) to (?:
      show|turn|come|be (?:late|here|there|on time|early|back|sick|free|around)|quit|retire|cancel
      |call|leave|finish on time|keep|make it|return
    )
    |(?:ever |really |actually )?(?:
      show up|turn up|retire|quit|cancel on|be (?:late|on time|punctual|on schedule|early|back|sick)
    )
    |be able to (?:come|start|make it)
  )\b
`;
export const DOING =
  /^(?:and |so )?how (?:is|are|was|were) (?:\w+ ){1,5}?(?:doing|feeling|coping|keeping|holding up|getting on)(?: these days| now| today)?$/;
const IDEA = /^(?:and |so )?whose (?:idea|decision|choice|turn|plan|taste|fault|suggestion)\b/;
/** "The model of the dishwasher", "what is the maker of our range?" */
export const MADE = pattern()`
  ^(?:and |so )?(?:
    (?:what|which) (?:is|was|are) |(?:tell|give|get) (?:me|us) |name )?(?:the |its )?(?:exact )?(?:
    make|maker|manufacturer|model|brand|serial|serial number|model number|part number|product number
    |colou?r|wattage|horsepower|btus?
  ) (?:name )?(?:of|for|on) ${OWN} `;
/** "Which paint shop has the best prices?" */
const WHICH_SHOP =
  /^(?:and |so )?(?:what|which) (?:\w+ ){0,2}(?:stores?|shops?|suppliers?|yards?|dealers?|places?) (?:has|have|is|are|sells?|gives?|offers?|carr(?:y|ies)|stocks?)\b(?!.*\b(?:we|i|our)\b)/;
/** "What did my cousin's porch cost her?", "what did the Millers pay for their roof?" */
const THEIR_MONEY = pattern()`
  \b(?:cost|costs?|set|ran|run) (?:him|her|them)(?: back)?$
  |^(?:and |so )?(?:what|how much) did (?!(?:we|i|you|it|he|she)\b)(?:\w+ ){1,6}?(?:
    pay|spend|give|shell out|fork over|put down
  ) (?:for|on) (?:their|his|her)\b
  |\b(?:did|does|was|were|is) (?:my|our|his|her) (?:\w+ )?(?:
    sister|brother|cousin|aunt|uncle|son|daughter|friend|neighbou?r|buddy|boss|coworker|colleague
    |nephew|niece|parents|mother|father|mom|dad|mum
  )s?(?: in law)? (?:s )?(?:\w+ ){1,3}(?:cost|come to|run)$
`;
/** "Who put it up back in the fifties?" */
const LONG_AGO = pattern()`
  ^(?:and |so )?(?:
    who|whose|when|what|how|why|did|was|were
  )\b.*\b(?:back )?(?:in|during|of) the (?:early |late |mid )?(?:
    (?:nineteen )?(?:tens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)
    |(?:1[789])?[1-9]0 ?s
  )\b
`;
const PREDICTS =
  /^(?:please )?(?:predict|foretell|prophesy|guess|bet (?:me )?(?:on )?)\b(?!.*\b(?:total|budget|final cost|end up|finish|spend|spending|project)\b)|^(?:please )?predict\b.*\bprices?\b/;

const NO_PLACE = 'I do not know that: none of your records has a place for it.';
const NO_PEOPLE = 'I do not know: of people, your records have only the contractors.';
const NO_FUTURE =
  'I do not know: your records have what was paid and what is planned, and not what anyone will do.';

/** What is outside of all records, whatever words of theirs a question has. */
export const worldPatterns: readonly [pattern: RegExp, text: string][] = [
  [WHEN_BUILT, 'I do not know: your records have only what you did and paid.'],
  [OF_OFFICE, NO_PEOPLE],
  [DOING, 'I do not know: your records have what was paid and when, and not how anyone is.'],
  [IDEA, 'I do not know: your records have what was paid and when, and not who wanted it.'],
  [MADE, NO_PLACE],
  [WHICH_SHOP, 'I do not know: your records have what you paid, and no prices of others.'],
  [THEIR_MONEY, 'I do not know: I can only read your own records, and not what others paid.'],
  [LONG_AGO, 'I do not know: your records have only what is yours, and nothing of that time.'],
  [PREDICTS, 'I do not know what will be. I only know what is in your records.'],
  [TO_COME, NO_FUTURE],
];
