import type { AiMessage } from '#shared/ai-chat.ts';

export const HISTORY_MESSAGES = 20;
const HISTORY_MAX_LENGTH = 12_000;

/**
 * The part of the conversation that an assistant sees: the newest messages, starting with a
 * question.
 */
export function capHistory(earlier: readonly AiMessage[]) {
  let room = HISTORY_MAX_LENGTH;
  const newest = earlier
    .toReversed()
    .filter(({ content }) => {
      room -= content.length;
      return room >= 0;
    })
    .reverse();
  const start = newest.findIndex(({ role }) => role === 'user');
  return start < 0 ? [] : newest.slice(start).map(({ role, content }) => ({ role, content }));
}
