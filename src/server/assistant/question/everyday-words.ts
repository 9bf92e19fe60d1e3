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

/** Words that mean something by themselves, so that they are no names. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...conceptSingles,
  ...listSingles,
  ...timeAndAmountWords,
]);
