import type { MemberRole } from '#shared/access.ts';
import type { Agreement } from '#shared/agreement.ts';
import type { ChangeOrderStatus } from '#shared/change-order.ts';
import type { Contractor } from '#shared/contractor.ts';
import type { DocumentKind } from '#shared/document.ts';
import type { ExpenseKind } from '#shared/expense.ts';
import type { ExpenseExceptions } from '#shared/expense-exceptions.ts';
import type { ReceiptFilter } from '#shared/expense-filter-values.ts';
import type { Allowance, CountedNoun } from '#shared/plan-limits.ts';
import type { PlanKey } from '#shared/plans.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { TaxEntry, TaxRecord, TaxUse } from '#shared/tax.ts';
import type { RecordedExpense } from './question/recorded-expense.ts';
import type { RecordedRoom } from './question/recorded-room.ts';

/**
 * What an assistant may read, bound to one owner before it gets here. It cannot write, and it
 * cannot name another owner. The database does all the sums.
 */
export interface Ledger {
  /** The project open on the user's screen. */
  readonly selectedProjectId: number | null;
  listProjects(): Promise<Project[]>;
  listContractors(): Promise<Contractor[]>;
  /** From all projects, in timeline order. */
  listMilestones(): Promise<LedgerMilestone[]>;
  sumExpenses(scope: ExpenseScope): Promise<Total>;
  /** Largest total first; months in date order. */
  sumExpensesBy(group: ExpenseGroup | DayGroup, scope: ExpenseScope): Promise<GroupTotal[]>;
  /** The largest and the smallest are without refunds. */
  listExpenses(scope: ExpenseScope, order: ExpenseOrder, limit: number): Promise<LedgerExpense[]>;
  findUsage(): Promise<Usage>;
  /** The ids of the projects with a line, an agreement, a bill or a reserve. */
  listPlannedProjects(): Promise<ReadonlySet<number>>;
  /** What a project costs in the end: the figures of its Budget page. */
  findBudget(projectId: number): Promise<LedgerBudget>;
  /** Of one project or of all of them, without void ones. */
  listAgreements(projectId: number | null, contractorId?: number): Promise<Agreement[]>;
  /** The bills with a day on which something is to be paid, the earliest first. */
  listDueBills(projectId: number | null): Promise<LedgerBill[]>;
  /** Of all projects, as everything below; the newest 300. */
  listChangeOrders(): Promise<LedgerChange[]>;
  listQuotes(): Promise<LedgerQuote[]>;
  /** Papers and photos. */
  listDocuments(): Promise<LedgerDocument[]>;
  /** The people whom projects are shared with. */
  listMembers(): Promise<LedgerMember[]>;
  /** The rooms whose names start with one of these words, a few of them. */
  findRooms(words: readonly string[]): Promise<RecordedRoom[]>;
  /** What is still to be put right before work counts as finished, open ones first. */
  listPunchItems(): Promise<LedgerPunchItem[]>;
  /** Files that wait to become expenses. */
  listInboxFiles(): Promise<LedgerInboxFile[]>;
  /** What raises the cost basis of the home: the figures of a project's tax page. */
  findTaxRecord(projectId: number): Promise<LedgerTax>;
  /** What was decided to be of one use, or what belongs to one expense, the newest first. */
  listTaxEntries(
    projectId: number,
    wanted: { use: TaxUse } | { expenseId: number },
    limit: number,
  ): Promise<LedgerTaxEntry[]>;
  /** Those of these words that start a word in an expense or in a title of the plan. */
  findMentioned(words: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * The expenses with two of these starts of words in their text or more, the most first. With
   * things, only expenses that have one of them: far fewer texts are then searched for the rest.
   */
  listDescribed(
    starts: readonly string[],
    limit: number,
    things?: readonly string[],
  ): Promise<LedgerExpense[]>;
}

export interface LedgerChange {
  id: number;
  projectId: number;
  agreementId: number | null;
  title: string;
  /** What it adds to the agreement. */
  amount: string;
  status: ChangeOrderStatus;
}

export interface LedgerQuote {
  id: number;
  projectId: number;
  contractorId: number | null;
  title: string;
  total: string;
  validUntil: string | null;
  isDeclined: boolean;
}

export interface LedgerDocument {
  id: number;
  projectId: number;
  contractorId: number | null;
  kind: DocumentKind;
  title: string;
  expiresOn: string | null;
}

export interface LedgerMember {
  projectId: number;
  name: string;
  role: MemberRole;
}

export interface LedgerPunchItem {
  id: number;
  projectId: number;
  agreementId: number | null;
  title: string;
  isDone: boolean;
}

export interface LedgerInboxFile {
  id: number;
  projectId: number;
  name: string;
}

export interface LedgerBudget extends Pick<ProjectBudget, 'totals' | 'lines' | 'byCategory'> {
  /** The name is null for what is in no room. */
  rooms: {
    id: number | null;
    name: string | null;
    planned: string;
    paid: string;
    expected: string;
  }[];
}

type LedgerTax = Pick<TaxRecord, 'totals' | 'years' | 'reasons'>;
export type LedgerTaxEntry = Pick<
  TaxEntry,
  'expenseId' | 'date' | 'description' | 'amount' | 'use' | 'suggestion'
>;

export interface LedgerBill {
  id: number;
  projectId: number;
  /** Of its agreement. */
  contractorId: number | null;
  title: string;
  due: string;
  dueOn: string;
  /** That of its project. */
  currency: string;
}

/** Which expenses to count, a split one by its parts. An absent field does not filter. */
export interface ExpenseScope {
  projectId?: number;
  contractorId?: number;
  roomId?: number;
  category?: string;
  /** Any of these, such as all but one. */
  categories?: readonly string[];
  paymentMethod?: string;
  receipt?: ReceiptFilter;
  /** `false`: those that name no contractor. */
  hasContractor?: boolean;
  /** Without these. */
  except?: ExpenseExceptions;
  /** Those of the projects in this currency. */
  currency?: string;
  /** Without it, both: a refund is negative in a total. */
  kind?: ExpenseKind;
  /** Part of the description, the notes, or the contractor's name or company. */
  search?: string;
  /** First and last day, inclusive. */
  from?: string;
  to?: string;
  /** More and less than, exclusive. */
  over?: string;
  under?: string;
}

/** Expenses of one currency, so that their amounts can be added and written. */
export type MoneyScope = ExpenseScope & { currency: string };

export type ExpenseGroup = 'category' | 'contractor' | 'project' | 'paymentMethod' | 'month';
/** A week is from Sunday to Saturday; its key is the first day. */
export type DayGroup = 'week' | 'day';
export type ExpenseOrder = 'newest' | 'oldest' | 'largest' | 'smallest';

export interface Total {
  total: string;
  count: number;
}

/** `key` is the stored key, the id, or the month as yyyy-mm; null for expenses without one. */
export interface GroupTotal extends Total {
  key: string | null;
}

export type LedgerExpense = RecordedExpense;

export interface LedgerMilestone {
  id: number;
  projectId: number;
  title: string;
  category: string;
  targetDate: string | null;
  isCompleted: boolean;
  /** The day in the user's time zone. */
  completedOn: string | null;
}

interface Usage extends Record<CountedNoun, Allowance> {
  plan: PlanKey;
}
