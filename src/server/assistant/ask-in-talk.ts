import { WRITTEN_DOWN } from './answers/not-kept.ts';
import type { History } from './conversation/conversation.ts';
import { type Reply, UNKNOWN } from './reply.ts';

export type Ask = (question: string, history: History, isClause?: boolean) => Promise<Reply>;

/** It leaves out some of the question, or says that nobody wrote such a thing down. */
export const isUnsure = ({ isPartial, text }: Reply): boolean =>
  isPartial === true || (text.startsWith('I do not know') && !text.includes(WRITTEN_DOWN));

/** A message that the talk before makes no sense of, and that is whole by itself, stands alone. */
export async function askInTalk(message: string, history: History, ask: Ask): Promise<Reply> {
  const reply = await ask(message, history);
  const isLost = reply.text.startsWith(UNKNOWN) || isUnsure(reply) || !reply.isAnswer;
  if (!isLost || reply.isFinal || reply.choices || history.length === 0) return reply;
  const isWhole = message.split(/\s+/).length >= SHORTEST_WHOLE || reply.text.startsWith(UNKNOWN);
  if (!isWhole || CONTINUES.test(message)) return reply;
  const alone = await ask(message, []);
  const isBetter = alone.isAnswer && alone.inquiry !== undefined && !isUnsure(alone);
  return isBetter ? alone : reply;
}
const CONTINUES =
  /^(?:and|also|or|but|so|then|only|just|not|now|ok|okay|what about|how about|same|for|in|on|of|from|with|without|except|versus|vs|no)\b|\b(?:it|its|that|this|those|these|there|then|he|she|him|her|his|hers|they|them|their|one|ones|both|either|neither|same|other|others|another|else|next|again|too|instead|left|rest)\b/i;
const SHORTEST_WHOLE = 4;
