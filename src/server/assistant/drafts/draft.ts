import type { Contractor } from '#shared/contractor.ts';
import type { ExpenseCategory, ExpenseKind, PaymentMethod } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerExpense, LedgerMilestone } from '../ledger.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';

/** What the user wants to be written down. The assistant only prepares it: it cannot write. */
export type Draft =
  | ExpenseDraft
  | MilestoneDraft
  | { kind: 'completion'; milestones: readonly LedgerMilestone[] }
  | { kind: 'billPayment'; bills: readonly LedgerRecord[] }
  | RemovalDraft
  | { kind: 'move'; milestones: readonly LedgerMilestone[]; day: string | null }
  | CorrectionDraft
  | { kind: 'newTitle'; milestones: readonly LedgerMilestone[]; title: string }
  | ContractorDraft
  | { kind: 'contractorChange'; contractor: Contractor; isRemoval: boolean }
  | { kind: 'project'; name: string | null; budget: string | null }
  | { kind: 'projectChange'; project: Project | null; budget: string | null }
  | { kind: 'projectName'; project: Project; name: string };

export interface ExpenseDraft {
  kind: 'expense';
  expenseKind: ExpenseKind;
  project: Project | null;
  description: string | null;
  amount: string | null;
  date: string;
  category: ExpenseCategory | null;
  paymentMethod: PaymentMethod | null;
  contractor: Contractor | null;
}

interface RemovalDraft {
  kind: 'removal';
  expenses: readonly LedgerExpense[];
  milestones: readonly LedgerMilestone[];
  /** Where to look for it, if none was found. */
  isOfTimeline: boolean;
}

interface CorrectionDraft {
  kind: 'correction';
  expenses: readonly LedgerExpense[];
  amount: string | null;
  /** The category or project that it is to be in. */
  place?: string;
}

export interface MilestoneDraft {
  kind: 'milestone';
  project: Project | null;
  title: string;
  targetDate: string | null;
}

export interface ContractorDraft {
  kind: 'contractor';
  name: string | null;
  specialty: string | null;
  phone: string | null;
}
