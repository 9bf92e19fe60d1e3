import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { firstWords } from '../question/words.ts';

const MOST_WORDS = 14;
const TITLE_WORDS = 12;

interface Titles {
  listTitles(words: readonly string[]): readonly string[];
}

/**
 * "And the city final?" is the milestone "City final inspection", and not somebody of Lake City Tile:
 * one title has the word of the company and those beside it.
 */
export function withTitleBeforeCompany(reading: Reading, { listTitles }: Titles): Reading {
  const { contractors, named, rest, words } = reading;
  const [contractor, other] = contractors;
  if (!contractor || other || rest.length === 0 || words.length > MOST_WORDS) return reading;
  if (says(reading, 'spend', 'howMuch', 'expense', 'bill', 'owe', 'who', 'phone', 'email', 'rate'))
    return reading;
  const own = firstWords(contractor.name, TITLE_WORDS);
  const ofCompany = named.filter((word) => words.includes(word));
  if (ofCompany.length === 0 || ofCompany.some((word) => own.includes(word))) return reading;
  const meant = words.filter((word) => ofCompany.includes(word) || rest.includes(word));
  // "Which is later, the electrical final or the city final?" names two, of which one has the word.
  const beside = words.filter(
    (word, at) =>
      rest.includes(word) &&
      [words[at - 1], words[at + 1]].some((one) => one !== undefined && ofCompany.includes(one)),
  );
  const needed = beside.length > 0 ? [...ofCompany, ...beside] : meant;
  const isWhole = listTitles(needed).some((title) => {
    const stems = firstWords(title, TITLE_WORDS).map(stem);
    return needed.every((word) => stems.includes(stem(word)));
  });
  return isWhole ? { ...reading, contractors: [], rest: meant } : reading;
}
