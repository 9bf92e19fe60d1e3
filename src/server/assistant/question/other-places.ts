import { everydayWords } from './everyday-words.ts';
import { stopWords } from './stop-words.ts';

/** A place as people say it, with the words of the only project that it can be. */
export type OtherPlaces = ReadonlyMap<string, readonly string[]>;

const FLOOR = /^(?:floor|level|storey|story)$/;
const LOWER = ['ground', 'main', 'lower'];
const UPPER = ['upper', 'second', 'top'];
/** "The porch" is the Sunporch. No rooms and houses: everything is one. */
const COMPOUND = /^\w{3,}?(porch|yard|path|walk|loft|shed|deck|stairs|garden)$/;

/** What the projects may be called besides their names. */
export function otherPlaces(projects: readonly (readonly string[])[]): OtherPlaces {
  const all = projects.flat();
  const floors = projects.flatMap((name) =>
    name.flatMap((word, at) => (at > 0 && FLOOR.test(word) ? [name.slice(at - 1, at + 1)] : [])),
  );
  const floorsOf = (kinds: readonly string[]) =>
    floors.filter(([kind = '']) => kinds.includes(kind));
  const named = (...kinds: string[]) =>
    all.filter((word) => kinds.includes(word)).map((word) => [word]);
  // The first floor is above the ground floor, or is the ground floor.
  const hasGround = floorsOf(['ground']).length > 0;
  const lower = floorsOf(hasGround ? LOWER : [...LOWER, 'first']);
  const upper = floorsOf(hasGround ? [...UPPER, 'first'] : UPPER);
  const isAmerican = !hasGround && floorsOf(UPPER).length > 0;
  const compounds = all.flatMap((word) => {
    const place = COMPOUND.exec(word)?.[1];
    return place === undefined ? [] : [[place, [word]] as const];
  });
  const candidates: [string, (readonly string[])[]][] = [
    ['downstairs', lower.length > 0 ? lower : named('basement', 'cellar')],
    ['upstairs', upper.length > 0 ? upper : named('attic', 'loft')],
    ['ground floor', isAmerican ? floorsOf(['first']) : []],
    ...[...Map.groupBy(compounds, ([place]) => place)].map(
      ([place, found]): [string, (readonly string[])[]] => [place, found.map(([, one]) => one)],
    ),
  ];
  return new Map([
    ...candidates.flatMap(([said, [only, ...others]]) =>
      only === undefined || others.length > 0 || all.includes(said.split(' ')[0] ?? '')
        ? []
        : [[said, only] as const],
    ),
    ...HOMES.flatMap((home) => {
      const [only, ...others] = projects.filter((name) => name.includes(home));
      const isHome = only?.at(-1) === home && only.length > 1 && others.length === 0;
      return isHome ? [[home, only] as const] : [];
    }),
  ]);
}
/** "The house" is Adobe House, beside the projects of a courtyard and a shed. */
const HOMES = ['house', 'cottage', 'cabin', 'bungalow'];
const OWN_HOME = /^(?:the|our|my|this)$/;

/** "What did August cost downstairs?" with the words of the project Ground Floor. */
export function withOwnPlaces(
  words: readonly string[],
  { others, places }: { others: OtherPlaces; places: ReadonlySet<string> },
): readonly string[] {
  if (others.size === 0) return words;
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const length = others.has(`${word} ${next}`) ? 2 : 1;
    const name = others.get(words.slice(at, at + length).join(' '));
    // "The stone yard" is another yard.
    const isHome = HOMES.includes(word) && !OWN_HOME.test(words[at - 1] ?? '');
    const isOther = isHome || (!ADVERB.test(word) && isThing(words[at - 1] ?? ''));
    // "The downstairs toilet", "the porch light" and "the bathroom upstairs" are parts of something.
    const isPart = isThing(words[at + length] ?? '') || places.has(words[at - 1] ?? '');
    if (!name || isPart || isOther) {
      result.push(word);
      continue;
    }
    // "The wiring downstairs" is on that floor, and no "wiring floor".
    const isAdverb = name.length > 1 && isNoun(words[at - 1] ?? '');
    result.push(...(isAdverb ? ['on', 'the'] : []), ...name);
    at += length - 1;
  }
  return result;
}

const ADVERB = /^(?:up|down)stairs$/;
const isNoun = (word: string): boolean =>
  word !== '' && !stopWords.has(word) && !/^(?:compar\w*|vs|versus)$/.test(word);
const isThing = (word: string): boolean =>
  word !== '' && !stopWords.has(word) && !everydayWords.has(word) && !/(?:ed|ing)$/.test(word);
