import type { AnswerDetails } from '#shared/answer-details.ts';
import { detailsOf } from './answer-details.ts';
import { isSocial } from './answers/small-talk.ts';
import type { Books } from './books.ts';
import { withoutChoice } from './choice.ts';
import { shorterQuestions } from './conversation/asides.ts';
import { toClauses, toHalves } from './conversation/clauses.ts';
import { type History, readConversation } from './conversation/conversation.ts';
import { questionIn } from './conversation/question-in.ts';
import { takesFromFigure } from './conversation/rewording.ts';
import { readDraft } from './drafts/read-draft.ts';
import { writeDraft } from './drafts/write-draft.ts';
import { toKnowledge } from './knowledge.ts';
import type { Pace } from './pace.ts';
import { says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import type { Reads } from './recorded-ledger.ts';
import { type Reply, reply } from './reply.ts';

interface Answer {
  text: string;
  details: AnswerDetails | null;
}

/** The answer to a message, which may tell something, or ask more than one question. */
export async function answerMessage(
  message: string,
  history: History,
  books: Books,
  { pace, reads }: { pace: Pace; reads: Reads },
): Promise<Answer> {
  const previous = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isFigure = takesFromFigure(message, previous === message ? '' : previous);
  const draft = isFigure ? null : await readDraft(message, books, pace);
  if (draft) return { text: writeDraft(draft, books), details: null };
  const talk = history.map((one) =>
    one.role === 'user'
      ? { ...one, content: questionIn(withoutChoice(one.content), isSocial) }
      : one,
  );
  const bare = withoutChoice(message);
  const asked = questionIn(bare, isSocial) + message.slice(bare.length);
  const replies = await answerQuestions(asked, talk, (question, before, isClause = false) =>
    answerQuestion(question, before, books, { pace, isClause }),
  );
  const text = [...new Set(replies.map((one) => one.text))].join('\n\n');
  return { text, details: detailsOf(replies, reads, books) };
}

type Ask = (question: string, history: History, isClause?: boolean) => Promise<Reply>;

/** One answer, or one for each question in the message, whichever explains more of it. */
async function answerQuestions(asked: string, history: History, ask: Ask): Promise<Reply[]> {
  const clauses = toClauses(asked);
  // Two questions are two, even if one answer would do for both.
  if (clauses.length > 1) {
    const each = await answerEach(clauses, history, ask);
    return each.some(({ isAnswer }) => isAnswer) ? each : [await ask(asked, history)];
  }
  // Without what was said before "but".
  const [message = asked] = clauses;
  const whole = await ask(message, history);
  const tail = whole.isAnswer ? null : BARE_TAIL.exec(message.trim());
  if (tail) {
    const [, first = '', second = ''] = tail;
    const both = await answerEach([first, `${second} was that`], history, ask);
    if (both.every(({ isAnswer }) => isAnswer)) return both;
  }
  const halves = toHalves(message);
  if (!halves) return [await answerShorter(message, history, ask, whole)];
  const each = await answerEach(halves, history, ask);
  const isSplit = each.every(({ isAnswer }) => isAnswer);
  const isOfBoth = BOTH.test(message);
  if (isSplit && (isOfBoth || !whole.isAnswer || isLess(each, [whole]))) return each;
  return [await answerShorter(message, history, ask, whole)];
}

/** Without what the message tells besides its question, if that has an answer. */
async function answerShorter(message: string, history: History, ask: Ask, whole: Reply) {
  // What a message tells may sound like a question for the guide.
  const isOfGuide = whole.isAnswer && whole.inquiry === undefined;
  const isDone = whole.isAnswer && whole.inquiry !== undefined && !whole.isPartial;
  for (const question of isDone ? [] : shorterQuestions(message)) {
    if (isOfGuide && question.split(/\s+/).length < SHORTEST_ALONE) continue;
    const reply = await ask(question, isOfGuide ? [] : history);
    const isBetter = !whole.isAnswer || (reply.inquiry !== undefined && !reply.isPartial);
    if (reply.isAnswer && isBetter) return reply;
  }
  return whole;
}

/** "Both the sum paid and what is left". */
const BOTH = /^(?:(?:what|how much|which) (?:is|are|was|were) )?both (?:the|what|how)\b/i;
const SHORTEST_ALONE = 4;

/** "Who hung the drywall and when?" */
const BARE_TAIL = /^(.{8,}?),? and (when|how much)\??$/i;

const isLess = (some: readonly Reply[], others: readonly Reply[]): boolean =>
  missed(some) < missed(others);
const missed = (replies: readonly Reply[]): number =>
  replies.reduce((sum, { unexplained, inquiry, text }) => {
    const isTorn =
      inquiry !== undefined &&
      !isOneName(inquiry.reading, text) &&
      (hasThingsOnBothSides(inquiry.reading) || wantsDetailAndSum(inquiry.reading));
    return sum + unexplained + (isTorn ? 1 : 0);
  }, 0);

/** "The boards and the railings": no single record is about both. */
function hasThingsOnBothSides({ words, rest }: Reading): boolean {
  const at = words.indexOf('and');
  const isThing = (word: string) => rest.includes(word);
  return at > 0 && words.slice(0, at).some(isThing) && words.slice(at).some(isThing);
}

/** "Drywall and mud" is one expense. */
function isOneName({ words }: Reading, answer: string): boolean {
  const at = words.indexOf('and');
  return at > 0 && answer.toLowerCase().includes(words.slice(at - 1, at + 2).join(' '));
}

/** "Her rate and the total on the garage": a contractor's details have no such total. */
const wantsDetailAndSum = (reading: Reading): boolean =>
  says(reading, 'rate', 'phone', 'email') &&
  says(reading, 'spend') &&
  /\b(?:and|plus)\b/.test(reading.words.join(' '));

async function answerEach(parts: readonly string[], history: History, ask: Ask) {
  const replies: Reply[] = [];
  const talk = [...history];
  for (const [at, part] of parts.entries()) {
    const one = await ask(part, talk, at > 0);
    replies.push(one);
    talk.push({ role: 'user', content: part }, { role: 'assistant', content: one.text });
  }
  return replies;
}

async function answerQuestion(
  asked: string,
  history: History,
  books: Books,
  how: { pace: Pace; isClause?: boolean },
): Promise<Reply> {
  const question = withoutChoice(asked);
  const conversation = await readConversation(history, question, toKnowledge(books), how);
  await how.pace();
  return reply(conversation, books, asked);
}
