import { type Answerer, type Inquiry, NotFound } from './answers/answerer.ts';
import { RECORDS } from './answers/answerers.ts';
import { ranksProjects } from './answers/breakdown.ts';
import { findByTitle } from './answers/by-title.ts';
import { contractorDetails } from './answers/contractor-details.ts';
import { answerInEachCurrency } from './answers/currencies.ts';
import { deeds } from './answers/deeds.ts';
import { expenseField } from './answers/expense-field.ts';
import { inRoom } from './answers/in-room.ts';
import { milestoneOrder } from './answers/milestone-order.ts';
import { namedMilestone, namesMilestone } from './answers/named-milestone.ts';
import { notKept } from './answers/not-kept.ts';
import { numberOwner } from './answers/number-owner.ts';
import { planUsage } from './answers/plan-usage.ts';
import { findPlannedThing } from './answers/planned-thing.ts';
import { quoted } from './answers/quoted.ts';
import { refusals } from './answers/refusals.ts';
import { searchRest } from './answers/search-rest.ts';
import { smallTalk } from './answers/small-talk.ts';
import { spending } from './answers/spending.ts';
import { expenseQuery } from './answers/to-query.ts';
import { unnamedThing } from './answers/unnamed-thing.ts';
import { usingTheApp } from './answers/using-the-app.ts';
import { whichFirst } from './answers/which-first.ts';
import type { Books } from './books.ts';
import { type Candidate, candidatesFor, rivalOf } from './candidates.ts';
import { choiceOf, readingsOf } from './choice.ts';
import type { Conversation } from './conversation/conversation.ts';
import { type GuideHit, searchGuide } from './guide/guide-search.ts';
import { prepare } from './inquiry.ts';
import type { Pace } from './pace.ts';
import type { Concept } from './question/concepts.ts';
import { isAboutNow, isInGeneral, isOfNobody } from './question/in-general.ts';
import { hasFilter, hasPart, says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import { suggestQuestions } from './suggestions.ts';
import { listed, plain } from './writing/markdown.ts';

/** Questions about the assistant and the account. These come before everything else. */
const beforeAll: readonly Answerer[] = [
  refusals,
  numberOwner,
  notKept,
  planUsage,
  usingTheApp,
  smallTalk,
];

export interface Reply {
  text: string;
  /** Whether it answers the question, and does not only say what is missing or unclear. */
  isAnswer: boolean;
  /** How much of the question the answer has no use for. */
  unexplained: number;
  /** How the question was read, in words; null for a talk without figures. */
  readAs: string | null;
  inquiry?: Inquiry;
  /** Whether it leaves out words of the question, or says that it does not know them. */
  isPartial?: boolean;
  /** The part of the message that it answers, if that is not all of it. */
  asked?: string;
  /** No part of the message has a better answer. */
  isFinal?: boolean;
  /** Two questions to choose from. */
  choices?: readonly string[];
}

const answered = (text: string, readAs: string | null = null): Reply => ({
  ...{ text, readAs, isAnswer: true, unexplained: 0 },
});
const notAnswered = (text: string): Reply => ({
  ...{ text, readAs: null, isAnswer: false, unexplained: 0 },
});

/**
 * Answers a question: from the guide if it asks for advice and the guide has some, else from the
 * user's figures, else from the guide, else "I do not know that".
 */
export async function reply(
  { reading: read, earlier }: Conversation,
  ledgerBooks: Books,
  { asked, pace }: { asked: string; pace: Pace },
): Promise<Reply> {
  const { reading, books } = await inRoom({ reading: read, books: ledgerBooks });
  const hit = isAboutNow(reading) ? null : findSection(spelled(reading), earlier);
  await pace();
  const understands = (one: Answerer) =>
    one.understands(reading, books) && !(hit && yieldsToGuide(one, reading));
  const first = beforeAll.filter(understands);
  const unnamed = first.length > 0 ? null : await unnamedThing(reading, books);
  if (unnamed !== null) return { ...notAnswered(unnamed), isFinal: true };
  const isOther = first.length > 0 || asksForAdvice(reading, hit, books);
  const candidates = isOther ? [] : candidatesFor(reading, books);
  const readings = readingsOf(asked, candidates);
  const isOwn =
    says(reading, 'mine', 'past') ||
    LOOKS_UP.test(reading.words.join(' ')) ||
    namedMilestone.understands(reading, books);
  if (candidates.length > 1 && readings.length === 0 && (!hit?.isCertain || isOwn)) {
    return askBack(asked, candidates);
  }
  const [best] = readings;
  const rival = rivalOf(readings);
  if (best && rival && rival.unexplained > 0) return askBack(asked, [best, rival]);
  // It explains the whole question.
  if (rival) readings.unshift(rival);
  const fitting = isOther
    ? first.map((answerer) => ({ answerer, title: null, unexplained: 0 }))
    : readings.map(({ kind, unexplained }) => ({ ...kind, unexplained }));
  let missing: string | null = null;
  for (const { answerer, title, unexplained } of fitting) {
    const prepared = prepare(reading, books, answerer);
    if ('askBack' in prepared) return notAnswered(missing || prepared.askBack);
    const { inquiry } = prepared;
    const answer = await answerInEachCurrency(answerer, inquiry);
    if (!(answer instanceof NotFound)) {
      const isPartial = !isOther && PARTIAL.test(answer);
      return { ...answered(answer, title), isPartial, unexplained, inquiry };
    }
    // What the last one looked for is closest to what was asked.
    if (answer.text !== '') missing = answer.text;
    if (!answerer.isProbe) break;
  }
  if (missing !== null) {
    // "How much for the chimney?" is about money that was never spent or planned.
    const isOfMoney =
      says(reading, 'howMuch', 'spend', 'overBudget') && !says(reading, 'advice', 'may');
    const isOfDeed = WHO.test(reading.words.join(' ')) && expenseField.understands(reading, books);
    const isDeed = isOfDeed || WHO_DID.test(reading.words.join(' '));
    const isOwnOrMoney = isOwn || isOwnThing(reading) || isOfMoney || isDeed;
    const isGuide = hit?.isCertain && !isOwnOrMoney;
    if (isGuide && !continues(reading)) return answered(fromGuide(hit), GUIDE);
    const known = (await lookUpTitle(reading, books)) ?? (await lookUp(reading, books));
    return known === null ? notAnswered(missing) : answered(known, SEARCH);
  }
  const titled = says(reading, 'advice', 'may') ? null : await lookUpTitle(reading, books);
  if (titled !== null && !isOther) return answered(titled, RECORDS);
  const isAdvice = says(reading, 'advice', 'may') || (isInGeneral(reading) && isOfNobody(reading));
  const isGeneral =
    hit?.isCertain &&
    !says(reading, 'past') &&
    !namesMilestone(reading, books) &&
    !isOwnThing(reading) &&
    !continues(reading) &&
    !isOwnFact(reading);
  if (hit && (isAdvice || isGeneral)) return answered(fromGuide(hit), GUIDE);
  const found = await lookUp(reading, books);
  return found === null ? notAnswered(await unknown(books)) : answered(found, SEARCH);
}

/** "Find the drawings" looks for the user's own; "find a good plumber" does not. */
const LOOKS_UP =
  /^(?:please )?(?:find|look up|look for|pull up|search(?: for)?|locate|bring up|dig out|dig up) (?:me )?(?:the|our|my|that|those)\b/;

const PARTIAL = /^I do not know\b|\bleaves out “/;

/** The guide has shares of a price, and no prices. */
function findSection(question: string, earlier: string): GuideHit | null {
  const hit = searchGuide(question, earlier);
  const hasIt = hit?.isAlike || hit?.chapter.title === 'Typical cost splits';
  return PRICE.test(question) && !hasIt ? null : hit;
}
const PRICE =
  /^(?:how much|what) (?:would|will|does|do|might|should|is|to) .*\b(?:costs?|price)\b(?! more| so much)/i;

/** The question as typed, but for its misspelled words. */
const spelled = ({ question, corrected }: Reading): string =>
  corrected.reduce(
    (text, [typed, read]) => (typed.length > 3 ? text.replaceAll(typed, read) : text),
    question.toLowerCase(),
  );

const MOST_CHOICES = 2;

/** No reading explains what the question wants to know, so the two best are offered. */
function askBack(asked: string, candidates: readonly Candidate[]): Reply {
  const titles = [...new Set(candidates.map(({ kind }) => kind.title))].slice(0, MOST_CHOICES);
  return {
    text: `I am not sure what you would like to know. Do you mean ${listed(titles, 'or')}?`,
    isAnswer: false,
    unexplained: 0,
    readAs: null,
    choices: titles.map((title) => choiceOf(asked, title)),
  };
}

export const GUIDE = 'a question for the renovation guide';
const SEARCH = 'words to search for in the expenses';

async function lookUpTitle(reading: Reading, books: Books): Promise<string | null> {
  const prepared = prepare(reading, books, spending);
  if ('askBack' in prepared) return null;
  return (await findByTitle(prepared.inquiry)) ?? findPlannedThing(prepared.inquiry);
}

/** One or two words that appear in the expenses, with no hint of what the user wants. */
async function lookUp(reading: Reading, books: Books): Promise<string | null> {
  if (reading.rest.length === 0 || reading.rest.length > 2 || asksForField(reading)) return null;
  // What was spent is no plan.
  if (says(reading, 'budget', 'left') && !says(reading, 'spend', 'expense')) return null;
  const prepared = prepare(reading, books, spending);
  if ('askBack' in prepared) return null;
  const query = expenseQuery(prepared.inquiry, { measure: 'sum' });
  const { search } = await searchRest(prepared.inquiry, query, 'together');
  const answer = search === null ? null : await answerInEachCurrency(spending, prepared.inquiry);
  return typeof answer === 'string' ? answer : null;
}

/** "What make are the skylights?" wants to know something of them that no rule understood. */
const asksForField = (reading: Reading): boolean =>
  says(reading, 'advice', 'average', 'count', 'percent', 'compare') ||
  /^(?:what|which) (?!is\b|was\b|are\b|were\b|about\b|did\b|do\b|does\b|have\b|has\b)\w+ (?:is|are|was|were|do|does|did|has|have)\b|^how (?!much|about)\w+ (?:is|are|was|were|did|do|does|will|would|can|has|have)\b|^how many\b|^(?:where|why|who|whose|is|are|was|were|can|did|will|would|could|does|do|has|have)\b/.test(
    reading.words.join(' '),
  );

const WHO = /^(?:and |so )?(?:who|whose|which (?:guy|man|woman|lady|person|one|firm|company))\b/;

const personal: readonly Concept[] = [
  'perContractor',
  'rate',
  'phone',
  'email',
  'past',
  'mine',
  'spend',
  'expense',
  'budget',
  'left',
  'howMuch',
  'when',
  'milestone',
  'overdue',
  'done',
  'next',
  'expected',
  'agreement',
  'reserve',
  'lines',
  'rooms',
  'tax',
];

const ofMoney: readonly Concept[] = [
  ...(['expense', 'budget', 'left', 'average', 'afford', 'forecast', 'perMonth'] as const),
];

/** "How do I find a good tile setter?", "when should you replace a boiler?" */
const OF_ANY =
  /^how (?:do|does|can|should|would) (?:i|we|you|one) (?:find|choose|pick|hire|get) an? (?:good|reliable|decent|honest|trustworthy|qualified|licensed)\b|^when should (?:you|one|people|somebody)\b/;

const OF_TIMELINE =
  /^(?:by |until |till |so |and )?when\b|^(?:by |on )?(?:what|which) (?:day|date)\b|^(?:days|weeks|time) (?:left )?(?:until|till|before|to)\b|^how (?:long|soon|much time|many (?:days|weeks))\b.*\b(?:until|till|before)\b/;

/** "In the attic, how does labor compare with materials?" has two sums of the user's own. */
const isOwnComparison = (reading: Reading): boolean =>
  (reading.otherCategory ?? reading.otherMethod ?? reading.otherPeriod) !== null &&
  (hasFilter({ ...reading, category: null, paymentMethod: null }) ||
    reading.projects.length > 0 ||
    reading.isAboutAllProjects) &&
  !/\b(?:should|ought|usually|normally|normal|typical|typically|recommend\w*|people|common|usual|better to|an?|safe|safer)\b/.test(
    reading.words.join(' '),
  );

/** A question about renovations in general, not about the user's own. */
function asksForAdvice(reading: Reading, hit: GuideHit | null, books: Books): boolean {
  if (reading.described !== null || milestoneOrder.understands(reading, books)) return false;
  if (OF_ANY.test(reading.words.join(' '))) return hit !== null;
  if (isOwnComparison(reading)) return false;
  // "When should the porch be painted?" is in the timeline.
  if (OF_TIMELINE.test(reading.words.join(' ')) && namedMilestone.understands(reading, books)) {
    return false;
  }
  // "I need the date the stairs should be built."
  if (/\bthe dates? (?:of|for|that|when|the|our|my)\b/.test(reading.words.join(' '))) return false;
  // "Did the attic need a permit?"
  const isOfOwnPast = /^(did|has|have|was|were)\b/.test(reading.words.join(' '));
  const isOfOwnMoney =
    (reading.amount !== null || reading.bound !== null || says(reading, ...ofMoney)) &&
    !/\b(should|ought|usually|normally|normal|typically|typical|recommend\w*|people|worth|safe|legal)\b/.test(
      reading.words.join(' '),
    );
  if (reading.projects.length > 0 && (isOfOwnPast || isOfOwnMoney)) return false;
  // "Are we okay for money on the attic, or should I be worried?"
  const isOfStanding = says(reading, 'overBudget', 'overdue') && !hit?.isAlike;
  if (reading.projects.length > 0 && isOfStanding) return false;
  if (quoted.understands(reading, books) || reading.missing !== null) return false;
  // "Who does the final inspection?" is about that one, even if nobody can say.
  if (!says(reading, 'advice', 'may') && namesMilestone(reading, books)) return false;
  const isTold =
    isInGeneral(reading) ||
    /\b(need|must|how do|how does|why|people|tips?|advice|wisdom|pointers|guidance)\b/.test(
      reading.words.join(' '),
    );
  if (isOfOwnRecords(reading) && hasMarks(reading) && !isTold) return false;
  // "Is the tub within plan?"
  if (says(reading, 'overBudget') && !says(reading, 'advice', 'may') && !isTold) return false;
  // "How often did we pay her?"
  const text = reading.words.join(' ');
  if (reading.contractors.length > 0 && !/\b(should|legal|safe|normal|ok to)\b/.test(text))
    return false;
  // "I need to call the drywall guy."
  const isOfOne = reading.specialty !== null && /\b(the|our|my)\b/.test(text);
  const isOfNumber = says(reading, 'number') && !says(reading, 'count');
  if (
    isOfOne &&
    (isOfNumber || says(reading, 'phone', 'email', 'contact')) &&
    !/\bshould\b/.test(text)
  )
    return false;
  if (/\b(the|our|my) plan for\b|\bplanned for\b|\bof (mine|ours)\b/.test(text)) return false;
  // "Did the attic require more money for labor or for materials?"
  const isOwnPast =
    isOwnThing(reading) && says(reading, 'past') && says(reading, 'howMuch', 'spend');
  if (isOwnPast && !isTold) return false;
  // "Who hung the drywall?"
  if (!says(reading, 'advice', 'may') && WHO_DID.test(text)) return false;
  // "Who put the skylights in?", "list everyone on the contractor list"
  const isOfDeed = reading.specialty !== null && reading.rest.some((word) => deeds.has(word));
  if (
    !says(reading, 'advice', 'may') &&
    WHO.test(text) &&
    (isOfDeed || expenseField.understands(reading, books))
  )
    return false;
  const isGeneral = says(reading, 'advice', 'may') && !/^(?:did|was|were|had)\b/.test(text);
  if (!isGeneral && whichFirst.understands(reading, books)) return false;
  const isList = says(reading, 'contractor') && says(reading, 'list') && reading.rest.length === 0;
  if (!says(reading, 'advice', 'may') && isList && contractorDetails.understands(reading, books))
    return false;
  // "Which bill should I have paid by now?"
  if (/\b(?:already|by now|so far)\b/.test(text) && says(reading, 'bill', 'due', 'spend')) {
    return false;
  }
  // "Which bills have to be paid by the end of the month?", "in which category is the range hood?"
  if (/\b(?:which|what) (?:bills|invoices)\b|\b(?:which|what) category\b/.test(text)) return false;
  if (!isGeneral && ranksProjects(reading) && reading.rest.length === 0) return false;
  if (says(reading, 'owe') && says(reading, 'mine') && reading.rest.length === 0) return false;
  const isMoney = reading.amount !== null || says(reading, 'spend', 'left', 'budget');
  if (hit && isAboutAnyone(reading) && !isMoney && !says(reading, 'phone', 'email', 'past')) {
    return true;
  }
  const isOfTax = says(reading, 'tax') && !hit?.isAlike;
  if (hit && isInGeneral(reading) && isOfNobody(reading) && !isOfTax) return true;
  if (says(reading, 'advice')) {
    return hit !== null || reading.rest.length > 0 || isAboutAnyone(reading);
  }
  const isPersonal =
    says(reading, ...personal) ||
    reading.amount !== null ||
    hasPart(reading) ||
    /^(?:list|show|name)\b/.test(text) ||
    LOOKS_UP.test(text) ||
    (isOfOwnRecords(reading) && hasMarks(reading));
  return hit?.isCertain === true && !isPersonal && !continues(reading);
}

/** "Can my neighbor object to my fence?" asks for nobody's data. */
const yieldsToGuide = (answerer: Answerer, reading: Reading): boolean =>
  (answerer === notKept || answerer === refusals) &&
  isInGeneral(reading) &&
  isOfNobody(reading) &&
  !says(reading, 'injection', 'spend', 'howMuch', 'budget', 'expense', 'phone', 'email') &&
  !/\b(?:passwords?|accounts?|database|admin\w*|users?)\b/.test(reading.words.join(' '));

const isOwnThing = ({ projects, contractors }: Reading) =>
  projects.length > 0 || contractors.length > 0;

/** "And what about tiles?" goes on about the user's own. */
const continues = ({ words }: Reading) =>
  /^(and|what about|how about)\b|^who \w+ (it|that|them|those)\b/.test(words.join(' '));

const isOfOwnRecords = ({ subject }: Reading) => subject !== null;
/** "Which quotes are there?" is about the user's own; "how do quotes work?" is not. */
const hasMarks = ({ words, contractors }: Reading) =>
  contractors.length > 0 ||
  /\b(are there|is there|there|which|any|who gave|who sent|still|show|list|our|my|we have|did we|have we|waiting|expires?|the|all|apart|accepted|pending|billed|do we|did|cheaper|cheapest|stored|saved|on file)\b/.test(
    words.join(' '),
  );

const WHO_DID =
  /^who (?!should|can|could|may|might|must|do|does|is|are|will|would|pays?|needs?|has|gets?|decides?|usually|normally)[a-z]+ (?:up |in |off |out |down )?(?:the|our|my|that)\b/;

/** "What is the interest rate on my mortgage?" asks for a fact that only the user's records could have. */
const isOwnFact = (reading: Reading) =>
  !says(reading, 'advice', 'may') &&
  (WHO_DID.test(reading.words.join(' ')) ||
    /\b(what|who|how much|how many|how old|how big|when|which)\b.*\b(my|our)\b|^who (is|are|was|were) (the|that)\b|^where (is|are|was|were|do|did) (the|our|my|we|i)\b|^which \w+ (is|are|was|were) (in|on) the\b|^(is|was|are) there (a |any )?receipts?\b|^(does|do|has|have) (the|our|my|his|her|their)\b/.test(
      reading.words.join(' '),
    ));

/** "What does a plumber do?" is not about the user's own plumber. */
const isAboutAnyone = ({ question, specialty, concepts }: Reading) =>
  specialty !== null &&
  !concepts.has('mine') &&
  /\b(a|an)\b(?! (?:hour|day|week|month|year)\b)/i.test(question);

function fromGuide({ chapter, section }: GuideHit): string {
  return `${section.text}\n\n*From the guide, chapter “${chapter.title}”: ${section.heading}.*`;
}

/** How the answer begins to what makes no sense at all. */
export const UNKNOWN = 'I do not know that.';

async function unknown(books: Books): Promise<string> {
  const questions = await suggestQuestions(books.ledger, books.today);
  return [
    `${UNKNOWN} I am a set of rules, not a language model. I answer from your own projects, budgets, expenses, contractors and milestones, and from a built-in renovation guide. You could ask:`,
    questions.map((question) => `- ${plain(question)}`).join('\n'),
  ].join('\n\n');
}
