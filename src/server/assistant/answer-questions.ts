import { SUM_OF_LIST, SUM_OF_TWO } from './answers/answerers.ts';
import { type Ask, askInTalk, isUnsure } from './ask-in-talk.ts';
import { isTold, shorterQuestions } from './conversation/asides.ts';
import {
  areTwoMeasures,
  atCommas,
  toClauses,
  toHalves,
  withPlaceOnly,
} from './conversation/clauses.ts';
import type { History } from './conversation/conversation.ts';
import { asksForDeed } from './conversation/done-to-it.ts';
import { isAsking } from './conversation/segments.ts';
import { isLess } from './less-missed.ts';
import { hasPart, says } from './question/mentions.ts';
import { isPutInGeneral } from './question/put-in-general.ts';
import type { Reading } from './question/reading.ts';
import { toWords } from './question/words.ts';
import { GUIDE, type Reply } from './reply.ts';

export interface Asking {
  ask: Ask;
  /** Whether a word is of the name of a project or a contractor. */
  isName: (word: string) => boolean;
  /** Whether both words are of the name of one project. */
  areOfOneName: (one: string, other: string) => boolean;
}

/** One answer, or one for each question in the message, whichever explains more of it. */
export async function answerQuestions(
  asked: string,
  history: History,
  asking: Asking,
): Promise<Reply[]> {
  const { ask } = asking;
  const clauses = toClauses(asked).map((clause) => clause.replace(IS_IT_UP, 'and is it done?'));
  // Two questions are two, even if one answer would do for both.
  if (clauses.length > 1) {
    // "How was it paid and when?", of one expense: the answer has all of it.
    // What was planned is no part of an expense.
    const isOfOne =
      !PLANNED.test(asked) &&
      !clauses.some(asksForDeed) &&
      !clauses.includes('and is it done?') &&
      clauses.slice(1).every((clause) => clause.split(/\s+/).length <= MOST_ADDED);
    const one = isOfOne ? await ask(asked, history) : null;
    if (one?.inquiry?.reading.described) return [one];
    const each = await answerEach(clauses, history, async (part, talk, isClause) => {
      const whole = await ask(part, talk, isClause);
      const bare = isUnsure(whole) ? withPlaceOnly(part, asking.isName) : null;
      const own = bare === null ? whole : await ask(bare, talk, isClause);
      const best = own.isAnswer && !isUnsure(own) ? own : whole;
      return answerShorter(part, talk, asking, best);
    });
    const wanted = each.filter(
      (_, at) => !isTold(clauses[at] ?? '') && !isOfSection(each[at - 1], clauses[at] ?? ''),
    );
    const shown = wanted.length > 0 ? wanted : each;
    return shown.some(({ isAnswer }) => isAnswer) ? shown : [one ?? (await ask(asked, history))];
  }
  // Without what was said before "but".
  const [message = asked] = clauses;
  const whole = await askInTalk(message, history, ask);
  const tail = whole.isAnswer ? null : BARE_TAIL.exec(message.trim());
  if (tail) {
    const [, first = '', second = ''] = tail;
    const both = await answerEach([first, `${second} was that`], history, ask);
    if (both.every(({ isAnswer }) => isAnswer)) return both;
  }
  // "The deposit plus the balance": the answer has both.
  if (isOfTwo(whole)) return [whole];
  // The project Driveway and Siding is one thing.
  const halves = toHalves(message, asking.areOfOneName);
  const listed = whole.isAnswer ? null : atCommas(message);
  const each = listed ? await answerEach(listed, history, ask) : [];
  if (each.length > 0 && each.every(({ isAnswer }) => isAnswer)) return each;
  if (!halves) return [await answerShorter(message, history, asking, whole)];
  const both = await answerEach(halves, history, ask);
  const isSplit = both.every(({ isAnswer }) => isAnswer);
  const [first] = both;
  const isOfBoth =
    BOTH.test(message) ||
    (whole.inquiry !== undefined && isOfEach(whole.inquiry.reading)) ||
    (areTwoMeasures(halves) && first?.inquiry !== undefined && hasPart(first.inquiry.reading));
  if (isSplit && (isOfBoth || !whole.isAnswer || isLess(both, [whole]))) return both;
  return [await answerShorter(message, history, asking, whole)];
}

/** "What is a lien waiver, and when should I ask for one?": the section says that too. */
const isOfSection = (before: Reply | undefined, clause: string): boolean =>
  before?.readAs === GUIDE && /\b(?:one|it|them|that|this|they|those)\b/i.test(clause);

/** Without what the message tells besides its question, if that has an answer. */
async function answerShorter(
  message: string,
  history: History,
  { ask, isName }: Asking,
  whole: Reply,
): Promise<Reply> {
  // What a message tells may sound like a question for the guide.
  const isOfGuide = whole.isAnswer && whole.inquiry === undefined;
  const isDated = whole.isAnswer && whole.inquiry?.reading.period != null;
  if (whole.isFinal) return whole;
  const isDone = whole.isAnswer && whole.inquiry !== undefined && !isUnsure(whole) && !isDated;
  for (const question of isDone ? [] : shorterQuestions(message, isName)) {
    if (isOfGuide && question.split(/\s+/).length < SHORTEST_ALONE) continue;
    // "Contingency: what percentage is usual?" tells nothing.
    if (isOfGuide && (LABEL.test(message) || isPutInGeneral(toWords(question)))) continue;
    if (isDated && !isAsking(question)) continue;
    const reply = await ask(question, isOfGuide ? [] : history);
    if (isDated && !isSameUndated(whole.inquiry?.reading, reply.inquiry?.reading)) continue;
    // "And the painting itself?" goes on about the records.
    if (reply.inquiry && losesWhom(message, question, reply.inquiry.reading, isName)) continue;
    if (reply.readAs === GUIDE && GOES_ON.test(message)) continue;
    const isBetter = !whole.isAnswer || (reply.inquiry !== undefined && !isUnsure(reply));
    if (reply.isAnswer && isBetter) return { ...reply, asked: question };
  }
  return whole;
}

/** "I am doing the books tonight, what has no receipt?": only what was told had a day. */
const isSameUndated = (whole: Reading | undefined, shorter: Reading | undefined): boolean =>
  whole !== undefined &&
  shorter?.period === null &&
  whole.projects.every((one) => shorter.projects.includes(one)) &&
  whole.contractors.every((one) => shorter.contractors.includes(one)) &&
  whole.category === shorter.category &&
  whole.amount === shorter.amount &&
  whole.paymentMethod === shorter.paymentMethod;

const isOfTwo = ({ isAnswer, readAs, inquiry }: Reply): boolean =>
  isAnswer &&
  (readAs === SUM_OF_TWO ||
    readAs === SUM_OF_LIST ||
    (inquiry?.reading.described?.length ?? 0) > 1);

/** "What did the shelf cost, and is it up?": a milestone has that, in whatever words. */
const IS_IT_UP =
  /^(?:and |so )?(?:is|are|has|have|was|were) (?:it|they|that|those|these)(?: (?:all|been|actually|even|already|now))* (?:up|in|installed|hung|laid|built|mounted|fitted)(?: (?:yet|already|now|by now))?[?.! ]*$/i;
const PLANNED =
  /\b(?:plan|planned|budget|budgeted|allowed|estimated?|quoted?|supposed to|scheduled|meant to)\b/i;
/** "Both the sum paid and what is left". */
const BOTH = /^(?:(?:what|how much|which) (?:is|are|was|were) )?both (?:the|what|how)\b/i;
/** "What is the biggest expense on the deck, and on the porch?": each has one. */
function isOfEach(reading: Reading): boolean {
  const { words, projects, contractors } = reading;
  const areTwo = projects.length > 1 || contractors.length > 1;
  const isOfOne = says(reading, 'most', 'least', 'latest', 'earliest', 'average');
  return areTwo && isOfOne && !AGAINST.test(words.join(' '));
}
const AGAINST =
  /\b(?:or|than|vs|versus|against|compare[ds]?|comparison|difference|between|who|whose|more|less|together|combined)\b|^which\b/;
/** "The tiler was here twice. What were the two payments?": those to the tiler. */
function losesWhom(
  message: string,
  question: string,
  reading: Reading,
  isName: (word: string) => boolean,
): boolean {
  const kept = new Set(toWords(question));
  const isLost = toWords(message).some((word) => isName(word) && !kept.has(word));
  return isLost && !hasPart(reading) && THOSE_PAYMENTS.test(reading.words.join(' '));
}
const THOSE_PAYMENTS =
  /\b(?:the|those|these|both)(?: (?:two|three|four))? (?:payments?|checks?|cheques?|bills?|visits?|amounts?|ones)\b/;
/** "Reserve: which share of the budget?" */
const LABEL = /^[\p{L} -]{3,30}: /u;
const GOES_ON = /^(?:and|also|what about|how about)\b/i;
const SHORTEST_ALONE = 4;
const MOST_ADDED = 7;

/** "Who hung the drywall and when?" */
const BARE_TAIL = /^(.{8,}?),? and (when|how much)\??$/i;

async function answerEach(parts: readonly string[], history: History, ask: Ask) {
  const replies: Reply[] = [];
  const talk = [...history];
  for (const [at, part] of parts.entries()) {
    const one = await ask(part, talk, at > 0);
    replies.push(one);
    talk.push(
      { role: 'user', content: one.asked ?? part },
      { role: 'assistant', content: one.text },
    );
  }
  return replies;
}
