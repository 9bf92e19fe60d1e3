import { hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { isBackReference, pointersOf, startsAsFollowUp } from './back-reference.ts';
import { mergeReadings, otherQuestion, pointsAtSome } from './carry-over.ts';
import type { FollowUp } from './follow-up-kind.ts';
import { shiftedPeriod } from './period-shift.ts';
import { hasView, isOnlyConnecting } from './views.ts';

export interface AnswerCheck {
  /** Whether the user's figures can answer it. */
  canAnswer(reading: Reading): boolean;
  /** Whether an answer has a use for all that it wants to know. */
  isSure(reading: Reading): boolean;
  /** Whether the guide clearly answers it. */
  isInGuide(question: string): boolean;
  /** Whether a message of these words only greets, thanks or agrees. */
  isSocial(words: readonly string[]): boolean;
}

/** If the likeliest way to continue is not understood, another one may be. */
export function followUpOf(previous: Reading, next: Reading, check: AnswerCheck): FollowUp {
  const likeliest = likeliestOf(previous, next, check);
  const isUnderstood = check.isSure(mergeReadings(previous, next, likeliest));
  if (isUnderstood || !isIncomplete(next) || check.isInGuide(next.question)) return likeliest;
  const others = ['otherQuestion', 'otherPart', 'otherView'] as const;
  return others.find((kind) => check.isSure(mergeReadings(previous, next, kind))) ?? likeliest;
}

/** It points back, or is a few words that name nothing unknown. */
const isIncomplete = (next: Reading): boolean =>
  // Who "her" is comes from the last answer.
  next.amount === null &&
  !next.words.some((word) => persons.has(word)) &&
  (pointsBack(next) || isBackReference(next) || (isShort(next) && next.rest.length === 0));
const persons = new Set(['him', 'her', 'he', 'she', 'his', 'hers', 'they', 'their']);

function likeliestOf(previous: Reading, next: Reading, check: AnswerCheck): FollowUp {
  if (previous.areProjectsUnclear && next.words.includes('both')) return 'bothProjects';
  if (isCompleteSplit(next) || namesAmount(next)) return 'newQuestion';
  // Only contractors have rates.
  const isOfRates = says(next, 'rate') && says(next, 'who') && !hasPart(next);
  if (isOfRates && previous.contractors.length === 0) return 'newQuestion';
  if (BY_HOW_MUCH.test(next.words.join(' '))) return 'otherPart';
  if (asksAmountOf(previous, next)) return 'otherQuestion';
  // A long question for the guide has its own "it".
  const isLong = next.words.length > MOST_PART_WORDS && says(next, 'advice');
  if (isLong && check.isInGuide(next.question)) return 'newQuestion';
  if (isBareView(next) && hasPart(previous)) return 'otherView';
  if (asksIfItFits(previous, next)) return 'otherQuestion';
  if (previous.subject !== null && isOfSame(next)) return 'otherQuestion';
  if (shiftedPeriod(previous, next) && !hasPart({ ...next, period: null })) return 'otherPart';
  if (VERSUS.test(next.words.join(' ')) && hasPart(next)) return 'otherPart';
  if (startsAfresh(next, check)) return 'newQuestion';
  if (asksForOtherView(next)) return 'otherView';
  if (asksForOtherPart(next) || asksForOtherWords(next, check)) return 'otherPart';
  return asksOtherQuestion(previous, next, check) ? 'otherQuestion' : 'newQuestion';
}

/** "Priya's phone number, and how much she got for the roof": an amount, and no number. */
const asksAmountOf = (previous: Reading, next: Reading) =>
  says(next, 'howMuch') &&
  hasPart(next) &&
  isBackReference(next) &&
  says(previous, 'phone', 'email', 'contact', 'rate');

const SO_FAR = /^(?:spent|paid|left|used) so far$/;

/** "Is the garage over budget?" "By how much?" */
const BY_HOW_MUCH = /^(?:and )?by how (?:much|many)(?: \w+)?$/;

/** "How much did we spend in July?" "Who got paid?" "What did we buy?" */
const BARE_VIEW =
  /^(?:so )?(?:how many (?:payments?|expenses?|times|entries|items)|who got (?:paid|it|money|what)|who was paid|what did (?:we|i) (?:buy|get|pay for)|what was (?:bought|paid))$/;
const isBareView = ({ words }: Reading) => BARE_VIEW.test(words.join(' '));

/** "What is left for the laundry room?" "Enough for a 2500 dryer?" */
const asksIfItFits = (previous: Reading, next: Reading) =>
  next.amount !== null &&
  says(next, 'afford', 'left', 'may') &&
  !hasPart(next) &&
  (says(previous, 'left', 'budget', 'afford', 'overBudget') ||
    (startsAsFollowUp(next) && previous.projects.length > 0));

/** "What was that 860 payment?" points at an amount, not back. */
const namesAmount = ({ amount, words }: Reading) =>
  amount !== null && /\b(that|this|the|one for|one of) \$?\d/.test(words.join(' '));

/** "Which one is late?", "who is cheaper?": of the records just asked about. */
const isOfSame = (next: Reading) =>
  next.subject === null && !hasPart(next) && next.rest.length === 0 && pointsAtSome(next);

/** "Of those", "her", "the biggest one": it cannot stand alone. */
const BACK =
  /\b(of|from|among|within|on|for|to|with|by|in) (that|it|those|them|these|this(?! (year|month|week|quarter|summer|spring|winter|fall|project|job))|him|her|which)\b|\b(he|she|they|him|her|his|hers|their|them|those|these)\b|\b(is|are|was|were) (that|those|they|it)\b|\b(that|which|what|the \w+) ones?\b|^(and )?the ones?\b|\b(who|when|how|what) .*\b(that|it|there)$/;
/** "Versus August". */
const VERSUS =
  /^(and )?((how does (it|that) )?compare[ds]?( (it|that|this))? (to|with|against)|vs|versus|against|than|(is|was) (that|it|this) (more|less|bigger|smaller|higher|lower|dearer|cheaper|pricier) than)\b/;
/** "On labor only", "in the deck project". */
const PART_START =
  /^(on|in|for|by(?! how)|with|at|from|since|during|only|just|not|without|except)\b/;

function pointsBack(next: Reading): boolean {
  const isPart = PART_START.test(next.words.join(' ')) && next.words.length <= MOST_PART_WORDS;
  return startsAsFollowUp(next) || BACK.test(pointersOf(next)) || isPart;
}
const MOST_PART_WORDS = 12;

/** A question with its own subject does not take over what an earlier one was about. */
function startsAfresh(next: Reading, check: AnswerCheck): boolean {
  if (pointsBack(next)) return false;
  const namesThing = hasPart(next) || next.rest.length > 0 || next.amount !== null;
  const isWhole = namesThing || next.words.length > MOST_FRAGMENT_WORDS;
  return isWhole && next.words.length > 3 && check.canAnswer(next);
}
const MOST_FRAGMENT_WORDS = 7;

const isShort = ({ words }: Reading) => words.length <= 4;

/** "Which contractor got the most money?" says how to split, and means everything. */
function isCompleteSplit(next: Reading): boolean {
  const isSplit = says(next, 'perContractor', 'perProject', 'perMonth', 'perMethod');
  const isOfBefore = says(next, 'pronoun') || next.words.includes('one') || startsAsFollowUp(next);
  return isSplit && !isShort(next) && !isOfBefore;
}

function asksForOtherView(next: Reading): boolean {
  const namesNothing = !hasPart(next) && next.rest.length === 0;
  return isOnlyConnecting(next) && hasView(next) && namesNothing && next.words.length <= 8;
}

/** "What did he do there?" is a question of its own about him. */
const ASKS =
  /^(what|which|who|when|how) (did|do|does|has|have|had|was|were|is|are) (he|she|they|it|that)\b/;

function asksForOtherPart(next: Reading): boolean {
  if (ASKS.test(next.words.join(' '))) return false;
  const namesPart = hasPart(next) || next.howMany !== null || says(next, 'receipt');
  return isOnlyConnecting(next) && namesPart && next.rest.length === 0;
}

/** "And the sink?": unknown words, to be searched for in the expenses. */
function asksForOtherWords(next: Reading, check: AnswerCheck): boolean {
  const namesWords = isOnlyConnecting(next) && next.rest.length > 0;
  // "And the railings?" is about the user's own; "and a bathroom?" may be for the guide.
  const isOwn = /\b(the|our|my|those)\b/.test(next.words.join(' '));
  return namesWords && isOpening(next) && (isOwn || !check.isInGuide(next.question));
}

function asksOtherQuestion(previous: Reading, next: Reading, check: AnswerCheck): boolean {
  const isAnswerable = () => check.canAnswer(otherQuestion(previous, next));
  if (isOpening(next) || isBackReference(next)) return isAnswerable();
  // "Spent?", "left?": of what was asked about before.
  const namesNothing = !hasPart(next) && next.rest.length === 0 && next.subject === null;
  const isBare = next.words.length <= 2 || SO_FAR.test(next.words.join(' '));
  if (isBare && namesNothing && hasPart(previous)) return isAnswerable();
  const isOfSome = isShort(next) && says(next, 'count', 'list', 'average', 'percent');
  return isOfSome && !check.canAnswer(next) && isAnswerable();
}

const isOpening = (next: Reading) =>
  says(next, 'followUp') && next.words.length <= 8 && startsAsFollowUp(next);
