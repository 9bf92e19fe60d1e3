import { expect, it } from 'vitest';
import { waterfallBars } from './waterfall-steps.ts';

it('leads from the budget to what is expected without a gap', () => {
  const line = { code: 'line' as const, planLineId: 4, label: 'Tiling' };
  const bars = waterfallBars({
    budget: '25000.00',
    steps: [
      { code: 'not_planned', planLineId: null, label: null, amount: '-3000.00' },
      { ...line, amount: '1310.50' },
      { code: 'unplanned', planLineId: null, label: null, amount: '99.50' },
    ],
    expected: '23410.00',
  });
  expect(bars.map(({ label, from, to, kind }) => [label, from, to, kind])).toEqual([
    ['Budget', '0.00', '25000.00', 'total'],
    ['Not planned yet', '25000.00', '22000.00', 'cheaper'],
    ['Tiling', '22000.00', '23310.50', 'dearer'],
    ['Spent without a line', '23310.50', '23410.00', 'dearer'],
    ['Expected', '0.00', '23410.00', 'total'],
  ]);
});

it('calls a plan that is larger than the budget so', () => {
  const step = { code: 'not_planned' as const, planLineId: null, label: null, amount: '500.00' };
  const bars = waterfallBars({ budget: '1000.00', steps: [step], expected: '1500.00' });
  expect(bars[1]).toMatchObject({ label: 'Planned beyond the budget', kind: 'dearer' });
});
