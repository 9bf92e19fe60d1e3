import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { everydayWords } from './everyday-words.ts';
import { NameIndex } from './names.ts';
import { OwnTrades } from './own-trades.ts';
import { Spelling } from './spelling.ts';
import { firstWords } from './words.ts';

/** More than the limit for new records. An account with more, from before the limit, is cut off. */
const MOST_NAMES = 500;

/** A shorter word may be another one. */
const SHORTEST_PAIR = 7;
const NAME_WORDS = 8;

/** The names that a user's questions may mention. */
export interface OwnNames {
  projects: NameIndex<Project>;
  contractors: NameIndex<Contractor>;
  trades: OwnTrades;
  words: Spelling;
  /** The words of the contractors' own names, not of their companies. */
  people: Spelling;
  /** The words of the projects' names. */
  places: Set<string>;
  /** Two words of a name written as one: "heatpump". */
  pairs: Map<string, readonly string[]>;
  /** The name of the only project with an everyday word in its name: "utility". */
  wholeNames: Map<string, readonly string[]>;
}

export async function indexNames(
  projects: readonly Project[],
  contractors: readonly Contractor[],
  pace: Pace,
): Promise<OwnNames> {
  const names = {
    projects: new NameIndex<Project>(everydayWords),
    contractors: new NameIndex<Contractor>(
      everydayWords,
      projects.slice(0, MOST_NAMES).map(({ name }) => name),
    ),
    trades: new OwnTrades(),
    words: new Spelling(),
    people: new Spelling(),
    places: new Set<string>(),
    pairs: new Map<string, readonly string[]>(),
    wholeNames: new Map<string, readonly string[]>(),
  };
  const floors = floorsOf(projects.slice(0, MOST_NAMES));
  for (const project of projects.slice(0, MOST_NAMES)) {
    await pace();
    const floor = floors.get(project);
    const ownNames = floor === undefined ? [project.name] : [project.name, floor];
    const words = names.projects.add(project, { projects: ownNames });
    for (const [at, word] of words.entries()) {
      names.words.add(word);
      // One of two projects has no name of its own by this word.
      const isShared = names.places.has(word) && words.indexOf(word) === at;
      if (everydayWords.has(word)) names.wholeNames.set(word, isShared ? [] : words);
      names.places.add(word);
      const pair = words.slice(at, at + 2);
      if (pair.join('').length >= SHORTEST_PAIR) names.pairs.set(pair.join(''), pair);
    }
  }
  for (const contractor of contractors.slice(0, MOST_NAMES)) {
    await pace();
    const { name, company, specialty } = contractor;
    const own = { people: [name], companies: company === null ? [] : [company] };
    for (const word of names.contractors.add(contractor, own)) names.words.add(word);
    for (const word of firstWords(name, NAME_WORDS)) names.people.add(word);
    for (const word of names.trades.add(specialty)) names.words.add(word);
  }
  return names;
}

const levels: readonly [floor: string, name: RegExp][] = [
  ['downstairs', /\b(?:ground|main|lower) (?:floor|level|storey|story)\b/i],
  ['upstairs', /\b(?:upper|top|second) (?:floor|level|storey|story)\b/i],
];

/** "Downstairs" is the Ground Floor, if one project is called that and none by the word itself. */
function floorsOf(projects: readonly Project[]): ReadonlyMap<Project, string> {
  const found = new Map<Project, string>();
  for (const [floor, pattern] of levels) {
    const isNamed = projects.some(({ name }) => name.toLowerCase().includes(floor));
    const [only, ...others] = projects.filter(({ name }) => pattern.test(name));
    if (only && others.length === 0 && !isNamed) found.set(only, floor);
  }
  return found;
}
