import type { Ledger } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import { createAccess } from '#server/features/access/access.service.ts';
import { createAgreements } from '#server/features/agreements/agreement.service.ts';
import { createLedgers } from '#server/features/ai-chat/ledger.service.ts';
import { createBudgets } from '#server/features/budget/budget.service.ts';
import { createContractors } from '#server/features/contractors/contractor.service.ts';
import { createMembers } from '#server/features/members/member.service.ts';
import { createPlans } from '#server/features/plans/plan.service.ts';
import { createProjects } from '#server/features/projects/project.service.ts';

/** The household's ledger, opened by the real services. */
export function openExamLedger(
  db: Database,
  userId: number,
  selectedProjectId: number | null,
): Promise<Ledger> {
  const plans = createPlans(db, { free: 1, pro: 1 });
  const members = createMembers({
    db,
    mailer: { send: async () => {} },
    publicUrl: new URL('http://localhost'),
    productName: 'Plumbline',
    onMailFailed: () => {},
  });
  const ledgers = createLedgers({
    db,
    projects: createProjects(db, members),
    contractors: createContractors(db, plans),
    plans,
    budgets: createBudgets(db),
    agreements: createAgreements(db),
  });
  return ledgers.openLedger({
    scope: createAccess(db).accountScope({ id: userId }),
    selectedProjectId,
    timeZone: 'America/New_York',
  });
}
