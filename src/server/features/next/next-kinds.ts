import { budgetStanding, overspending } from '#shared/budget.ts';
import { percentOf, subtractMoney } from '#shared/money.ts';
import { MAX_NAMED_RECORDS, type NextItem } from '#shared/next.ts';
import type { ExpiringDocument } from '../documents/expiring-document.repository.ts';
import { dueBills, expectedOver, linesOver, overdueBills, paidAhead } from './budget-kinds.ts';
import type { DueMilestone } from './next.repository.ts';
import type { NextKind } from './next-kind.ts';
import { changeToDecide, inboxReceipts, submission } from './waiting-kinds.ts';

const overBudget: NextKind = ({ spent, budget }) => {
  const overBy = overspending(spent, budget);
  return overBy === null ? null : { kind: 'over_budget', overBy };
};

const nearBudget: NextKind = ({ spent, budget }) => {
  const isPressing = budgetStanding(percentOf(spent, budget)) !== 'within';
  if (!isPressing || overspending(spent, budget)) return null;
  return { kind: 'near_budget', remaining: subtractMoney(budget, spent) };
};

const overdueMilestones: NextKind = ({ dueMilestones }) =>
  milestonesItem(
    'overdue_milestones',
    dueMilestones.filter(({ isOverdue }) => isOverdue),
  );

const comingMilestones: NextKind = ({ dueMilestones }) =>
  milestonesItem(
    'coming_milestones',
    dueMilestones.filter(({ isOverdue }) => !isOverdue),
  );

function milestonesItem(
  kind: 'overdue_milestones' | 'coming_milestones',
  milestones: DueMilestone[],
): NextItem | null {
  const [first] = milestones;
  return first ? { kind, count: first.count, milestones } : null;
}

const expiredDocuments: NextKind = ({ today, expiringDocuments }) =>
  documentsItem(
    'expired_documents',
    expiringDocuments.filter(({ expiresOn }) => expiresOn < today),
  );

const soonExpiringDocuments: NextKind = ({ today, expiringDocuments }) =>
  documentsItem(
    'expiring_documents',
    expiringDocuments.filter(({ expiresOn }) => expiresOn >= today),
  );

function documentsItem(
  kind: 'expired_documents' | 'expiring_documents',
  all: readonly ExpiringDocument[],
): NextItem | null {
  if (all.length === 0) return null;
  const documents = all
    .slice(0, MAX_NAMED_RECORDS)
    .map(({ id, title, expiresOn, contractorName }) => ({ id, title, expiresOn, contractorName }));
  return { kind, count: all.length, documents };
}

const missingReceipts: NextKind = ({ withoutReceipt }) =>
  withoutReceipt > 0 ? { kind: 'missing_receipts', count: withoutReceipt } : null;

/** All kinds of work, most urgent first. */
export const nextKinds: readonly NextKind[] = [
  overBudget,
  overdueBills,
  overdueMilestones,
  changeToDecide,
  submission,
  dueBills,
  expiredDocuments,
  expectedOver,
  nearBudget,
  paidAhead,
  linesOver,
  soonExpiringDocuments,
  inboxReceipts,
  comingMilestones,
  missingReceipts,
];
