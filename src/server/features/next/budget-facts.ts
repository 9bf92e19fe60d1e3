import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { requireCents } from '#shared/money.ts';
import { BILL_DAYS } from '#shared/next.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { sumPayments } from '../agreements/agreement.repository.ts';
import { type DueBill, listDueBills } from '../bills/due-bills.ts';
import type { Budgets } from '../budget/budget.service.ts';
import { listStagedAgreements } from './staged-agreement.repository.ts';

/** What the kinds about the budget need. */
export interface BudgetFacts {
  budget: Pick<ProjectBudget, 'totals' | 'lines'>;
  /** Overdue or due soon. */
  dueBills: DueBill[];
  paidAhead: PaidAhead[];
}

interface PaidAhead {
  id: number;
  title: string;
  contractorId: number | null;
  /** By how much, in cents. */
  by: bigint;
}

interface Question {
  ownerId: OwnerId;
  projectId: number;
  today: string;
}

export async function readBudgetFacts(
  db: Database,
  budgets: Budgets,
  { ownerId, projectId, today }: Question,
): Promise<BudgetFacts> {
  const [budget, dueBills, paidAhead] = await Promise.all([
    budgets.computeBudget(ownerId, projectId),
    listDueBills(db, [{ ownerId, projectId }], { projectId, soon: { today, days: BILL_DAYS } }),
    listPaidAhead(db, ownerId, projectId),
  ]);
  return { budget, dueBills, paidAhead };
}

/** The agreements with more payments than bills for finished work. */
async function listPaidAhead(
  db: Database,
  ownerId: OwnerId,
  projectId: number,
): Promise<PaidAhead[]> {
  const staged = await listStagedAgreements(db, ownerId, projectId);
  if (staged.length === 0) return [];
  const payments = await sumPayments(db, staged);
  return staged.flatMap(({ id, title, contractorId, finished }) => {
    const by = requireCents(payments.get(id)?.paid ?? '0.00') - requireCents(finished);
    return by > 0n ? { id, title, contractorId, by } : [];
  });
}
