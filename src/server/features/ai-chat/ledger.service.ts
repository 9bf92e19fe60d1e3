import type { Ledger } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
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
  expenses: Pick<Expenses, 'canCreateExpense'>;
  contractors: Pick<Contractors, 'listContractors' | 'countContractors'>;
}

interface Reader {
  userId: number;
  /** From the browser. A project that is not the user's own counts as none. */
  selectedProjectId: number | null;
  /** A valid IANA time zone; the caller has checked it. */
  timeZone?: string;
}

export type Ledgers = ReturnType<typeof createLedgers>;

/** Opens one user's ledger for reading. Each list is read at most once. */
export function createLedgers({ db, projects, expenses, contractors }: LedgerParts) {
  return {
    async openLedger({ userId, selectedProjectId, timeZone = 'UTC' }: Reader): Promise<Ledger> {
      const ownProjects = await projects.listProjects(userId);
      const isOwn = ownProjects.some(({ id }) => id === selectedProjectId);
      return {
        selectedProjectId: isOwn ? selectedProjectId : null,
        listProjects: async () => ownProjects,
        listContractors: once(() => contractors.listContractors(userId)),
        listMilestones: once(() => listLedgerMilestones(db, userId, timeZone)),
        sumExpenses: (scope) => sumLedgerExpenses(db, userId, scope),
        sumExpensesBy: (group, scope) => sumLedgerExpensesBy(db, userId, group, scope),
        listExpenses: (scope, order, limit) =>
          listLedgerExpenses(db, userId, scope, { order, limit }),
        async findUsage() {
          const [{ count, limit }, ownContractors] = await Promise.all([
            expenses.canCreateExpense(userId),
            contractors.countContractors(userId),
          ]);
          return {
            plan: limit === null ? 'pro' : 'free',
            expenses: { count, limit },
            contractors: ownContractors,
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
