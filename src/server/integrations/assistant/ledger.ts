import type { Project } from '#shared/project.ts';

/** What an assistant may read, bound to one owner before it gets here. */
export interface Ledger {
  listProjects(): Promise<Project[]>;
}
