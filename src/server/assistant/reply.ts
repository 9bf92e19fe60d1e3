import { type Answerer, type Inquiry, NotFound } from './answers/answerer.ts';
import { RECORDS } from './answers/answerers.ts';
import { findByTitle } from './answers/by-title.ts';
import { closestExpense } from './answers/closest-expense.ts';
import { dayOfClosest, notesDay } from './answers/closest-milestone.ts';
import { companyByTrade } from './answers/company-by-trade.ts';
import { contractorCard } from './answers/contractor-card.ts';
import { answerInEachCurrency } from './answers/currencies.ts';
import { onEachProject } from './answers/each-project.ts';
import { expenseField } from './answers/expense-field.ts';
import { inRoom } from './answers/in-room.ts';
import { namedMilestone, namesMilestone } from './answers/named-milestone.ts';
import { notKept } from './answers/not-kept.ts';
import { numberOwner } from './answers/number-owner.ts';
import { outsideWorld } from './answers/outside-world.ts';
import { partOfExpense } from './answers/part-of-expense.ts';
import { planUsage } from './answers/plan-usage.ts';
import { findPlannedThing } from './answers/planned-thing.ts';
import { rateOwner } from './answers/rate-owner.ts';
import { refusals } from './answers/refusals.ts';
import { searchRest } from './answers/search-rest.ts';
import { smallTalk } from './answers/small-talk.ts';
import { spending } from './answers/spending.ts';
import { expenseQuery } from './answers/to-query.ts';
import { unnamedThing } from './answers/unnamed-thing.ts';
import { usingTheApp } from './answers/using-the-app.ts';
import { whomToCall } from './answers/whom-to-call.ts';
import { writtenDetail } from './answers/written-detail.ts';
import type { Books } from './books.ts';
import { type Candidate, candidatesFor, rivalOf } from './candidates.ts';
import { choiceOf, readingsOf } from './choice.ts';
import type { Conversation } from './conversation/conversation.ts';
import { questionsIn, sourceOf } from './gate.ts';
import { type GuideHit, searchGuide } from './guide/guide-search.ts';
import { prepare } from './inquiry.ts';
import { isBareTopic, isOfRecords, isOwnFact, WHO_DID } from './own-facts.ts';
import {
  asksForAdvice,
  continues,
  isOwnPaper,
  isOwnThing,
  LOOKS_UP,
  WHO,
} from './own-or-general.ts';
import type { Pace } from './pace.ts';
import { missedIn } from './question/focus.ts';
import { isAboutNow, isInGeneral, isOfNobody, namesOwnProject } from './question/in-general.ts';
import { says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import { suggestQuestions } from './suggestions.ts';
import { listed, plain } from './writing/markdown.ts';

/** Questions about the assistant and the account. These come before everything else. */
const beforeAll: readonly Answerer[] = [
  companyByTrade,
  refusals,
  numberOwner,
  rateOwner,
  notKept,
  contractorCard,
  whomToCall,
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
  conversation: Conversation,
  books: Books,
  how: { asked: string; pace: Pace },
): Promise<Reply> {
  const found = await replyTo(conversation, books, how);
  const isTalk = found.readAs === null || found.readAs === GUIDE;
  if (!found.isAnswer || found.isFinal || isTalk) return found;
  await how.pace();
  const missed = missedIn(conversation.reading, found.text);
  return missed === null ? found : { ...notAnswered(notOf(missed)), isFinal: true };
}

/** A record that has other words of the question is no answer. */
const notOf = (missed: string): string =>
  `I do not know: your records have what was planned, done and paid, and nothing of “${plain(missed)}”.`;

async function replyTo(
  { reading: read, earlier }: Conversation,
  ledgerBooks: Books,
  { asked, pace }: { asked: string; pace: Pace },
): Promise<Reply> {
  const { reading, books } = await inRoom({ reading: read, books: ledgerBooks });
  const isOwnTalk = isAboutNow(reading) || POINTS_AT_TWO.test(reading.words.join(' '));
  const section = isOwnTalk ? null : findSection(spelled(reading), earlier);
  await pace();
  const source = section === null ? 'either' : await sourceOf(reading, section, books);
  const hit = source === 'records' ? null : section;
  const understands = (one: Answerer) =>
    one.understands(reading, books) && !(hit && yieldsToGuide(one, reading, hit));
  const first = beforeAll.filter(understands);
  await pace();
  const written = await writtenDetail(reading, books);
  if (written !== null) return { ...answered(written, EXPENSE), isFinal: true };
  const unnamed =
    first.length > 0
      ? null
      : ((await unnamedThing(reading, books)) ??
        (await partOfExpense(reading, books)) ??
        (await outsideWorld(reading, books, hit)));
  if (unnamed !== null) return { ...notAnswered(unnamed), isFinal: true };
  if (hit && source === 'guide' && first.length === 0) return answered(fromGuide(hit), GUIDE);
  await pace();
  const isOther = first.length > 0 || (source !== 'records' && asksForAdvice(reading, hit, books));
  const candidates = isOther ? [] : candidatesFor(reading, books);
  await pace();
  const readings = readingsOf(asked, candidates);
  const isOwn =
    says(reading, 'mine', 'past') ||
    LOOKS_UP.test(reading.words.join(' ')) ||
    namedMilestone.understands(reading, books);
  await pace();
  const isUndecided =
    !isOther && readings.length === 0 && (candidates.length > 1 || !section?.isCertain);
  const dated = isUndecided || notesDay(reading) ? dayOfClosest(reading, books) : null;
  await pace();
  if (dated !== null) return answered(dated, MILESTONE);
  if (candidates.length > 1 && readings.length === 0 && (!section?.isCertain || isOwn)) {
    return (await byWords(reading, books)) ?? askBack(asked, candidates);
  }
  const [best] = readings;
  const rival = rivalOf(readings);
  if (best && rival && rival.unexplained > 0) {
    return (await byWords(reading, books)) ?? askBack(asked, [best, rival]);
  }
  // It explains the whole question.
  if (rival) readings.unshift(rival);
  const fitting = isOther
    ? first.map((answerer) => ({ answerer, title: null, unexplained: 0 }))
    : readings.map(({ kind, unexplained }) => ({ ...kind, unexplained }));
  let missing: string | null = null;
  for (const { answerer, title, unexplained } of fitting) {
    await pace();
    const prepared = prepare(reading, books, answerer);
    if ('askBack' in prepared) return notAnswered(missing || prepared.askBack);
    const { inquiry } = prepared;
    const answer = await onEachProject(answerer, inquiry, books);
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
      says(reading, 'howMuch', 'spend', 'overBudget', 'owe') && !says(reading, 'advice', 'may');
    const isOfDeed = WHO.test(reading.words.join(' ')) && expenseField.understands(reading, books);
    const isDeed = isOfDeed || WHO_DID.test(reading.words.join(' '));
    const isOwnOrMoney = isOwn || isOwnThing(reading) || isOfMoney || isDeed || isOwnPaper(reading);
    const isGuide =
      (hit?.isCertain && !isOwnOrMoney && !isOfRecords(reading)) ||
      (hit && isBareTopic(reading, hit));
    if (isGuide && !continues(reading)) return answered(fromGuide(hit), GUIDE);
    const known = isOwnPaper(reading)
      ? null
      : ((await lookUpTitle(reading, books)) ?? (await lookUp(reading, books)));
    const found = known === null ? await byWords(reading, books) : answered(known, SEARCH);
    return found ?? notAnswered(missing);
  }
  await pace();
  const titled = says(reading, 'advice', 'may') ? null : await lookUpTitle(reading, books);
  await pace();
  if (titled !== null && !isOther) return answered(titled, RECORDS);
  const isAdvice =
    !isOfRecords(reading) &&
    (says(reading, 'advice', 'may') || (isInGeneral(reading) && isOfNobody(reading)));
  const isGeneral =
    hit?.isCertain &&
    !says(reading, 'past') &&
    !namesMilestone(reading, books) &&
    !namesOwnProject(reading) &&
    reading.contractors.length === 0 &&
    !continues(reading) &&
    !isOwnFact(reading);
  if (hit && (isAdvice || isGeneral)) return answered(fromGuide(hit), GUIDE);
  const found = await lookUp(reading, books);
  if (found !== null) return answered(found, SEARCH);
  // Where the guide has those words too, a record with some of them is a guess.
  const known = section !== null && hit === null ? null : await byWords(reading, books);
  if (known !== null) return known;
  if (hit && isBareTopic(reading, hit) && !continues(reading)) {
    return answered(fromGuide(hit), GUIDE);
  }
  return notAnswered(await unknown(books));
}

/** "The cheaper of the two" was named before, and in no chapter. */
const POINTS_AT_TWO =
  /\b(?:of|between|for|with) (?:the|those|these) two$|\bbetween (?:them|those|these)$|\bthe (?:cheaper|lower|dearer|higher) (?:one|of (?:the two|them))$/;

/** A shorter question of the message may have a better answer. */
async function byWords(reading: Reading, books: Books): Promise<Reply | null> {
  const found = await closestExpense(reading, books);
  return found === null ? null : { ...answered(found, SEARCH), isPartial: true };
}

const PARTIAL = /^I do not know\b|\bleaves out “/;

/** The guide has shares of a price, and no prices. */
function findSection(message: string, earlier: string): GuideHit | null {
  const asked = questionsIn(message);
  const question = asked ?? message;
  const hit =
    searchGuide(question, earlier) ?? (asked === null ? null : searchGuide(message, earlier));
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
const MILESTONE = 'a milestone by its name';
const EXPENSE = 'what an expense says';
const SEARCH = 'words to search for in the expenses';

async function lookUpTitle(reading: Reading, books: Books): Promise<string | null> {
  const prepared = prepare(reading, books, spending);
  if ('askBack' in prepared) return null;
  const titled = TO_PAY.test(reading.words.join(' ')) ? null : await findByTitle(prepared.inquiry);
  const isOfMoney = says(reading, 'howMuch') && says(reading, 'spend');
  // What has no amount is no answer to how much it was.
  const known = isOfMoney && titled !== null && !/\d\.\d\d\b/.test(titled) ? null : titled;
  return known ?? findPlannedThing(prepared.inquiry);
}

/** One or two words that appear in the expenses, with no hint of what the user wants. */
async function lookUp(reading: Reading, books: Books): Promise<string | null> {
  if (reading.rest.length === 0 || reading.rest.length > 2 || asksForField(reading)) return null;
  // What was spent is no plan.
  if (says(reading, 'budget', 'left') && !says(reading, 'spend', 'expense')) return null;
  if (TO_PAY.test(reading.words.join(' '))) return null;
  const prepared = prepare(reading, books, spending);
  if ('askBack' in prepared) return null;
  const query = expenseQuery(prepared.inquiry, { measure: 'sum' });
  const { search } = await searchRest(prepared.inquiry, query, 'together');
  const answer = search === null ? null : await answerInEachCurrency(spending, prepared.inquiry);
  return typeof answer === 'string' ? answer : null;
}

/** "What remains to be paid on the laundry?" is not what was paid. */
const TO_PAY = /\b(?:left|remains?|remaining|still|yet) to (?:be )?(?:pay|paid)\b/;

/** "What make are the skylights?" wants to know something of them that no rule understood. */
const asksForField = (reading: Reading): boolean =>
  says(reading, 'advice', 'average', 'count', 'percent', 'compare') ||
  /^(?:what|which) (?!is\b|was\b|are\b|were\b|about\b|did\b|do\b|does\b|have\b|has\b)\w+ (?:is|are|was|were|do|does|did|has|have)\b|^how (?!much|about)\w+ (?:is|are|was|were|did|do|does|will|would|can|has|have)\b|^how many\b|^(?:where|why|who|whose|is|are|was|were|can|did|will|would|could|does|do|has|have)\b/.test(
    reading.words.join(' '),
  );

/** "Can my neighbor object to my fence?" asks for nobody's data. */
const yieldsToGuide = (answerer: Answerer, reading: Reading, hit: GuideHit): boolean =>
  (answerer === notKept || answerer === refusals) &&
  ((isInGeneral(reading) && isOfNobody(reading)) || isBareTopic(reading, hit)) &&
  !says(reading, 'injection', 'spend', 'howMuch', 'budget', 'expense', 'phone', 'email') &&
  !/\b(?:passwords?|accounts?|database|admin\w*|users?|sign(?:ing)? (?:\w+ ){0,2}up)\b/.test(
    reading.words.join(' '),
  );

export function fromGuide({ chapter, section }: GuideHit): string {
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
