import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';

/**
 * What an assistant may read, bound to one owner before it gets here. There is no way to write and
 * no way to name another owner. All sums are made by the database.
 */
export interface Ledger {
  /** The project that is open on the person's screen. */
  readonly selectedProjectId: number | null;
  listProjects(): Promise<Project[]>;
  listContractors(): Promise<Contractor[]>;
  /** Of all projects, in the order of the timeline. */
  listMilestones(): Promise<LedgerMilestone[]>;
  sumExpenses(scope: ExpenseScope): Promise<Total>;
  /** Largest total first; by month, the earliest first. */
  sumExpensesBy(group: ExpenseGroup, scope: ExpenseScope): Promise<GroupTotal[]>;
  listExpenses(scope: ExpenseScope, order: ExpenseOrder, limit: number): Promise<LedgerExpense[]>;
  findUsage(): Promise<Usage>;
}

/** Which expenses to count. An absent field does not filter. */
export interface ExpenseScope {
  projectId?: number;
  contractorId?: number;
  category?: string;
  paymentMethod?: string;
  /** Part of the description, the notes, or the contractor's name or company. */
  search?: string;
  /** The first and the last day, both of them included. */
  from?: string;
  to?: string;
  over?: string;
  under?: string;
}

export type ExpenseGroup = 'category' | 'contractor' | 'project' | 'paymentMethod' | 'month';
export type ExpenseOrder = 'newest' | 'oldest' | 'largest' | 'smallest';

export interface Total {
  total: string;
  count: number;
}

/** `key` is the stored key, the id, or the month as yyyy-mm; null for expenses without one. */
export interface GroupTotal extends Total {
  key: string | null;
}

export interface LedgerExpense {
  id: number;
  projectId: number;
  description: string;
  amount: string;
  category: string;
  paymentMethod: string;
  date: string;
  contractor: string | null;
}

export interface LedgerMilestone {
  id: number;
  projectId: number;
  title: string;
  category: string;
  targetDate: string | null;
  isCompleted: boolean;
  /** The day in the person's zone. */
  completedOn: string | null;
}

interface Usage {
  plan: 'free' | 'pro';
  expenses: Allowance;
  contractors: Allowance;
}

/** No limit is null. */
interface Allowance {
  count: number;
  limit: number | null;
}
