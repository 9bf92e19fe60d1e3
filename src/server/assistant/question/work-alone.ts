import { pattern } from '../pattern.ts';
import { works } from './name-words.ts';
import type { Words } from './words.ts';

export const DETERMINER = /^(?:the|our|my|this|that)$/;
/** "The installation" is what somebody was paid for. */
const DONE_TO_THING = /^(?:installation|install|fix|replacing|gut)$/;
/** Done to a whole place; a repair is done to some thing. */
const OF_PLACE = /^(?:addition|extension|conversion|renewal|rebuild|restoration|makeover)$/;
const MOST_WORDS = 8;

/**
 * Whether a word for some work stands for the project of that name: "the rebuild" is Cottage Rebuild,
 * but "the rebuild permit" may be any permit.
 */
export function isWorkAlone(words: Words, at: number): boolean {
  const [word, before] = [words.at(at), words.at(at - 1)];
  if (!works.has(word) || DONE_TO_THING.test(word) || words.at(at + 1) === 'of') return false;
  return at === 0 || DETERMINER.test(before) || words.alone.has(word) || isLast(words, at);
}

/** "Overdue milestones addition", "spent on addition", but not "in addition". */
const isLast = ({ list }: Words, at: number): boolean =>
  at === list.length - 1 &&
  list.length <= MOST_WORDS &&
  OF_PLACE.test(list[at] ?? '') &&
  AFTER.test(list[at - 1] ?? '');
const AFTER = pattern()`
  ^(?:
    on|for|due|left|overdue|spend|spent|spending|budget|milestones?|steps?|expenses?|payments?
    |bills?|receipts?|permits?|labou?r|materials?|tools|cost|costs|total|sum|month|contractors?
    |remaining|category
  )$
`;
