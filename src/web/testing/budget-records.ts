import type { Bill } from '#shared/bill.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { BudgetLine, ProjectBudget } from '#shared/project-budget.ts';

/** The budget's records as the server answers them. */
const createdAt = '2026-03-08T12:00:00.000Z';

export const planLine = {
  id: 11,
  projectId: 4,
  roomId: null,
  title: 'Floor tiles',
  category: 'materials',
  planned: '1200.00',
  isDone: false,
  position: 1,
  createdAt,
  version: 1,
} satisfies PlanLine;

export const bill = {
  id: 21,
  projectId: 4,
  agreementId: null,
  planLineId: 11,
  milestoneId: null,
  title: 'First bill',
  amount: '400.00',
  held: '40.00',
  dueOn: null,
  isVoid: false,
  createdAt,
  version: 1,
  paid: '0.00',
  due: '360.00',
  heldLeft: '40.00',
} satisfies Bill;

/** A line that nothing has been bought for. */
function untouched({ id, title, category, roomId, planned }: PlanLine): BudgetLine {
  return {
    planLineId: id,
    title,
    category,
    roomId,
    planned,
    paid: '0.00',
    due: '0.00',
    held: '0.00',
    agreed: '0.00',
    toBuy: planned,
    expected: planned,
    variance: '0.00',
  };
}

export function budgetOf(lines: readonly PlanLine[]): ProjectBudget {
  return {
    currency: 'USD',
    totals: {
      budget: '25000.00',
      planned: '0.00',
      unplanned: '25000.00',
      paid: '0.00',
      due: '0.00',
      held: '0.00',
      agreed: '0.00',
      toBuy: '0.00',
      reserve: '0.00',
      expected: '0.00',
      variance: '25000.00',
    },
    lines: lines.map(untouched),
    byCategory: [],
    byRoom: [],
  };
}
