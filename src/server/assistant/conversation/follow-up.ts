import { pattern } from '../pattern.ts';
import { isInGeneral } from '../question/in-general.ts';
import { hasFilter, hasPart, hasThing, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import {
  hasPointer,
  isBackReference,
  isFragment,
  limitsFirst,
  pointersOf,
  startsAsFollowUp,
  startsWithSo,
} from './back-reference.ts';
import { isOfBudgetThere } from './budget-there.ts';
import { isAllOfPerson, mergeReadings, otherQuestion, pointsAtSome } from './carry-over.ts';
import type { FollowUp } from './follow-up-kind.ts';
import { addsToAgreement, asksAmountOf, takesOffer } from './of-record-before.ts';
import { shiftedPeriod } from './period-shift.ts';
import { pointsAtRow } from './row-reference.ts';
import { isOfSameSpending } from './same-spending.ts';
import { hasView, isOnlyConnecting, ranksParts, splitsOf } from './views.ts';

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
export function followUpOf(previous: Reading, next: Reading, answers: AnswerCheck): FollowUp {
  const check = askedOnce(answers);
  const likeliest = likeliestOf(previous, next, check);
  const isUnderstood = check.isSure(mergeReadings(previous, next, likeliest));
  if (isUnderstood || !isIncomplete(next) || check.isInGuide(next.question)) return likeliest;
  const others = ['otherQuestion', 'otherPart', 'otherView'] as const;
  return others.find((kind) => check.isSure(mergeReadings(previous, next, kind))) ?? likeliest;
}

/** A check tries every kind of answer, and several rules ask it about the same reading. */
function askedOnce(check: AnswerCheck): AnswerCheck {
  const once = <Asked>(ask: (asked: Asked) => boolean) => {
    const known = new Map<Asked, boolean>();
    return (asked: Asked): boolean => {
      const answer = known.get(asked) ?? ask(asked);
      known.set(asked, answer);
      return answer;
    };
  };
  return {
    ...check,
    isSure: once((reading: Reading) => check.isSure(reading)),
    canAnswer: once((reading: Reading) => check.canAnswer(reading)),
    isInGuide: once((question: string) => check.isInGuide(question)),
  };
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
  if (isOfSameSplit(previous, next) || takesOffer(previous, next)) return 'otherQuestion';
  if (comparesSame(previous, next) || ranksMonthsOf(previous, next)) return 'otherQuestion';
  if (addsToAgreement(previous, next)) return 'otherPart';
  if (owesThem(previous, next)) return 'otherQuestion';
  if (isOfSameSpending(previous, next)) return 'otherView';
  if (isCompleteSplit(next) || namesAmount(next)) return 'newQuestion';
  if (MOST_OF_ALL.test(next.words.join(' '))) return 'newQuestion';
  if (ALL_CONTRACTORS.test(next.words.join(' ')) && check.canAnswer(next)) return 'newQuestion';
  if (isCompleteComparison(next) && check.isSure(next)) return 'newQuestion';
  if (isOfOneBudget(next) && check.isSure(next)) return 'newQuestion';
  if (asksForAll(next) || asksHowToReach(next)) return 'newQuestion';
  if (isOtherThanCompared(previous, next) && check.isSure(next)) return 'newQuestion';
  if (isWholeByItself(next) && check.canAnswer(next)) return 'newQuestion';
  if (isForAnyone(next, check) || changesSubject(previous, next, check)) return 'newQuestion';
  if (isOfBudgetThere(previous, next)) return 'otherQuestion';
  // Only contractors have rates.
  const isOfRates = says(next, 'rate') && says(next, 'who') && !hasPart(next);
  if (isOfRates && previous.contractors.length === 0) return 'newQuestion';
  if (BY_HOW_MUCH.test(next.words.join(' '))) return 'otherPart';
  if (says(previous, 'earliest') && NEXT_IN_TURN.test(next.words.join(' '))) return 'otherPart';
  if (asksAmountOf(previous, next) || ranksThere(previous, next)) return 'otherQuestion';
  // A long question for the guide has its own "it".
  const isLong = next.words.length > MOST_PART_WORDS && says(next, 'advice');
  if (isLong && check.isInGuide(next.question)) return 'newQuestion';
  if (isBareView(next) && hasPart(previous)) return 'otherView';
  if (asksIfItFits(previous, next)) return 'otherQuestion';
  if (previous.subject !== null && (isOfSame(next) || isOfOnes(next))) return 'otherQuestion';
  if (shiftedPeriod(previous, next) && !hasPart({ ...next, period: null })) return 'otherPart';
  if (VERSUS.test(next.words.join(' ')) && hasPart(next)) return 'otherPart';
  if (startsAfresh(next, check)) return 'newQuestion';
  if (asksForOtherView(next)) return 'otherView';
  if (asksForOtherPart(next) || asksForOtherWords(next, check)) return 'otherPart';
  return asksOtherQuestion(previous, next, check) ? 'otherQuestion' : 'newQuestion';
}

/** "How much deposit is fair to give a builder?": whatever was asked before. */
const isForAnyone = (next: Reading, check: AnswerCheck): boolean =>
  next.words.length > MOST_BARE_WORDS &&
  isInGeneral(next) &&
  !startsAsFollowUp(next) &&
  check.isInGuide(next.question);
const MOST_BARE_WORDS = 5;

/** Milestones and people after a question about some words of expenses have nothing of those. */
function changesSubject(previous: Reading, next: Reading, check: AnswerCheck): boolean {
  if (startsAsFollowUp(next) || !check.canAnswer(next)) return false;
  const wasOfWords = previous.rest.length > 0 && !says(previous, ...ofTime);
  // "Which attic step still has no date on it?" points at nothing that was said before.
  if (wasOfWords && says(next, 'milestone') && next.projects.length > 0) return true;
  if (pointsBack(next) || isBackReference(next)) return false;
  return next.subject === 'members' || (wasOfWords && says(next, 'milestone'));
}
const ofTime = ['milestone', 'next', 'overdue', 'done', 'undated', 'open', 'when'] as const;

/** "What is the most expensive project?": of all of them. */
const MOST_OF_ALL = pattern()`
  ^(?:what|which)(?: one)? (?:is|was|has been) (?:the|our|my) (?:
    most|least|biggest|largest|smallest|cheapest|dearest|priciest|costliest
  )(?: \w+)? (?:projects?|jobs?|contractors?)\b(?! (?:of|among) (?:those|them|these))
`;

/** "List my contractors", "how many contractors do I have saved?" */
const ALL_CONTRACTORS = pattern()`
  ^(?:(?:please|can you|could you|now) )*(?:
    list|show|show me|give me|name|rank|count|how many|who are|what are|which
  )(?: (?:is|are|all|of|me|out))*(?: (?:my|our|the|these|your))? (?:
    contractors|trades|tradespeople|tradesmen|workers
  )\b(?!.* (?:those|them|it)\b)
  |\bcontractor list\b
`;

/** "On the attic, is it more cash or more credit card?" */
const isCompleteComparison = (next: Reading) =>
  next.projects.length > 0 &&
  !startsAsFollowUp(next) &&
  (next.otherCategory ?? next.otherMethod ?? next.otherPeriod) !== null;

/** "Which cost more, the fence or the floor?" "Biggest category?": of neither. */
const isOtherThanCompared = (previous: Reading, next: Reading): boolean =>
  (previous.projects.length > 1 || says(previous, 'compare') || previous.subject !== null) &&
  says(next, 'most', 'least', 'latest') &&
  says(next, 'expense', 'category') &&
  !hasPart(next) &&
  !hasPointer(next) &&
  !startsAsFollowUp(next);

/** "What is the total for all my projects together?" */
const asksForAll = (next: Reading): boolean =>
  next.isAboutAllProjects &&
  next.words.length > MOST_BARE_WORDS &&
  says(next, 'howMuch', 'spend') &&
  /^(?:what|how|total|give|tell|show)\b/.test(next.words.join(' ')) &&
  /\bprojects\b/.test(next.words.join(' ')) &&
  !hasPointer(next);

/** "The mason's company name?" */
const asksHowToReach = (next: Reading): boolean =>
  (next.contractors.length > 0 || next.specialty !== null) &&
  /\b(?:company|firm|phone|number|email|address|rate)\b/.test(next.words.join(' ')) &&
  !startsAsFollowUp(next) &&
  !hasPointer(next);

/** "Attic: % used", "priciest month in the basement". */
const isOfOneBudget = (next: Reading): boolean =>
  next.projects.length > 0 &&
  !hasFilter(next) &&
  !hasPointer(next) &&
  !startsAsFollowUp(next) &&
  !PART_START.test(next.words.join(' ')) &&
  says(next, 'percent', 'left', 'overBudget', 'perMonth');

/** "Attic in June", "permits, all projects": two parts, and nothing that points back. */
function isWholeByItself(next: Reading): boolean {
  const isPlaced = next.projects.length > 0 || next.isAboutAllProjects;
  if (!isPlaced || !hasFilter(next) || hasPointer(next)) return false;
  return !startsAsFollowUp(next) && !PART_START.test(next.words.join(' '));
}

/** "How much at the flat?" "What was the dearest single thing?": there. */
const ranksThere = (previous: Reading, next: Reading) =>
  previous.projects.length === 1 &&
  !previous.isAboutAllProjects &&
  previous.subject === null &&
  says(previous, 'spend', 'howMuch', 'left', 'overBudget', 'percent') &&
  says(next, 'most', 'least') &&
  says(next, 'expense', 'pricey') &&
  !says(next, 'category', 'budget', 'perProject', 'perContractor', 'perMonth') &&
  next.words.length <= MOST_FRAGMENT_WORDS &&
  !hasPart(next) &&
  next.rest.length === 0;

const SO_FAR = /^(?:spent|paid|left|used) so far$/;

/** "Is the garage over budget?" "By how much?" */
const BY_HOW_MUCH = /^(?:and )?by how (?:much|many)(?: \w+)?$/;

/** "What was the first delivery?" "And the second?" */
const NEXT_IN_TURN =
  /^(?:and |what about |how about |how much was |when was )*the (?:second|third|fourth|fifth)(?: (?:one|time))?$/;

/** "How much did we spend in July?" "Who got paid?" "What did we buy?" */
const BARE_VIEW = pattern()`
  ^(?:so |and )?(?:(?:in|over|across|with|by) )?(?:
    how many (?:
      payments?|expenses?|times|entries|items|installments|instalments|transactions|checks|cheques
    )(?: (?:was|were) (?:it|that|there))?
    |who got (?:paid|it|money|what)|who was paid|what did (?:we|i) (?:buy|get|pay for)
    |what was (?:bought|paid)
  )$
`;
const isBareView = ({ words }: Reading) => BARE_VIEW.test(words.join(' '));

/** "What is left for the laundry room?" "Enough for a 2500 dryer?" */
const asksIfItFits = (previous: Reading, next: Reading) =>
  next.amount !== null &&
  says(next, 'afford', 'left', 'may') &&
  !hasPart(next) &&
  !isOfWholeBudget(next) &&
  (says(previous, 'left', 'budget', 'afford', 'overBudget') ||
    (startsAsFollowUp(next) && previous.projects.length > 0));

/** "If I spend another 900, how much is left?" asks the whole of it. */
const isOfWholeBudget = (next: Reading) =>
  next.words.length > MOST_PART_WORDS / 2 &&
  says(next, 'left') &&
  !startsAsFollowUp(next) &&
  !hasPointer(next);

/** "What was that 860 payment?" points at an amount, not back. */
const namesAmount = ({ amount, words }: Reading) =>
  amount !== null && /\b(that|this|the|one for|one of) \$?\d/.test(words.join(' '));

/** "Which one is late?", "who is cheaper?": of the records just asked about. */
const isOfSame = (next: Reading) =>
  next.subject === null && !hasPart(next) && next.rest.length === 0 && pointsAtSome(next);

/** "What do the ones for Omar come to?": of the records just asked about. */
const isOfOnes = (next: Reading) =>
  next.subject === null &&
  next.projects.length === 0 &&
  /\b(?:the|those|all|any) ones (?:for|from|of|to|by|with|that|which)\b/.test(next.words.join(' '));

/** "The porch by month." "Which month was the cheapest?": there. */
const isOfSameSplit = (previous: Reading, next: Reading): boolean =>
  previous.projects.length === 1 &&
  splitsOf(next).length > 0 &&
  ranksParts(previous, next) &&
  !says(previous, 'most', 'least') &&
  !hasPart(next) &&
  next.rest.length === 0;

/** "Labor on the porch?" "And materials?" "How much more was labor than materials?": there. */
const comparesSame = (previous: Reading, next: Reading): boolean =>
  next.projects.length === 0 &&
  !next.isAboutAllProjects &&
  ((next.otherCategory !== null &&
    previous.category !== null &&
    [next.category, next.otherCategory].includes(previous.category)) ||
    (next.otherMethod !== null &&
      previous.paymentMethod !== null &&
      [next.paymentMethod, next.otherMethod].includes(previous.paymentMethod)));

/** "What did the heaters cost us?" "Which month was the highest?": of those. */
const ranksMonthsOf = (previous: Reading, next: Reading): boolean =>
  WHICH_MONTH.test(next.words.join(' ')) &&
  previous.subject === null &&
  says(previous, 'spend', 'howMuch') &&
  hasThing(previous);
const WHICH_MONTH =
  /^(?:and |so )?(?:which|what) month (?:was|is|were|had)(?: the)? (?:highest|lowest|biggest|largest|smallest|worst|most|least)$/;

/** "Has Ann been paid?" "How much is still owed?": to her. */
const owesThem = (previous: Reading, next: Reading): boolean =>
  previous.contractors.length === 1 &&
  !hasPart(next) &&
  next.rest.length === 0 &&
  next.subject === null &&
  STILL_OWED.test(next.words.join(' '));
const STILL_OWED =
  /^(?:and |so |ok )?(?:how much|what)(?: money)? (?:(?:is|do (?:i|we)|are we|am i) )?(?:still )?(?:owed?|owing|unpaid|outstanding)$/;

/** "Of those", "her", "the biggest one": it cannot stand alone. */
const BACK = pattern()`
  \b(of|from|among|within|on|for|to|toward|towards|into|with|by|in) (
    that|it|those|them|these
    |this(?! (year|month|week|quarter|summer|spring|winter|fall|project|job))|him|her|which
  )\b
  |\b(he|she|they|him|her|his|hers|their|them|those|these)\b
  |\b(is|are|was|were) (that|those|they|it)\b|\b(that|which|what|the \w+) ones?\b
  |^(and )?the ones?\b|\b(who|when|how|what) .*\b(that|it|there)$
`;
/** "Versus August". */
const VERSUS = pattern()`
  ^(and )?(
    (how does (it|that) )?compare[ds]?( (it|that|this))? (to|with|against)|vs|versus|against|than
    |(is|was) (that|it|this) (more|less|bigger|smaller|higher|lower|dearer|cheaper|pricier) than
  )\b
`;
/** "On labor only", "in the deck project". */
const PART_START =
  /^(on|in|for|by(?! how)|with|at|from|since|during|only|just|not|without|except)\b/;

/** "How many without a receipt?", of what was just counted. */
const ELLIPTIC = pattern()`
  ^(?:and |so )?(?:how many|which|how much|any) (?:of which )?(?:
    (?:without|with|have no|had no|have a|had a|lack|went|came|by|over|under|above|below)\b
    |(?:are|were) (?!there\b|left\b|the\b|we\b|my\b|our\b)
  )
`;
const MOST_ELLIPTIC_WORDS = 6;

function pointsBack(next: Reading): boolean {
  const text = next.words.join(' ');
  if (next.words.length <= MOST_ELLIPTIC_WORDS && next.projects.length === 0 && ELLIPTIC.test(text))
    return true;
  // "From April to May, how much went into the porch?" is whole.
  const isWhole =
    next.projects.length > 0 && next.period !== null && says(next, 'howMuch', 'spend');
  const isPart =
    PART_START.test(text) && !limitsFirst(next) && next.words.length <= MOST_PART_WORDS && !isWhole;
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
  // "The driveway one" is a project.
  const isOfOne = next.words.includes('one') && next.projects.length === 0;
  const isOfBefore = says(next, 'pronoun') || isOfOne || startsAsFollowUp(next);
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
  // "Who painted the bedrooms?" "What did she get for the whole painting project?"
  if (next.projects.length > 0 && isAllOfPerson(next)) return false;
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
  if (isOpening(next) || isBackReference(next) || pointsAtRow(next)) return isAnswerable();
  // "Spent?", "left?": of what was asked about before.
  const namesNothing = !hasPart(next) && next.rest.length === 0 && next.subject === null;
  const isBare = isFragment(next) || startsWithSo(next) || SO_FAR.test(next.words.join(' '));
  if (isBare && namesNothing && hasPart(previous)) return isAnswerable();
  const isOfSome = isShort(next) && says(next, 'count', 'list', 'average', 'percent');
  return isOfSome && !check.canAnswer(next) && isAnswerable();
}

const isOpening = (next: Reading) =>
  says(next, 'followUp') && next.words.length <= 8 && startsAsFollowUp(next);
