import type { ExpenseCategory } from '#shared/expense.ts';
import type { Words } from '../question/words.ts';

const statedWords: readonly [pattern: RegExp, category: ExpenseCategory][] = [
  [/^(?:materials?|supplies)$/, 'materials'],
  [/^labou?r$/, 'labor'],
  [/^permits?$/, 'permits'],
  [/^tools?$/, 'tools'],
  [/^equipment$/, 'equipment'],
  [/^utilities$/, 'utilities'],
];
const categoryOf = (word: string) => statedWords.find(([pattern]) => pattern.test(word))?.[1];

/** "…, other", "category: other". */
const OTHER =
  /[,;:/|] *(?:other|misc)\b *(?:[,;/|.!]|$)|\b(?:category|as|under):? (?:other|misc)\b/i;

/**
 * The category that a message names. Its word stays in the description unless it stands by itself:
 * "1250 countertop deposit bank transfer materials", but "30 for painting supplies".
 */
export function takeStatedCategory(said: string, words: Words): ExpenseCategory | null {
  const last = words.list.length - 1;
  const isOther = /^(?:other|misc)$/.test(words.at(last)) && !GOVERNS.test(words.at(last - 1));
  if (isOther && words.at(last - 1) !== 'each') {
    words.take(last);
    return 'other';
  }
  const places = [...words.list.keys()].filter((at) => categoryOf(words.at(at)) !== undefined);
  const categories = new Set(places.map((at) => categoryOf(words.at(at))));
  const [category, other] = [...categories];
  if (!category || other) return OTHER.test(said) ? 'other' : null;
  for (const at of places) if (isBare(said, words, at)) words.take(at);
  return category;
}

function isBare(said: string, words: Words, at: number): boolean {
  const word = words.at(at);
  if (new RegExp(`(?:^|[,;:/|]) *${word} *(?:[,;:/|.!]|$)`, 'i').test(said)) return true;
  const isLast = at === words.list.length - 1;
  const isBeforeKnown = isLast || words.isTaken(at + 1);
  const isAfterKnown = words.isTaken(at - 1);
  const isNamed = GOVERNS.test(words.at(at - 1));
  return /s$|^labou?r$|^equipment$/.test(word) && !isNamed && (isAfterKnown || isBeforeKnown);
}
const GOVERNS =
  /^(?:for|of|on|the|some|more|new|and|or|with|my|our|his|her|building|painting|plumbing|electrical|cleaning|art|craft|hand|power|garden|roofing|tiling|raw|day|manual|rental|safety|\w+ing)$/;
