import type { ExpenseScope, Ledger } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import { narrowReach } from '#server/db/reach.ts';
import type { Decision } from '#server/http/scope.ts';
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
  scope: Decision;
  /** From the browser. A project that the user cannot see counts as none. */
  selectedProjectId: number | null;
  /** A valid IANA time zone; the caller has checked it. */
  timeZone?: string;
}

export type Ledgers = ReturnType<typeof createLedgers>;

/** Opens the ledger of all that one user can see, for reading. Each list is read at most once. */
export function createLedgers({ db, projects, contractors, plans }: LedgerParts) {
  return {
    async openLedger({ scope, selectedProjectId, timeZone = 'UTC' }: Reader): Promise<Ledger> {
      const { ownerId, actorId, reach } = scope;
      const seen = await projects.listProjects(actorId);
      const isSeen = seen.some(({ id }) => id === selectedProjectId);
      const reachOf = ({ currency }: ExpenseScope) =>
        seen.every((project) => currency === undefined || project.currency === currency)
          ? reach
          : narrowReach(
              reach,
              seen.filter((project) => project.currency === currency),
            );
      return {
        selectedProjectId: isSeen ? selectedProjectId : null,
        listProjects: async () => seen,
        listContractors: once(() => contractors.listContractors(scope)),
        listMilestones: once(() => listLedgerMilestones(db, reach, timeZone)),
        sumExpenses: (wanted) => sumLedgerExpenses(db, reachOf(wanted), wanted),
        sumExpensesBy: (group, wanted) => sumLedgerExpensesBy(db, reachOf(wanted), group, wanted),
        listExpenses: (wanted, order, limit) =>
          listLedgerExpenses(db, reachOf(wanted), wanted, { order, limit }),
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
