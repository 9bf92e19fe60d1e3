import type { Books } from './books.ts';
import { toClauses } from './conversation/clauses.ts';
import { type History, readConversation } from './conversation/conversation.ts';
import { readDraft } from './drafts/read-draft.ts';
import { writeDraft } from './drafts/write-draft.ts';
import { toKnowledge } from './knowledge.ts';
import type { Pace } from './pace.ts';
import { type Reply, reply } from './reply.ts';

/** The answer to a message, which may tell something, or ask more than one question. */
export async function answerMessage(
  message: string,
  history: History,
  books: Books,
  pace: Pace,
): Promise<string> {
  const draft = await readDraft(message, books, pace);
  if (draft) return writeDraft(draft, books);
  const clauses = toClauses(message);
  if (clauses.length === 1) return (await answerQuestion(message, history, books, { pace })).text;
  const replies: Reply[] = [];
  const talk = [...history];
  for (const [at, clause] of clauses.entries()) {
    const one = await answerQuestion(clause, talk, books, { pace, isClause: at > 0 });
    replies.push(one);
    talk.push({ role: 'user', content: clause }, { role: 'assistant', content: one.text });
  }
  if (replies.every(({ isAnswer }) => isAnswer)) return together(replies);
  // "And" may belong to a name or to one question.
  const whole = await answerQuestion(message, history, books, { pace });
  return whole.isAnswer && !replies.some(({ isAnswer }) => isAnswer)
    ? whole.text
    : together(replies);
}

const together = (replies: readonly Reply[]) =>
  [...new Set(replies.map(({ text }) => text))].join('\n\n');

async function answerQuestion(
  question: string,
  history: History,
  books: Books,
  how: { pace: Pace; isClause?: boolean },
): Promise<Reply> {
  const conversation = await readConversation(history, question, toKnowledge(books), how);
  await how.pace();
  return reply(conversation, books);
}
