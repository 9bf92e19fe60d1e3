import { expect, it } from 'vitest';
import { formatPercent } from './percents.ts';

it('formats a percentage with two decimals and separated thousands', () => {
  expect(formatPercent(0)).toBe('0.00%');
  expect(formatPercent(61.7)).toBe('61.70%');
  expect(formatPercent(1234.5)).toBe('1,234.50%');
  expect(formatPercent(9_999_999_900)).toBe('9,999,999,900.00%');
});
