import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Ledger, LedgerMilestone } from './ledger.ts';
import { indexTitles, type MilestoneTitles } from './milestone-titles.ts';
import type { Pace } from './pace.ts';
import { indexNames, type OwnNames } from './question/own-names.ts';
import type { RecordedRoom } from './question/recorded-room.ts';

interface Lists {
  projects: Project[];
  /** The project open on the screen, or the only one. */
  selected: Project | null;
  contractors: Contractor[];
  milestones: LedgerMilestone[];
}

/** What we read for every question, with the names and titles it may mention. */
export interface Books extends Lists {
  ledger: Ledger;
  today: string;
  names: OwnNames;
  titles: MilestoneTitles;
  /** Those that the question is about. */
  rooms: readonly RecordedRoom[];
}

interface Places {
  selected: Project | null;
  projects: readonly Project[];
}

/** The currencies of the projects, that of the open one first. */
export function currenciesIn({ selected, projects }: Places) {
  const all = [...(selected ? [selected] : []), ...projects];
  return [...new Set(all.map(({ currency }) => currency))];
}

export async function readLists(ledger: Ledger): Promise<Lists> {
  const [projects, contractors, milestones] = await Promise.all([
    ledger.listProjects(),
    ledger.listContractors(),
    ledger.listMilestones(),
  ]);
  const open = projects.find(({ id }) => id === ledger.selectedProjectId);
  const only = projects.length === 1 ? projects[0] : undefined;
  return { projects, selected: open ?? only ?? null, contractors, milestones };
}

export async function openBooks(ledger: Ledger, today: string, pace: Pace): Promise<Books> {
  const lists = await readLists(ledger);
  const names = await indexNames(lists.projects, lists.contractors, pace);
  const titles = await indexTitles(lists.milestones, pace);
  for (const word of titles.words()) {
    await pace();
    names.words.add(word);
  }
  return { ...lists, ledger, today, names, titles, rooms: [] };
}
