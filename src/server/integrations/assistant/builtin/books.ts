import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Ledger, LedgerMilestone } from '../ledger.ts';

/** What is read for every question: the names that it may mention. */
export interface Books {
  ledger: Ledger;
  today: string;
  projects: Project[];
  /** The one that is open on the screen, or the only one there is. */
  selected: Project | null;
  contractors: Contractor[];
  milestones: LedgerMilestone[];
}

export async function openBooks(ledger: Ledger, today: string): Promise<Books> {
  const [projects, contractors, milestones] = await Promise.all([
    ledger.listProjects(),
    ledger.listContractors(),
    ledger.listMilestones(),
  ]);
  const open = projects.find(({ id }) => id === ledger.selectedProjectId);
  const only = projects.length === 1 ? projects[0] : undefined;
  return { ledger, today, projects, selected: open ?? only ?? null, contractors, milestones };
}
