import { articles, functionWords, ordinals, startsIn } from './described.ts';

/** "Was the second load dearer than the first one?": the same question of each of the two. */
export function ofEachOrdinal(words: readonly string[]): [string[], string[]] | null {
  const places = [...words.keys()].filter((at) => ordinals.includes(words[at] ?? ''));
  const [one, other, third] = places;
  if (one === undefined || other === undefined || third !== undefined) return null;
  if (words[one] === words[other]) return null;
  const isOfThing = (at: number) => !isLoose(words[at + 1] ?? '');
  const [main, second] = isOfThing(one) ? [one, other] : [other, one];
  const without = words.map((word, at) => (at === second ? '' : word));
  return [
    without.filter(Boolean),
    without.map((word, at) => (at === main ? (words[second] ?? '') : word)).filter(Boolean),
  ];
}
const isLoose = (word: string) => word === '' || word === 'one' || functionWords.has(word);

const SUM = /\b(?:together|both|combined|sum|altogether|added up|add up|in total|plus)\b/;

/** "The shell instalments together" are not the one that is called so. */
export const namesParts = (words: readonly string[]): boolean => words.some((word) => isPart(word));
export const isPart = (word: string): boolean =>
  /^(?:install?ments|payments|deliveries|halves|parts|loads|stages|phases|rounds|draws|drops|bills|invoices|shipments|batches|orders|lots)$/.test(
    word,
  );

export const isOfSum = (words: readonly string[]): boolean => SUM.test(words.join(' '));

type Pair = [string[], string[]];

/**
 * The same question of each of the two: "the May and July payments", "the boards and the roof shingles
 * together", "the boiler, deposit plus balance", "the tub with its delivery".
 */
export function ofEachNamed(words: readonly string[]): Pair[] {
  const at = words.findIndex((word) => word === 'and' || word === 'plus');
  const pairs: Pair[] = [];
  if (at > 0 && isOfSum(words)) {
    const halves: Pair = [words.slice(0, at), words.slice(at + 1)];
    if (halves.every((part) => startsIn(part).length > 1)) pairs.push(halves);
  }
  const next = articles.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  const [one = '', other = '', thing = ''] = [words[at - 1], words[next], words[next + 1]];
  const start = articles.has(words[at - 2] ?? '') ? at - 2 : at - 1;
  const before = words[start - 1] ?? '';
  if (at > 0 && ![one, other].some(isLoose) && !(isLoose(thing) && isLoose(before))) {
    pairs.push([
      [...words.slice(0, at), ...words.slice(next + 1)],
      [...words.slice(0, start), ...words.slice(next)],
    ]);
  }
  const its = /\b(\w+) (?:with|including|plus|and) (?:its|the|their) (\w+)/.exec(words.join(' '));
  if (its?.[1] && its[2] && !isLoose(its[1]) && !isLoose(its[2])) {
    const from = words.findIndex(
      (word, place) => word === its[1] && words[place + 2] !== undefined,
    );
    pairs.push([
      [...words.slice(0, from + 1), ...words.slice(from + 4)],
      [...words.slice(0, from).filter((word) => !startsIn([word]).length), its[1], its[2]],
    ]);
  }
  return pairs;
}
