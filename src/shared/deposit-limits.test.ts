import { expect, it } from 'vitest';
import { usualDeposit } from './deposit-limits.ts';

it('is a third, and in California the lesser of a tenth and $1,000', () => {
  expect(usualDeposit(900_000n).limit).toBe(300_000n);
  expect(usualDeposit(900_000n, 'CA').limit).toBe(90_000n);
  expect(usualDeposit(1_000_000n, 'CA').limit).toBe(100_000n);
  expect(usualDeposit(9_000_000n, 'CA').limit).toBe(100_000n);
});
