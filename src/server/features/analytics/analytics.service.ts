import type { Database, Queryable } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Agreement } from '#shared/agreement.ts';
import type { Analytics, AnalyticsPreview } from '#shared/analytics.ts';
import type { Bill } from '#shared/bill.ts';
import { addMoney } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import type { Bills } from '../bills/bill.service.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import { listContractorsPaid, listRoomNames, listSpendingByDay } from './analytics.repository.ts';
import { cashByMonth } from './cash-months.ts';
import { spendingPoints } from './spending-points.ts';
import { toWaterfall } from './waterfall.ts';

/** The plan that has all reports. The demo shows them too. */
const PLAN = 'pro';

interface AnalyticsParts {
  db: Database;
  plans: Plans;
  budgets: Budgets;
  bills: Bills;
  agreements: Agreements;
}

interface Wanted {
  projectId: number;
  /** The current day on the reader's calendar. */
  today: string;
}

export type AnalyticsReports = ReturnType<typeof createAnalytics>;

export function createAnalytics({ db, plans, budgets, bills, agreements }: AnalyticsParts) {
  /** All figures of one moment, so that no two charts disagree. */
  const atOneMoment = <T>(read: (on: Queryable) => Promise<T>): Promise<T> =>
    db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

  async function requirePro({ ownerId, actorId }: Scope): Promise<void> {
    const { plan, isGuest, ownerName } = await plans.usage(ownerId);
    if (plan === PLAN || isGuest) return;
    const whose = actorId === ownerId ? 'Your plan has' : `${ownerName}’s plan has`;
    throw new AppError('plan_limit', `${whose} no advanced analytics. Please upgrade to see them.`);
  }

  async function readSpending(scope: Scope, projectId: number, on: Queryable) {
    const budget = await budgets.computeBudget(scope.ownerId, projectId, on);
    const days = await listSpendingByDay(on, scope.ownerId, projectId);
    return { budget, days };
  }

  return {
    /** One's own first chart, on every plan. */
    async previewAnalytics(scope: Scope, { projectId, today }: Wanted): Promise<AnalyticsPreview> {
      const { plan, isGuest } = await plans.usage(scope.ownerId);
      const { budget, days } = await atOneMoment((on) => readSpending(scope, projectId, on));
      return { hasAll: plan === PLAN || isGuest, ...toFirst(budget, today, days) };
    },

    async getAnalytics(scope: Scope, { projectId, today }: Wanted): Promise<Analytics> {
      await requirePro(scope);
      return atOneMoment(async (on) => {
        const { budget, days } = await readSpending(scope, projectId, on);
        const { ownerId } = scope;
        const agreed = await agreements.list(scope, { projectId, contractorId: null }, on);
        const billed = await bills.list(scope, { projectId, agreementId: null }, on);
        const contractors = await listContractorsPaid(on, ownerId, projectId);
        const rooms = await listRoomNames(on, ownerId, projectId);
        const daysOf = new Map(contractors.map((each) => [each.contractorId, each.milestones]));
        return {
          hasAll: true,
          ...toFirst(budget, today, days),
          cash: cashByMonth({
            today,
            spending: days,
            bills: billed,
            agreements: agreed.map(({ left, contractorId }) => ({
              left,
              days: daysOf.get(contractorId ?? 0) ?? [],
            })),
            toBuy: budget.totals.toBuy,
          }),
          byCategory: budget.byCategory,
          byRoom: budget.byRoom.map(({ key, ...amounts }) => ({
            key: key === null ? null : (rooms.get(key) ?? null),
            ...amounts,
          })),
          contractors: [...contractors, withoutContractor].flatMap((contractor) =>
            toContractor(contractor, { agreed, billed }),
          ),
          waterfall: toWaterfall(budget),
        };
      });
    },
  };
}

/** The first chart. */
function toFirst(
  { currency, totals }: ProjectBudget,
  today: string,
  days: readonly { date: string; amount: string }[],
): Omit<AnalyticsPreview, 'hasAll'> {
  const { budget, planned, expected } = totals;
  return { currency, today, spending: { budget, planned, expected, points: spendingPoints(days) } };
}

/** For agreements that name nobody. */
const withoutContractor = { contractorId: null, name: null, paid: null };

interface PaidContractor {
  contractorId: number | null;
  name: string | null;
  paid: string | null;
}

function toContractor(
  { contractorId, name, paid }: PaidContractor,
  { agreed, billed }: { agreed: readonly Agreement[]; billed: readonly Bill[] },
): Analytics['contractors'] {
  const own = agreed.filter(
    (agreement) => agreement.contractorId === contractorId && agreement.status !== 'void',
  );
  if (own.length === 0 && paid === null) return [];
  return [
    {
      contractorId,
      name,
      agreed: addMoney(own.map(({ amount }) => amount)),
      changes: '0.00',
      paid: paid ?? addMoney(own.map((agreement) => agreement.paid)),
      // Not yet billed, due or held back: all that is still to be paid.
      left: addMoney([...own.map(({ left }) => left), ...openOf(own, billed)]),
    },
  ];
}

function openOf(own: readonly Agreement[], billed: readonly Bill[]): string[] {
  const ids = new Set<number | null>(own.map(({ id }) => id));
  const bills = billed.filter(({ agreementId }) => agreementId !== null && ids.has(agreementId));
  return bills.flatMap(({ due, heldLeft }) => [due, heldLeft]);
}
