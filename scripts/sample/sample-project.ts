import type { ExpenseCategory, PaymentMethod } from '../../src/shared/expense.ts';

/** Days from the day on which the sample is loaded; negative ones are past. */
type Day = number;

export interface SampleContractor {
  name: string;
  company: string;
  specialty: string;
  hourlyRate?: string;
  notes?: string;
}

interface SampleAgreement {
  title: string;
  contractor: string;
  line: string;
  amount: string;
  holdback?: number;
  agreed: Day;
  finish?: Day;
  isClosed?: boolean;
}

interface SampleBill {
  title: string;
  agreement: string;
  amount: string;
  held?: string;
  due: Day;
}

interface SampleChange {
  title: string;
  reason: string;
  agreement: string;
  amount: string;
  days: number;
  asked: Day;
  by: 'homeowner' | 'contractor';
  /** Not decided without it. */
  decision?: { status: 'accepted' | 'declined'; on: Day; comment?: string };
  /** Whether the reserve pays for it. */
  isFromReserve?: boolean;
}

interface SampleMilestone {
  title: string;
  category: string;
  target: Day;
  done?: Day;
  contractor?: string;
}

export interface SampleExpense {
  day: Day;
  what: string;
  amount: string;
  /** The shop or the company on the receipt. */
  from: string;
  category: ExpenseCategory;
  method: PaymentMethod;
  line?: string;
  room?: string;
  contractor?: string;
  bill?: string;
  notes?: string;
  /** Added by the second person. */
  isBySam?: boolean;
  /** A refund of the expense that is called this. */
  refundOf?: string;
}

interface SampleDocument {
  title: string;
  kind: 'insurance' | 'permit' | 'lien_waiver' | 'warranty' | 'contract';
  contractor?: string;
  expires?: Day;
  notes?: string;
}

interface SampleQuote {
  title: string;
  contractor: string;
  total: string;
  validUntil: Day;
  status: 'open' | 'declined';
  lines: [scope: string, treatment: 'included' | 'allowance' | 'excluded', amount: string | null][];
}

/** A project of the sample. Everything refers to other records by their names. */
export interface SampleProject {
  file: string;
  name: string;
  description: string;
  budget: string;
  start: Day;
  reserve: string;
  rooms: string[];
  lines: [title: string, category: ExpenseCategory, planned: string, options?: LineOptions][];
  agreements: SampleAgreement[];
  bills: SampleBill[];
  changes: SampleChange[];
  milestones: SampleMilestone[];
  expenses: SampleExpense[];
  documents: SampleDocument[];
  scope: [title: string, line: string, estimate: string][];
  quotes: SampleQuote[];
  punchItems: [title: string, agreement: string, isDone: boolean][];
}

interface LineOptions {
  room?: string;
  isDone?: boolean;
}
