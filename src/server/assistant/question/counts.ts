import { toCount } from './numbers.ts';
import type { Words } from './words.ts';

/** The number in "top 5", "last three expenses". */
export function takeHowMany(words: Words): number | null {
  for (const [index, word] of words.list.entries()) {
    if (words.isTaken(index)) continue;
    const count = toCount(word);
    if (count === null || count < 1 || count > 50) continue;
    const before = words.at(index - 1);
    const after = words.at(index + 1);
    // "And five", after the three largest.
    const isAlone = words.list.length === 2 && before === 'and';
    const isCounting =
      isAlone ||
      ['top', 'last', 'latest', 'first', 'biggest', 'largest', 'recent', 'newest'].includes(
        before,
      ) ||
      /^(biggest|largest|latest|most|last|newest|smallest|cheapest|expenses|recent|highest)$/.test(
        after,
      );
    if (!isCounting || (word === 'one' && after !== 'expense')) continue;
    words.take(index);
    return count;
  }
  return null;
}

/** The 10 in "10% of my budget". */
export function takePercent(words: Words): number | null {
  const index = words.list.findIndex(
    (word, at) => /^\d{1,3}$/.test(word) && ['%', 'percent'].includes(words.at(at + 1)),
  );
  if (index === -1) return null;
  words.take(index, 2);
  return Number(words.at(index));
}
