import { expect, it } from 'vitest';
import { holdbackOf } from './holdback.ts';

it.each([
  ['1000.00', 10, '100.00'],
  ['0.05', 10, '0.01'],
  ['0.04', 10, '0.00'],
  ['99999999.99', 100, '99999999.99'],
  ['100.00', 0, '0.00'],
  // 0.29 * 100 is 28.999999999999996 in floating point.
  ['100.00', 0.29, '0.29'],
  ['333.33', 33.33, '111.10'],
])('of %s, %d %% is %s', (amount, percent, held) => {
  expect(holdbackOf(amount, percent)).toBe(held);
});
