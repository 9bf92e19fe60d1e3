import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meterScale } from './meter-scale.ts';

describe('meterScale', () => {
  it('puts the line at the percentage while the budget holds', () => {
    expect(meterScale(0)).toEqual({ line: 0, budget: 100 });
    expect(meterScale(62.4)).toEqual({ line: 62.4, budget: 100 });
    expect(meterScale(100)).toEqual({ line: 100, budget: 100 });
  });

  it('moves the budget to the left, as far as the spending is beyond it', () => {
    expect(meterScale(101).budget).toBeCloseTo(99, 1);
    expect(meterScale(125).budget).toBe(80);
    expect(meterScale(200).budget).toBe(50);
    expect(meterScale(300).budget).toBeCloseTo(33.3, 1);
  });

  it('keeps the smallest part over and the smallest part within visible', () => {
    expect(meterScale(100.01)).toEqual({ line: 100, budget: 99 });
    expect(meterScale(99_999_999)).toEqual({ line: 100, budget: 1 });
  });

  it('never leaves the bar, and more spending never looks like less', () => {
    const percent = fc.double({ min: -10, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(percent, percent, (one, other) => {
        const [less, more] = [meterScale(Math.min(one, other)), meterScale(Math.max(one, other))];
        for (const { line, budget } of [less, more]) {
          expect(line).toBeGreaterThanOrEqual(0);
          expect(budget).toBeGreaterThan(0);
          expect(Math.max(line, budget)).toBeLessThanOrEqual(100);
        }
        expect(more.line).toBeGreaterThanOrEqual(less.line);
        expect(more.budget).toBeLessThanOrEqual(less.budget);
      }),
    );
  });
});
