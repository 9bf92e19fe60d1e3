import { everydayWords } from './everyday-words.ts';
import { stopWords } from './stop-words.ts';

/** A place as people say it, with the words of the only project that it can be. */
export type OtherPlaces = ReadonlyMap<string, readonly string[]>;

const FLOOR = /^(?:floor|level|storey|story)$/;
const LOWER = ['ground', 'main', 'lower'];
const UPPER = ['upper', 'second', 'top'];
/** "The porch" is the Sunporch. No rooms and houses: everything is one. */
const COMPOUNDED = ['porch', 'yard', 'path', 'walk', 'loft', 'shed', 'deck', 'stairs', 'garden'];
const SHORTEST_BEFORE = 3;

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
    const place = COMPOUNDED.find(
      (one) => word.endsWith(one) && word.length >= one.length + SHORTEST_BEFORE,
    );
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
    ...projects.flatMap((name) => storeyOf(name, projects)),
    ...sameAs(projects),
    ...WHOLE_PLACES.flatMap((place) => {
      const [only, ...others] = projects.filter((name) => name.includes(place));
      const isPlace = only?.at(-1) === place && only.length > 1 && others.length === 0;
      return isPlace ? [[place, only] as const] : [];
    }),
  ]);
}
/** "The house" is Adobe House, beside the projects of a courtyard and a shed. */
const WHOLE_PLACES = ['house', 'cottage', 'cabin', 'bungalow', 'room'];
const OWN = /^(?:the|our|my|this)$/;
const NEW = /^new$/;

/** "The second floor" is Second Story Addition. */
function storeyOf(
  name: readonly string[],
  projects: readonly (readonly string[])[],
): [string, readonly string[]][] {
  const at = name.findIndex((word, place) => place > 0 && STOREY.test(word));
  if (at === -1) return [];
  const which = name[at - 1] ?? '';
  const isOnly = projects.filter((one) => one.includes(which)).length === 1;
  return isOnly ? ['story', 'floor'].map((one) => [`${which} ${one}`, name]) : [];
}
const STOREY = /^(?:storey|story)$/;

/** What people say, with the words of a name that mean the same. */
const SAME: readonly (readonly [said: string, meant: string])[] = [
  ['powder room', 'half bath'],
  ['powder room', 'half bathroom'],
  ['half bath', 'powder room'],
  ['half bathroom', 'powder room'],
  ['ac', 'hvac'],
  ['central air', 'hvac'],
  ['air conditioning', 'hvac'],
  ['air conditioner', 'hvac'],
  ['heat pump', 'hvac'],
  ['yard', 'landscaping'],
  ['sprinklers', 'irrigation'],
  ['sprinkler system', 'irrigation'],
  ['wiring', 'rewiring'],
  ['wiring', 'electrical'],
  ['electrical', 'rewiring'],
  ['electrical', 'wiring'],
  ['outside', 'exterior'],
  ['inside', 'interior'],
  ['cottage', 'adu'],
  ['guest house', 'adu'],
];

/** What is said of the only project with what is meant, if none has a word of what is said. */
function sameAs(projects: readonly (readonly string[])[]): [string, readonly string[]][] {
  const words = new Set(projects.flat());
  const names = projects.map((name) => ` ${name.join(' ')} `);
  return SAME.flatMap(([said, meant]): [string, readonly string[]][] => {
    const parts = meant.split(' ');
    const isTold = said.split(' ').some((word) => !parts.includes(word) && words.has(word));
    if (isTold || !parts.every((word) => words.has(word))) return [];
    const named = names.filter((name) => name.includes(` ${meant} `));
    return named.length === 1 ? [[said, parts]] : [];
  });
}

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
    const lead = words[NEW.test(words[at - 1] ?? '') ? at - 2 : at - 1] ?? '';
    const isAnyHome = WHOLE_PLACES.includes(word) && !isOwnPlace(lead, next);
    const isOther = isAnyHome || (!ADVERB.test(word) && isThing(words[at - 1] ?? ''));
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

/** "The room", and "room budget", unlike "is there room for more?" */
const isOwnPlace = (before: string, next: string): boolean =>
  OWN.test(before) || (OF_RECORDS.test(next) && (before === '' || stopWords.has(before)));
const OF_RECORDS =
  /^(?:budgets?|total|project|job|expenses?|payments?|bills?|milestones?|spending|costs?|schedule|timeline|receipts?)$/;
const ADVERB = /^(?:up|down)stairs$/;
const isNoun = (word: string): boolean =>
  word !== '' && !stopWords.has(word) && !/^(?:compar\w*|vs|versus)$/.test(word);
const isThing = (word: string): boolean =>
  word !== '' && !stopWords.has(word) && !everydayWords.has(word) && !/(?:ed|ing)$/.test(word);
