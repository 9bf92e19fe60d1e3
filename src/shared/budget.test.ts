import { describe, expect, it } from 'vitest';
import { budgetStanding, overBudgetText, overspending } from './budget.ts';

describe('a budget', () => {
  it('is nearly spent from 85 percent and spent from 100', () => {
    expect([0, 84.99, 85, 99.99, 100, 300].map(budgetStanding)).toEqual([
      'within',
      'within',
      'near',
      'near',
      'used-up',
      'used-up',
    ]);
  });

  it('is exceeded from the first cent beyond it', () => {
    expect(overspending('999.99', '1000.00')).toBeNull();
    expect(overspending('1000.00', '1000.00')).toBeNull();
    expect(overspending('1000.01', '1000.00')).toBe('0.01');
    expect(overBudgetText('2310.00')).toBe('$2,310.00 over budget');
  });
});
