import type { Ledger } from '../assistant/assistant.ts';
import type { Database } from '../db/client.ts';
import { createAccess } from '../features/access/access.service.ts';
import { createAgreements } from '../features/agreements/agreement.service.ts';
import { createLedgers } from '../features/ai-chat/ledger.service.ts';
import { createBudgets } from '../features/budget/budget.service.ts';
import { createContractors } from '../features/contractors/contractor.service.ts';
import { createMembers } from '../features/members/member.service.ts';
import { createPlans } from '../features/plans/plan.service.ts';
import { createProjects } from '../features/projects/project.service.ts';
import { createTaxRecords } from '../features/tax/tax.service.ts';
import { testLimits } from './test-limits.ts';

/** A user's ledger, opened by the real services. */
export function openTestLedger(
  { db }: { db: Database },
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
    taxRecords: createTaxRecords(db),
  });
  return ledgers.openLedger({
    scope: createAccess(db).accountScope({ id: userId }),
    selectedProjectId,
    timeZone: 'America/New_York',
  });
}
