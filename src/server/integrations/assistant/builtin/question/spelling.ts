import { stopWords } from './stop-words.ts';

/** Shorter words are too easily other words. */
const SHORTEST = 4;
const LONG = 8;

/**
 * The known word that was probably meant, or the word itself. One slip is forgiven, two in a long
 * word; the first letter has to be right, which is where people rarely slip.
 */
export function repaired(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < SHORTEST || /\d/.test(word)) return word;
  const allowed = word.length >= LONG ? 2 : 1;
  let best = { word, slips: allowed + 1 };
  for (const candidate of known) {
    if (candidate.length < SHORTEST || candidate[0] !== word[0]) continue;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    // A word that is overlooked must not become of one that was meant: "saws" is not "says".
    if (stopWords.has(candidate) && !hasSameLetters(word, candidate)) continue;
    const slips = countSlips(word, candidate);
    if (slips < best.slips) best = { word: candidate, slips };
  }
  return best.word;
}

const lettersOf = (word: string) => [...word].toSorted().join('');
const hasSameLetters = (one: string, other: string) => lettersOf(one) === lettersOf(other);

/** Letters that are missing, too many, wrong, or two that changed places. */
function countSlips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
