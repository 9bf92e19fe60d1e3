import { amountWords } from './amount.ts';
import { listSingles } from './categories.ts';
import { conceptSingles } from './concepts.ts';
import { numberWords } from './numbers.ts';
import { periodWords } from './period.ts';

export const timeAndAmountWords: ReadonlySet<string> = new Set([
  ...periodWords,
  ...amountWords,
  ...numberWords,
]);

/** Words that have a meaning by themselves, so they do not count as names. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...conceptSingles,
  ...listSingles,
  ...timeAndAmountWords,
]);
