import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { everydayWords } from './everyday-words.ts';
import { NameIndex } from './names.ts';
import { type OtherPlaces, otherPlaces } from './other-places.ts';
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
  /** What people call a project besides its name: "downstairs". */
  others: OtherPlaces;
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
  const ofProjects: (readonly string[])[] = [];
  for (const project of projects.slice(0, MOST_NAMES)) {
    await pace();
    const words = names.projects.add(project, { projects: [project.name] });
    ofProjects.push(words);
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
  return { ...names, others: otherPlaces(ofProjects) };
}
