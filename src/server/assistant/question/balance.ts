import type { Words } from './words.ts';

const MINUS_SPENDING =
  /\b(?:minus|less|take away|subtracting) (?:(?:all|the|our|my|total|what|we|i|have|has|been) )*(?:spending|spend|spent|costs?|expenses|expenditure|paid)\b/;

/** "All budgets minus all spending" is what is left. */
export function takeBalance(words: Words): { isOfAll: boolean } | null {
  const at = words.text.search(/\bbudgets?\b/);
  if (at === -1 || at > words.text.search(MINUS_SPENDING)) return null;
  words.takeMatch(MINUS_SPENDING);
  return { isOfAll: /\bbudgets\b|\b(?:all|combined)\b/.test(words.text) };
}
