import type { ExpenseScope, Ledger, LedgerBudget } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import { narrowReach } from '#server/db/reach.ts';
import { notFound } from '#server/errors.ts';
import type { Decision } from '#server/http/scope.ts';
import type { Project } from '#shared/project.ts';
import { countedProjects } from '#shared/sample.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import { listDueBills } from '../bills/due-bills.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Projects } from '../projects/project.service.ts';
import type { TaxRecords } from '../tax/tax.service.ts';
import {
  listDescribedExpenses,
  listLedgerExpenses,
  listLedgerMilestones,
  listMentionedWords,
  listPlannedProjectIds,
  sumLedgerExpenses,
  sumLedgerExpensesBy,
} from './ledger.repository.ts';
import {
  listLedgerChanges,
  listLedgerDocuments,
  listLedgerInboxFiles,
  listLedgerMembers,
  listLedgerPunchItems,
  listLedgerQuotes,
  listRoomNames,
  listRoomsStarting,
} from './ledger-records.repository.ts';

interface LedgerParts {
  db: Database;
  projects: Pick<Projects, 'listProjects'>;
  contractors: Pick<Contractors, 'listContractors'>;
  plans: Pick<Plans, 'usage'>;
  budgets: Pick<Budgets, 'computeBudget'>;
  agreements: Pick<Agreements, 'list'>;
  taxRecords: Pick<TaxRecords, 'getTaxRecord' | 'listTaxEntriesOf'>;
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
export function createLedgers(parts: LedgerParts) {
  const { db, projects, contractors, plans, budgets, agreements, taxRecords } = parts;
  return {
    async openLedger({ scope, selectedProjectId, timeZone = 'UTC' }: Reader): Promise<Ledger> {
      const { ownerId, actorId } = scope;
      const all = await projects.listProjects(actorId);
      // A sample is only talked about while it is on the screen.
      const shown = all.filter(({ id, isSample }) => !isSample || id === selectedProjectId);
      const seen = shown.length > 0 ? shown : all;
      const reachOfSome = (some: readonly Project[]) =>
        some.length === all.length ? scope.reach : narrowReach(scope.reach, some);
      const reach = reachOfSome(seen);
      const isSeen = seen.some(({ id }) => id === selectedProjectId);

      /** As the page of expenses lists them, which the figures link to. */
      function reachOf({ currency, projectId, contractorId }: ExpenseScope) {
        const isOverAll = projectId === undefined && contractorId === undefined;
        const places = isOverAll ? countedProjects(all) : all;
        return reachOfSome(
          places.filter((project) => currency === undefined || project.currency === currency),
        );
      }

      function placeOf(projectId: number) {
        const [place] = narrowReach(
          reach,
          seen.filter(({ id }) => id === projectId),
        );
        if (!place) throw notFound('Project');
        return { ownerId: place.ownerId, projectId };
      }

      const agreementsOf = once(async (projectId: number | null, contractorId: number | null) => {
        const found = await agreements.list(scope, { projectId, contractorId });
        return found.filter(
          (each) => each.status !== 'void' && seen.some(({ id }) => id === each.projectId),
        );
      });

      async function readBudget(projectId: number): Promise<LedgerBudget> {
        const place = placeOf(projectId);
        const [{ totals, lines, byCategory, byRoom }, names] = await Promise.all([
          budgets.computeBudget(place.ownerId, projectId),
          listRoomNames(db, [place]),
        ]);
        const nameOf = new Map(names.map(({ id, name }) => [id, name]));
        const rooms = byRoom.map(({ key, ...room }) => ({
          ...room,
          id: key,
          name: key === null ? null : (nameOf.get(key) ?? null),
        }));
        return { totals, lines, byCategory, rooms };
      }

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
        listPlannedProjects: once(async () => new Set(await listPlannedProjectIds(db, reach))),
        findBudget: once(readBudget),
        listAgreements: (projectId, contractorId) => agreementsOf(projectId, contractorId ?? null),
        listDueBills: once((projectId) => listDueBills(db, reach, { projectId })),
        listChangeOrders: once(() => listLedgerChanges(db, reach)),
        listQuotes: once(() => listLedgerQuotes(db, reach)),
        listDocuments: once(() => listLedgerDocuments(db, reach)),
        listMembers: once(() => listLedgerMembers(db, reach)),
        findRooms: (words) => listRoomsStarting(db, reach, words),
        listPunchItems: once(() => listLedgerPunchItems(db, reach)),
        listInboxFiles: once(() => listLedgerInboxFiles(db, reach)),
        findTaxRecord: once((projectId) => taxRecords.getTaxRecord(placeOf(projectId), null)),
        listTaxEntries: (projectId, wanted, limit) =>
          taxRecords.listTaxEntriesOf(placeOf(projectId), wanted, limit),
        findMentioned: once(async (words) => new Set(await listMentionedWords(db, reach, words))),
        listDescribed: once((starts, limit, things = []) =>
          listDescribedExpenses(db, reachOf({}), { starts, things }, limit),
        ),
      };
    },
  };
}

/** A message is read in several ways, and each of them asks for the same records. */
function once<Wanted extends unknown[], Found>(
  read: (...wanted: Wanted) => Promise<Found>,
): (...wanted: Wanted) => Promise<Found> {
  const readings = new Map<string, Promise<Found>>();
  return (...wanted) => {
    const key = JSON.stringify(wanted);
    const reading = readings.get(key) ?? read(...wanted);
    readings.set(key, reading);
    return reading;
  };
}
