import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';

/** The one that the question names with most of its title; undefined if none or several are. */
export function best<T>(
  { words }: Pick<Reading, 'words'>,
  all: readonly T[],
  titleOf: (one: T) => string,
): T | undefined {
  const said = new Set(words.filter((word) => !stopWords.has(word)).map(stem));
  const counted = all.flatMap((one) => {
    const own = [
      ...new Set(
        toWords(titleOf(one))
          .filter((word) => !stopWords.has(word))
          .map(stem),
      ),
    ];
    const count = own.filter((word) => said.has(word)).length;
    return count > 0 && count * 2 >= own.length ? [{ one, count, share: count / own.length }] : [];
  });
  const [first, second] = counted.toSorted(
    (one, other) => other.count - one.count || other.share - one.share,
  );
  const isTied = first && second && first.count === second.count && first.share === second.share;
  return isTied ? undefined : first?.one;
}
