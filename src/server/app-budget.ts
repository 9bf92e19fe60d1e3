import type { FastifyInstance } from 'fastify';
import type { Database } from './db/client.ts';
import { agreementRoutes } from './features/agreements/agreement.routes.ts';
import { createAgreements } from './features/agreements/agreement.service.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { createAnalytics } from './features/analytics/analytics.service.ts';
import { billRoutes } from './features/bills/bill.routes.ts';
import { createBills } from './features/bills/bill.service.ts';
import { createBillChecks } from './features/bills/bill-check.service.ts';
import { createBillPayments } from './features/bills/bill-payment.service.ts';
import { budgetRoutes } from './features/budget/budget.routes.ts';
import { createBudgets } from './features/budget/budget.service.ts';
import { updateImpliedReferences } from './features/budget-records/implied-reference.repository.ts';
import type { Expenses } from './features/expenses/expense.service.ts';
import { planLineRoutes } from './features/plan-lines/plan-line.routes.ts';
import { createPlanLines } from './features/plan-lines/plan-line.service.ts';
import { createPlanLineBatches } from './features/plan-lines/plan-line-batch.service.ts';
import type { Plans } from './features/plans/plan.service.ts';
import { reserveMoveRoutes } from './features/reserve-moves/reserve-move.routes.ts';
import { createReserveMoves } from './features/reserve-moves/reserve-move.service.ts';
import { roomRoutes } from './features/rooms/room.routes.ts';
import { createRooms } from './features/rooms/room.service.ts';

export type BudgetFeatures = ReturnType<typeof createBudgetFeatures>;

interface Uses {
  expenses: Expenses;
  plans: Plans;
}

/** The records of a budget, and what they come to. */
export function createBudgetFeatures(db: Database, { expenses, plans }: Uses) {
  const rooms = createRooms(db);
  const planLines = createPlanLines(db);
  const bills = createBills(db);
  const agreements = createAgreements(db);
  const budgets = createBudgets(db);
  return {
    rooms,
    planLines,
    planLineBatches: createPlanLineBatches(db, planLines, rooms),
    agreements,
    bills,
    billPayments: createBillPayments({ db, bills, expenses }),
    billChecks: createBillChecks({ db, bills, agreements, budgets }),
    reserveMoves: createReserveMoves(db),
    budgets,
    analytics: createAnalytics({ db, plans, budgets, bills, agreements }),
    /** After a restore. */
    settle: updateImpliedReferences,
  };
}

export async function registerBudgetRoutes(app: FastifyInstance, features: BudgetFeatures) {
  const { rooms, planLines, planLineBatches, bills, billPayments, billChecks, reserveMoves } =
    features;
  await app.register(roomRoutes, { rooms });
  await app.register(planLineRoutes, { planLines, planLineBatches });
  await app.register(agreementRoutes, { records: features.agreements });
  await app.register(billRoutes, { bills, billPayments, billChecks });
  await app.register(reserveMoveRoutes, { reserveMoves });
  await app.register(budgetRoutes, { budgets: features.budgets });
  await app.register(analyticsRoutes, { analytics: features.analytics });
}
