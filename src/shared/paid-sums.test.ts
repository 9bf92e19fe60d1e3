import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PaidSums } from './paid-sums.ts';
import { budgetCosts, toBudget } from './project-budget-math.ts';
import { projects } from './testing/random-budget.ts';

it('is as if payments that were taken out had never been there', () => {
  fc.assert(
    fc.property(projects, projects, (rows, others) => {
      const paid = new PaidSums(others.payments);
      for (const part of rows.payments) paid.add(part);
      for (const part of others.payments) paid.remove(part);
      const without = new PaidSums(rows.payments);
      expect(toBudget(rows, budgetCosts(rows, paid))).toEqual(
        toBudget(rows, budgetCosts(rows, without)),
      );
    }),
    { numRuns: 500 },
  );
});
