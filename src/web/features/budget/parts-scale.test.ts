import { expect, it } from 'vitest';
import { expectedParts } from '#shared/expected-parts.ts';
import { partsScale } from './parts-scale.ts';

const totals = {
  budget: '1000.00',
  planned: '800.00',
  unplanned: '100.00',
  paid: '200.00',
  due: '100.00',
  held: '0.00',
  agreed: '50.00',
  toBuy: '50.00',
  reserve: '100.00',
  expected: '500.00',
  variance: '500.00',
};

it('names hold-back only if there is some', () => {
  expect(expectedParts(totals).map(({ label }) => label)).not.toContain('Held back');
  expect(expectedParts({ ...totals, held: '1.00' }).map(({ label }) => label)).toContain(
    'Held back',
  );
});

it('the bar stands for the budget', () => {
  const { widths, expected, budget } = partsScale(totals);
  expect([widths.get('paid'), expected, budget]).toEqual([20, 50, 100]);
});

it('over budget it stands for the expected total, and the budget moves left', () => {
  const { widths, expected, budget } = partsScale({ ...totals, budget: '250.00' });
  expect([widths.get('paid'), expected, budget]).toEqual([40, 100, 50]);
});

it('refunds beyond the payments take no place', () => {
  expect(partsScale({ ...totals, paid: '-10.00' }).widths.get('paid')).toBe(0);
});
