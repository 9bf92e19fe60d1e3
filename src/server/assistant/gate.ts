import { lineCover } from './answers/line-cover.ts';
import { namedMilestone } from './answers/named-milestone.ts';
import { spokenTitles } from './answers/spoken-title.ts';
import type { Books } from './books.ts';
import { segmentsOf } from './conversation/segments.ts';
import { asks, sentencesOf } from './conversation/sentences.ts';
import type { GuideHit } from './guide/guide-search.ts';
import { isOfRecords, OWN_MARKS } from './own-facts.ts';
import { namesRecord } from './query/named-records.ts';
import { isOfOwnContracts } from './question/contract-subject.ts';
import { isOfGeneralForm } from './question/general-form.ts';
import { asksWhenUsable, isInGeneral, isOfNobody, namesOwnProject } from './question/in-general.ts';
import { says } from './question/mentions.ts';
import { asksForOwnFigure } from './question/own-figure.ts';
import { contractorsOfTrade } from './question/own-trades.ts';
import type { Reading } from './question/reading.ts';
import { toWords } from './question/words.ts';

/** Where the answer to a question may come from. */
export type Source = 'guide' | 'records' | 'either';

/**
 * Whether the guide may answer a question for which it has a section. First counts how the question
 * is put, then whether it names somebody, a day or a record of the user's own. A story around the
 * question does not count.
 */
export async function sourceOf(reading: Reading, hit: GuideHit, books: Books): Promise<Source> {
  const question = questionsIn(reading.question) ?? reading.question;
  const asked = { ...reading, question, words: askedIn(reading) };
  const text = asked.words.join(' ');
  const parts = partsIn(reading);
  const isOfContractor = reading.contractors.length > 0;
  const namesOwn = async () =>
    isOfContractor ||
    namesOwnProject(reading) ||
    namedMilestone.understands(reading, books) ||
    (await namesRecord(asked.words, books, { isToCome: TO_COME.test(text) }));
  // "How do I reach the shower glass man?"
  const isOfReach = says(reading, 'phone', 'email', 'contact') && /\b(?:the|our|my)\b/.test(text);
  if (isOfReach && contractorsOfTrade(reading.specialty, books.contractors).length > 0)
    return 'records';
  if (reading.subject === 'members' && !OF_ANYONE.test(text)) return 'records';
  if (lineCover.understands(reading, books)) return 'records';
  if (parts.some((part) => OF_ORDER.test(part)) && namesWholeTitle(reading, books))
    return 'records';
  if (reading.missing !== null || parts.some(asksForOwnFigure)) return 'records';
  if (isOfOwnContracts(text) || isOfOwnContracts(reading.words.join(' '))) return 'records';
  if (parts.some((part) => OF_OWN_WORK.test(part)) && (await namesOwn())) return 'records';
  if (isAdvice(reading, asked)) {
    const isSure =
      (hit.isCertain || hit.isAlike) && (reading.amount === null || isOfGeneralForm(question));
    return isSure && isOfNobody(asked) && !isOfRecords(asked) ? 'guide' : 'either';
  }
  // "Oak floor quotes side by side".
  const isOfQuotes = reading.subject === 'quotes' && !OF_ANYONE.test(text);
  if (isOfQuotes && (await namesRecord(asked.words, books))) return 'records';
  if (reading.subject !== null && HAS_HAPPENED.test(text)) return 'records';
  if (isOfAnyHouse(reading, text)) return hit.isAlike ? 'guide' : 'either';
  if (isOfContractor || NAMES_DAY.test(text)) return 'records';
  if (parts.some((part) => OF_OWN_FACT.test(part))) return 'records';
  if (asked.words.length > LONGEST_PLAIN || EITHER_OR.test(text)) return 'either';
  return !hit.isAlike && (await namesRecord(asked.words, books)) ? 'records' : 'either';
}

/** "What happens after the final electric inspection?", "is it before or after moving-in day?" */
const OF_ORDER =
  /^(?:and |so |but |ok )*(?:what (?:happens|comes|is|follows) (?:next |right )?after (?:the|our|my)\b|(?:is|are|was|were|does|do|did|will) (?:the|our|my)\b.*\b(?:before or after|or after)\b)/;
const namesWholeTitle = (reading: Reading, books: Books): boolean =>
  spokenTitles(reading, books).some(({ title }) => toWords(title).length > 2);

/** "When should the final payment be made?" One that was paid says nothing of it. */
const TO_COME = /^(?:and |so |but |ok )*when (?:should|must|ought)\b/;

/** "Has anybody's insurance expired? One should never let that slip." */
const HAS_HAPPENED = /^(?:and |so )?(?:has|have|did|was|were)\b/;

/** What a longer one tells has words of records too. */
const LONGEST_PLAIN = 14;

/** The sentences of a message that ask, if others tell something. */
export function questionsIn(text: string): string | null {
  const sentences = sentencesOf(text);
  const asked = sentences.filter((one, at) => asks(one, at === sentences.length - 1));
  return asked.length === 0 || asked.length === sentences.length ? null : asked.join(' ');
}

function askedIn({ question, words }: Reading): readonly string[] {
  const asked = questionsIn(question);
  return asked === null ? words : toWords(asked);
}

const partsIn = ({ question }: Reading): string[] =>
  segmentsOf(question).map((part) => toWords(part).join(' '));

const isAdvice = (reading: Reading, asked: Reading): boolean =>
  isInGeneral(asked) || asksWhenUsable(reading);

/**
 * "When should the porch be painted?", "who is supposed to fix the gate?": of work here. "When
 * should I paint the porch?" asks for advice; "when do I have to pay?" does not.
 */
const OF_OWN_WORK =
  /^(?:and |so |but |ok |hi |hey |hello |please )*(?:(?:(?:can|could|would|will) you )?(?:please )?(?:tell me|remind me|let me know) |do you know )?(?:who (?:is|was) (?:(?:supposed|meant|going) to|(?:responsible for|in charge of|taking care of|handling|on the hook for) (?:the|our|that|this)\b)|whose (?:job|problem) is (?:the|our|that|this)|(?:days|weeks|time) (?:left )?(?:until|till|before|to)\b|how (?:long|soon|much time|many (?:days|weeks)) (?:\w+ ){0,5}(?:until|till)\b(?! (?:\w+ ){1,3}(?:is|are|gets?) (?:\w+ )?(?:dry|cured|hard)$)|(?:by |until |till |since |on |from |for )?(?:when|(?:what|which) (?:day|date)) (?:(?:the|our|my) (?:\w+ ){1,4}(?:is|are|was|were) (?:supposed|meant|due|scheduled|planned|expected|going|set|slated)\b|(?:is(?! it (?:ok|okay|safe|fine|best|better|legal|wise|smart|too)\b)|are|was|were|did|will|has|have|had)\b|(?:should|must|ought|does|do|shall|can) (?!(?:you|one|people|somebody|someone|an?)\b)(?!(?:i|we) (?!(?:have to |need to |ought to )?(?:pay|settle)\b))))/;

/** "How much is the tenant paying?" */
const OF_OWN_FACT =
  /^(?:and |so |but |ok )*(?:how (?:much|many|old|high|big|large)(?: \w+)? (?:is|are|was|were|did|will|does|do) (?:the|our|my|this|that|it|we|i)\b|how (?:much|many) \w+ (?:did|was|were|had|has|have)\b|what (?:did|was|were|had) )/;

const MONTH = '(?:january|february|april|june|july|august|september|october|november|december)';
/** "On the 24th", "in June", "how does March compare with May?" */
const NAMES_DAY = new RegExp(
  `\\b(?:${MONTH}|(?:in|of|since|from|by|with|than|does|and|to|until|last|this|next) (?:march|may)|(?:the )?[123]?\\d ?(?:st|nd|rd|th)|(?:next|last|this|on|by) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
);

/** "Carpet or vinyl", "old vs new radiators". */
const EITHER_OR = /^(?:\w+ ){1,4}(?:or|vs|versus|against) (?:\w+ ){0,4}\w+$/;

const OF_ANYONE = /\b(?:an? (?!(?:hour|day|week|month|year)\b)|people\b)/;
/** "Contingency for an old house", even if there is a reserve. */
const isOfAnyHouse = (reading: Reading, text: string): boolean =>
  OF_ANYONE.test(text) &&
  !OWN_MARKS.test(text) &&
  reading.contractors.length === 0 &&
  reading.projects.length === 0 &&
  reading.amount === null &&
  reading.bound === null &&
  reading.period === null &&
  reading.missing === null &&
  !says(reading, 'spend', 'past', 'mine', 'left', 'expense', 'receipt', 'bill', 'phone', 'email');
