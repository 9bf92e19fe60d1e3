import { expect, it } from 'vitest';
import { depositLimitOf, depositLimits } from './deposit-limits.ts';

it.each([
  ['CA', 9_999_00n, 999_90n],
  ['CA', 50_000_00n, 1_000_00n],
  ['MD', 1_000_00n, 333_33n],
  ['PA', 5_000_01n, 1_666_67n],
  ['VT', 20_000_00n, 10_000_00n],
])('in %s, %s cents allow a deposit of %s', (state, price, limit) => {
  expect(depositLimitOf(state, price)).toBe(limit);
});

it('a limit that applies above a price allows anything up to it', () => {
  expect(depositLimitOf('PA', 5_000_00n)).toBeNull();
});

it('a state that is not in the table has no known limit', () => {
  expect(depositLimitOf('OH', 9_000_00n)).toBeUndefined();
  expect(depositLimitOf('nonsense', 9_000_00n)).toBeUndefined();
});

it('every limit names its source', () => {
  for (const { source } of Object.values(depositLimits)) expect(source).toMatch(/https?:\/\//);
});
