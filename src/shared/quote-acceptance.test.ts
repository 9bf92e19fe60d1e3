import { describe, expect, it } from 'vitest';
import {
  acceptanceFormSchema,
  planLineOf,
  sharedLines,
  usualSchedule,
} from './quote-acceptance.ts';

const lines = (treatment: 'included' | 'excluded', ...ids: number[]) =>
  ids.map((scopeLineId) => ({ scopeLineId, treatment, amount: null }));

describe('usualSchedule', () => {
  const parts = (total: string, deposit: string | null) =>
    usualSchedule({ total, deposit }).map(({ kind, amount }) => [kind, amount]);

  it('adds up to the total, without payments of nothing', () => {
    expect(parts('9000.00', '900.10')).toEqual([
      ['deposit', '900.10'],
      ['final', '8099.90'],
    ]);
    expect(parts('9000.00', null)).toEqual([['final', '9000.00']]);
    expect(parts('9000.00', '0.00')).toEqual([['final', '9000.00']]);
    expect(parts('9000.00', '9000.00')).toEqual([['deposit', '9000.00']]);
  });
});

describe('planLineOf', () => {
  const scope = [
    { id: 1, planLineId: 10 },
    { id: 2, planLineId: 10 },
    { id: 3, planLineId: 20 },
    { id: 4, planLineId: null },
  ];

  it('is the one line of the plan that all offered work belongs to', () => {
    expect(planLineOf({ lines: lines('included', 1, 2) }, scope)).toBe(10);
    expect(planLineOf({ lines: [...lines('included', 1), ...lines('excluded', 3)] }, scope)).toBe(
      10,
    );
    expect(planLineOf({ lines: lines('included', 1, 3) }, scope)).toBeNull();
    expect(planLineOf({ lines: lines('included', 1, 4) }, scope)).toBeNull();
    expect(planLineOf({ lines: [] }, scope)).toBeNull();
  });
});

describe('sharedLines', () => {
  it('are those that both offer', () => {
    const scope = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const one = { lines: [...lines('included', 1, 2), ...lines('excluded', 3)] };
    const other = { lines: lines('included', 2, 3) };
    expect(sharedLines(scope, one, other)).toEqual([{ id: 2 }]);
  });
});

describe('acceptanceFormSchema', () => {
  const schema = acceptanceFormSchema('9000.00', 'EUR');
  const payment = (amount: string) => ({ kind: 'stage', title: 'Tiles set', amount });

  it('wants payments that add up to the total, or none', () => {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ schedule: [] }).success).toBe(true);
    expect(schema.safeParse({ schedule: [payment('4000'), payment('5000')] }).success).toBe(true);
    const short = schema.safeParse({ schedule: [payment('4000')] });
    expect(short.error?.issues).toMatchObject([
      {
        path: ['schedule'],
        message: 'The payments come to €4,000.00. The quote is for €9,000.00.',
      },
    ]);
  });
});
