import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import { EXPIRY_DAYS, type NextList } from '#shared/next.ts';
import type { Budgets } from '../budget/budget.service.ts';
import { listExpiringDocuments } from '../documents/expiring-document.repository.ts';
import { readBudgetFacts } from './budget-facts.ts';
import { findStanding, listDueMilestones } from './next.repository.ts';
import { nextKinds } from './next-kinds.ts';
import { countInbox, listChangesToDecide, listWaitingSubmissions } from './waiting.repository.ts';

export type Next = ReturnType<typeof createNext>;

export function createNext(db: Database, budgets: Budgets) {
  return {
    async listNext(ownerId: OwnerId, projectId: number, today: string): Promise<NextList> {
      const [standing, dueMilestones, expiringDocuments] = await Promise.all([
        findStanding(db, ownerId, projectId),
        listDueMilestones(db, ownerId, projectId, today),
        listExpiringDocuments(db, [{ ownerId, projectId }], {
          projectId,
          soon: { today, days: EXPIRY_DAYS },
        }),
      ]);
      const [changesToDecide, waitingSubmissions, inInbox] = await Promise.all([
        listChangesToDecide(db, ownerId, projectId),
        listWaitingSubmissions(db, ownerId, projectId),
        countInbox(db, ownerId, projectId),
      ]);
      if (!standing) throw notFound('Project');
      const records = standing.hasBudgetRecords
        ? await readBudgetFacts(db, budgets, { ownerId, projectId, today })
        : null;
      const waiting = { changesToDecide, waitingSubmissions, inInbox };
      const facts = { ...standing, today, dueMilestones, expiringDocuments, records, ...waiting };
      return { items: nextKinds.flatMap((kind) => kind(facts) ?? []) };
    },
  };
}
