import type { AiMessage } from '#shared/ai-chat.ts';
import type { ChatMessage } from './ai-chat-queries.ts';

/** Ids that no saved message has. */
const QUESTION_ID = -1;
const TYPING_ID = -2;

const own = (id: number, role: AiMessage['role'], content: string): ChatMessage => ({
  id,
  role,
  content,
  createdAt: new Date().toISOString(),
});

/** The list with the new question, and a placeholder for the answer. */
export function withQuestion(list: ChatMessage[], content: string): ChatMessage[] {
  const newest = list.at(-1);
  // If a question got no answer, the server treats the same words as the same question.
  const isAskedAgain = newest?.role === 'user' && newest.content === content;
  const asked = isAskedAgain ? list : [...list, own(QUESTION_ID, 'user', content)];
  return withTyping(asked, '');
}

export function withTyping(list: ChatMessage[], content: string): ChatMessage[] {
  return [...withoutTyping(list), { ...own(TYPING_ID, 'assistant', content), isTyping: true }];
}

export function withAnswer(list: ChatMessage[], answer: AiMessage): ChatMessage[] {
  return [...withoutTyping(list), answer];
}

export function withoutTyping(list: ChatMessage[]): ChatMessage[] {
  return list.filter(({ isTyping }) => !isTyping);
}
