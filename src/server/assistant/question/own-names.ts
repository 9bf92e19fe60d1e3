import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { everydayWords } from './everyday-words.ts';
import { NameIndex } from './names.ts';
import { Spelling } from './spelling.ts';

/** More than the limit for new records. An account with more, from before the limit, is cut off. */
const MOST_NAMES = 500;

/** The names that a user's questions may mention. */
export interface OwnNames {
  projects: NameIndex<Project>;
  contractors: NameIndex<Contractor>;
  words: Spelling;
}

export async function indexNames(
  projects: readonly Project[],
  contractors: readonly Contractor[],
  pace: Pace,
): Promise<OwnNames> {
  const names = {
    projects: new NameIndex<Project>(everydayWords),
    contractors: new NameIndex<Contractor>(everydayWords),
    words: new Spelling(),
  };
  for (const project of projects.slice(0, MOST_NAMES)) {
    await pace();
    for (const word of names.projects.add(project, [project.name])) names.words.add(word);
  }
  for (const contractor of contractors.slice(0, MOST_NAMES)) {
    await pace();
    const { name, company } = contractor;
    for (const word of names.contractors.add(contractor, [name, company])) names.words.add(word);
  }
  return names;
}
