import { says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import type { Reply } from './reply.ts';

/** Whether some answers leave out less of what was asked than others. */
export const isLess = (some: readonly Reply[], others: readonly Reply[]): boolean =>
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
function hasThingsOnBothSides({ words, rest, amount }: Reading): boolean {
  // "A 2,000 sofa and a 600 bench": both are supposed.
  if (amount !== null) return false;
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
