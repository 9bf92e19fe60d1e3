import type { AnswerDetails } from '#shared/answer-details.ts';
import { detailsOf } from './answer-details.ts';
import type { Books } from './books.ts';
import { withoutChoice } from './choice.ts';
import { toClauses } from './conversation/clauses.ts';
import { type History, readConversation } from './conversation/conversation.ts';
import { readDraft } from './drafts/read-draft.ts';
import { writeDraft } from './drafts/write-draft.ts';
import { toKnowledge } from './knowledge.ts';
import type { Pace } from './pace.ts';
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
  const draft = await readDraft(message, books, pace);
  if (draft) return { text: writeDraft(draft, books), details: null };
  const talk = history.map((one) => ({ ...one, content: withoutChoice(one.content) }));
  const replies = await answerQuestions(message, talk, books, pace);
  const text = [...new Set(replies.map((one) => one.text))].join('\n\n');
  return { text, details: detailsOf(replies, reads, books) };
}

async function answerQuestions(
  message: string,
  history: History,
  books: Books,
  pace: Pace,
): Promise<Reply[]> {
  const clauses = toClauses(message);
  if (clauses.length === 1) return [await answerQuestion(message, history, books, { pace })];
  const replies: Reply[] = [];
  const talk = [...history];
  for (const [at, clause] of clauses.entries()) {
    const one = await answerQuestion(clause, talk, books, { pace, isClause: at > 0 });
    replies.push(one);
    talk.push({ role: 'user', content: clause }, { role: 'assistant', content: one.text });
  }
  if (replies.every(({ isAnswer }) => isAnswer)) return replies;
  // "And" may belong to a name or to one question.
  const whole = await answerQuestion(message, history, books, { pace });
  return whole.isAnswer && !replies.some(({ isAnswer }) => isAnswer) ? [whole] : replies;
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
