import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRows } from './budget-rows.ts';
import { projectBudgetSchema } from './project-budget.ts';
import { projectBudget } from './project-budget-math.ts';
import { properties } from './testing/budget-properties.ts';
import { projects } from './testing/random-budget.ts';

/** For each property; together more than 10,000 projects. */
const RUNS = 600;

const line = { category: 'materials', roomId: null, isDone: false };
const paid = {
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  category: 'materials',
};

/** A kitchen in the middle of its renovation. */
const kitchen: BudgetRows = {
  currency: 'USD',
  budget: 25_000_00n,
  reserve: 2_000_00n,
  roomIds: [1, 2],
  lines: [
    { ...line, id: 1, title: 'Cabinets', planned: 9_000_00n, category: 'labor', roomId: 1 },
    { ...line, id: 2, title: 'Tiles', planned: 1_500_00n, roomId: 1 },
    { ...line, id: 3, title: 'Lamps', planned: 800_00n, isDone: true },
  ],
  agreements: [
    { id: 1, planLineId: 1, amount: 8_000_00n, changes: 500_00n, status: 'open' },
    { id: 2, planLineId: null, amount: 600_00n, changes: 0n, status: 'open' },
  ],
  bills: [
    { id: 1, agreementId: 1, planLineId: 1, amount: 3_000_00n, held: 300_00n, isVoid: false },
    { id: 2, agreementId: 1, planLineId: 1, amount: 100_00n, held: 0n, isVoid: true },
  ],
  payments: [
    { ...paid, planLineId: 1, agreementId: 1, billId: 1, category: 'labor', amount: 1_200_00n },
    { ...paid, planLineId: 2, amount: 900_00n },
    { ...paid, planLineId: 2, roomId: 2, amount: -100_00n },
    { ...paid, planLineId: 3, amount: 650_50n },
    { ...paid, amount: 40_25n },
  ],
};

describe('the budget of a project', () => {
  it('is what a person would add up', () => {
    const budget = projectBudget(kitchen);
    expect(budget.totals).toEqual({
      budget: '25000.00',
      planned: '11300.00',
      unplanned: '11700.00',
      paid: '2690.75',
      due: '1500.00',
      held: '300.00',
      // 8,500 less a bill of 3,000, and 600.
      agreed: '6100.00',
      // 500 for the cabinets and 700 for the tiles. The lamps are done.
      toBuy: '1200.00',
      reserve: '2000.00',
      expected: '13790.75',
      variance: '11209.25',
    });
    expect(
      budget.lines.map(({ title, expected, variance }) => [title, expected, variance]),
    ).toEqual([
      ['Cabinets', '9000.00', '0.00'],
      ['Tiles', '1500.00', '0.00'],
      ['Lamps', '650.50', '149.50'],
      [null, '640.25', '-640.25'],
    ]);
    expect(budget.byCategory).toEqual([
      { key: 'labor', planned: '9000.00', paid: '1200.00', expected: '9000.00' },
      { key: 'materials', planned: '2300.00', paid: '1490.75', expected: '2190.75' },
      { key: null, planned: '0.00', paid: '0.00', expected: '600.00' },
    ]);
    expect(budget.byRoom).toEqual([
      { key: 1, planned: '10500.00', paid: '2100.00', expected: '10600.00' },
      { key: 2, planned: '0.00', paid: '-100.00', expected: '-100.00' },
      { key: null, planned: '800.00', paid: '690.75', expected: '1290.75' },
    ]);
  });

  it('of someone who only logs expenses is what they paid', () => {
    const rows = { ...kitchen, reserve: 0n, roomIds: [], lines: [], agreements: [], bills: [] };
    const payments = [{ ...paid, amount: 40_25n }];
    expect(projectBudget({ ...rows, payments })).toEqual({
      currency: 'USD',
      totals: {
        budget: '25000.00',
        planned: '0.00',
        unplanned: '25000.00',
        paid: '40.25',
        due: '0.00',
        held: '0.00',
        agreed: '0.00',
        toBuy: '0.00',
        reserve: '0.00',
        expected: '40.25',
        variance: '24959.75',
      },
      lines: [expect.objectContaining({ planLineId: null, paid: '40.25', expected: '40.25' })],
      byCategory: [{ key: 'materials', planned: '0.00', paid: '40.25', expected: '40.25' }],
      byRoom: [{ key: null, planned: '0.00', paid: '40.25', expected: '40.25' }],
    });
  });

  it('has the shape that the server answers with', () => {
    fc.assert(
      fc.property(projects, (rows) => {
        const budget = projectBudget(rows);
        expect(projectBudgetSchema.parse(budget)).toEqual(budget);
      }),
      { numRuns: 100 },
    );
  });
});

describe('in any project', () => {
  it.each(Object.entries(properties))('%s', (_name, property) => {
    fc.assert(property(projectBudget), { numRuns: RUNS });
  });
});
