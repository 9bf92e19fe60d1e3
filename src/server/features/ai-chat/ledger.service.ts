import type { Ledger } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Projects } from '../projects/project.service.ts';
import {
  listLedgerExpenses,
  listLedgerMilestones,
  sumLedgerExpenses,
  sumLedgerExpensesBy,
} from './ledger.repository.ts';

interface LedgerParts {
  db: Database;
  projects: Pick<Projects, 'listProjects'>;
  contractors: Pick<Contractors, 'listContractors'>;
  plans: Pick<Plans, 'usage'>;
}

interface Reader {
  ownerId: OwnerId;
  /** From the browser. A project that is not the user's own counts as none. */
  selectedProjectId: number | null;
  /** A valid IANA time zone; the caller has checked it. */
  timeZone?: string;
}

export type Ledgers = ReturnType<typeof createLedgers>;

/** Opens one user's ledger for reading. Each list is read at most once. */
export function createLedgers({ db, projects, contractors, plans }: LedgerParts) {
  return {
    async openLedger({ ownerId, selectedProjectId, timeZone = 'UTC' }: Reader): Promise<Ledger> {
      const ownProjects = await projects.listProjects(ownerId);
      const isOwn = ownProjects.some(({ id }) => id === selectedProjectId);
      return {
        selectedProjectId: isOwn ? selectedProjectId : null,
        listProjects: async () => ownProjects,
        listContractors: once(() => contractors.listContractors(ownerId)),
        listMilestones: once(() => listLedgerMilestones(db, ownerId, timeZone)),
        sumExpenses: (scope) => sumLedgerExpenses(db, ownerId, scope),
        sumExpensesBy: (group, scope) => sumLedgerExpensesBy(db, ownerId, group, scope),
        listExpenses: (scope, order, limit) =>
          listLedgerExpenses(db, ownerId, scope, { order, limit }),
        async findUsage() {
          const { plan, allowance } = await plans.usage(ownerId);
          return {
            plan,
            expenses: allowance('expenses'),
            contractors: allowance('contractors'),
          };
        },
      };
    },
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
