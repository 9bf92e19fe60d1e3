import type { NextItem } from '#shared/next.ts';
import type { ExpiringDocument } from '../documents/expiring-document.repository.ts';
import type { BudgetFacts } from './budget-facts.ts';
import type { DueMilestone, Standing } from './next.repository.ts';
import type { ChangeToDecide, WaitingSubmission } from './waiting.repository.ts';

/** Everything the kinds need, read once. */
interface NextFacts extends Standing {
  today: string;
  dueMilestones: DueMilestone[];
  /** Expired, or about to. */
  expiringDocuments: ExpiringDocument[];
  /** Null if the project has no lines, agreements and bills. */
  records: BudgetFacts | null;
  changesToDecide: ChangeToDecide[];
  waitingSubmissions: WaitingSubmission[];
  /** How many receipts wait in the inbox. */
  inInbox: number;
}

/** The item of one kind, or null if there is nothing to do. */
export type NextKind = (facts: NextFacts) => NextItem | null;
