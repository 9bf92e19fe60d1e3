import fc from 'fast-check';
import type { AgreedWork, BudgetRows, PaidPart } from '../budget-rows.ts';
import { toCents } from '../money.ts';
import type { BudgetLine, ProjectBudget } from '../project-budget.ts';
import { amounts, projects } from './random-budget.ts';

export type Compute = (rows: BudgetRows) => ProjectBudget;

/** Throws if the property does not hold for this project. */
export type Property = (compute: Compute) => fc.IPropertyWithHooks<[BudgetRows, number, bigint]>;

export const cents = (money: string) => toCents(money) ?? 0n;
export const min = (left: bigint, right: bigint) => (left < right ? left : right);
export const positive = (amount: bigint) => (amount > 0n ? amount : 0n);

export function sum<T>(rows: T[], amount: (row: T) => bigint): bigint {
  return rows.reduce((total, row) => total + amount(row), 0n);
}

export function equal(what: string, actual: bigint | string, expected: bigint | string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

export const textOf = (budget: ProjectBudget) => JSON.stringify(budget);

export const lineOf = (budget: ProjectBudget, id: number | null) =>
  budget.lines.find(({ planLineId }) => planLineId === id) as BudgetLine;

const payment = (fields: Partial<PaidPart>): PaidPart => ({
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  category: 'materials',
  amount: 0n,
  ...fields,
});

export const pay = (rows: BudgetRows, part: Partial<PaidPart>): BudgetRows => ({
  ...rows,
  payments: [...rows.payments, payment(part)],
});

/** What is due and held on one bill: what goes away with it, when nothing is left to buy. */
export function openOn(compute: Compute, rows: BudgetRows, billId: number) {
  const bill = rows.bills.find(({ id }) => id === billId);
  const alone = compute({
    ...rows,
    agreements: [],
    bills: bill ? [bill] : [],
    payments: rows.payments.filter((part) => part.billId === billId),
  });
  return { due: cents(alone.totals.due), held: cents(alone.totals.held) };
}

export function leftOf(compute: Compute, rows: BudgetRows, agreement: AgreedWork): bigint {
  return cents(compute({ ...rows, agreements: [agreement] }).totals.agreed);
}

/** Before and after something that must not change what is expected. */
export function keepsExpected(compute: Compute, before: BudgetRows, after: BudgetRows) {
  const [was, is] = [compute(before), compute(after)];
  equal('expected', is.totals.expected, was.totals.expected);
  equal('variance', is.totals.variance, was.totals.variance);
  for (const line of was.lines) {
    equal('expected of a line', lineOf(is, line.planLineId).expected, line.expected);
  }
  const moved = (part: 'paid' | 'due' | 'held' | 'agreed' | 'toBuy') =>
    cents(is.totals[part]) - cents(was.totals[part]);
  return moved;
}

/** The properties get a project, a number that chooses one of its records, and an amount. */
export const about = (
  check: (compute: Compute, rows: BudgetRows, nth: number, amount: bigint) => void,
): Property => {
  return (compute) =>
    fc.property(projects, fc.nat(20), amounts, (rows, nth, amount) =>
      check(compute, rows, nth, amount),
    );
};

export function choose<T>(rows: T[], nth: number): T | undefined {
  return rows[nth % Math.max(1, rows.length)];
}
