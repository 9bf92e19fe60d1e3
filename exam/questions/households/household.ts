import type { TaxUse } from '#shared/tax.ts';

/** The day of all households, a Wednesday. */
export const TODAY = '2026-09-16';

/** Adds a row to a table and returns its id. */
export type Insert = (table: string, record: Record<string, unknown>) => Promise<number>;

export interface Owners {
  user_id: number;
  /** Whom the open project is shared with. */
  sam: number;
  projectIds: Record<string, number>;
  contractorIds: Record<string, number>;
}

/** What an expense belongs to, by its description. */
export type PlanOfExpenses = Readonly<
  Record<string, { agreement_id: number | null; plan_line_id: number | null }>
>;

export interface HouseholdTables {
  /** A project is called by the first word of its name in the other tables. */
  projects: readonly (readonly [name: string, budget: string, start: string])[];
  openProject: string;
  /** The words that the lists of questions use for the projects. */
  projectWords: Readonly<Record<string, string>>;
  contractors: readonly (readonly [
    name: string,
    company: string | null,
    specialty: string,
    phone: string | null,
    email: string | null,
    rate: string | null,
  ])[];
  /** project | date | description | amount | category | payment method | contractor | r: has a receipt */
  expenses: string;
  /** project | title | category | target date | completed on */
  milestones: string;
  /** What the tax record says of an expense; nothing is decided about the others. */
  taxDecisions: Readonly<Record<string, TaxUse>>;
  /** Rooms, lines, agreements, bills and all else that is planned. */
  insertPlan: (insert: Insert, owners: Owners) => Promise<PlanOfExpenses>;
}

export interface KnownExpense {
  project: string;
  date: string;
  description: string;
  cents: number;
  category: string;
  paymentMethod: string;
  contractor: string;
  hasReceipt: boolean;
  taxUse: TaxUse | null;
}

export interface Household extends Omit<HouseholdTables, 'expenses' | 'milestones'> {
  expenses: readonly KnownExpense[];
  milestones: readonly (readonly string[])[];
  /** A search of the expenses also finds the company of a contractor. */
  companies: Readonly<Record<string, string | null>>;
  budgets: Readonly<Record<string, number>>;
}

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export const keyOf = (projectName: string) => projectName.split(' ')[0] ?? '';

export function readHousehold(tables: HouseholdTables): Household {
  const { projects, contractors, taxDecisions } = tables;
  return {
    ...tables,
    expenses: cells(tables.expenses).map((row) => toExpense(row, taxDecisions)),
    milestones: cells(tables.milestones),
    companies: Object.fromEntries(contractors.map(([name, company]) => [name, company])),
    budgets: Object.fromEntries(
      projects.map(([name, budget]) => [keyOf(name), Math.round(Number(budget) * 100)]),
    ),
  };
}

function toExpense(
  row: readonly string[],
  taxDecisions: HouseholdTables['taxDecisions'],
): KnownExpense {
  const [project = '', date = '', description = '', amount = ''] = row;
  const [category = '', paymentMethod = '', contractor = '', receipt] = row.slice(4);
  return {
    project,
    date,
    description,
    cents: Math.round(Number(amount) * 100),
    category,
    paymentMethod,
    contractor,
    hasReceipt: receipt === 'r',
    taxUse: taxDecisions[description] ?? null,
  };
}
