import type { Ledger } from '../assistant/assistant.ts';
import { createAccess } from '../features/access/access.service.ts';
import { createAgreements } from '../features/agreements/agreement.service.ts';
import { createLedgers } from '../features/ai-chat/ledger.service.ts';
import { createBudgets } from '../features/budget/budget.service.ts';
import { createContractors } from '../features/contractors/contractor.service.ts';
import { createMembers } from '../features/members/member.service.ts';
import { createPlans } from '../features/plans/plan.service.ts';
import { createProjects } from '../features/projects/project.service.ts';
import { testLimits } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** A user's ledger on a test database, opened by the real services. */
export function openTestLedger(
  { db }: TestDatabase,
  userId: number,
  selectedProjectId: number | null,
): Promise<Ledger> {
  const plans = createPlans(db, testLimits.storageBytes);
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
