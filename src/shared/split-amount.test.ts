import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents, toCents } from './money.ts';
import { restOf, splitByWeights, splitEvenly } from './split-amount.ts';

const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999n });
const weights = fc.array(fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 9_999_999_999n })), {
  minLength: 1,
  maxLength: 50,
});
const centsOf = (parts: string[] | null) => (parts ?? []).map((part) => toCents(part) ?? -1n);

describe('splitEvenly', () => {
  it('gives away every cent', () => {
    expect(splitEvenly('100.00', 3)).toEqual(['33.34', '33.33', '33.33']);
    expect(splitEvenly('0.02', 3)).toEqual(['0.01', '0.01', '0.00']);
    expect(splitEvenly('10', 1)).toEqual(['10.00']);
  });

  it('makes parts that differ by at most a cent', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 50 }), (cents, count) => {
        const parts = centsOf(splitEvenly(fromCents(cents), count)).toSorted((a, b) =>
          Number(a - b),
        );
        expect(parts).toHaveLength(count);
        expect((parts.at(-1) ?? 0n) - (parts[0] ?? 0n)).toBeLessThanOrEqual(1n);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has no answer for no parts or no amount', () => {
    expect(splitEvenly('10.00', 0)).toBeNull();
    expect(splitEvenly('ten', 2)).toBeNull();
  });
});

describe('splitByWeights', () => {
  it('follows the weights', () => {
    expect(splitByWeights('100.00', [1n, 0n, 3n])).toEqual(['25.00', '0.00', '75.00']);
    expect(splitByWeights('0.01', [1n, 1n])).toEqual(['0.01', '0.00']);
  });

  it('adds up, is less than a cent off, and gives a weight of 0 nothing', () => {
    fc.assert(
      fc.property(amounts, weights, (cents, given) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0n);
        const parts = splitByWeights(fromCents(cents), given);
        if (whole === 0n) {
          expect(parts).toBeNull();
          return;
        }
        expect(addMoney(parts ?? [])).toBe(fromCents(cents));
        centsOf(parts).forEach((part, i) => {
          const weight = given[i] ?? 0n;
          const off = part * whole - cents * weight;
          expect((off < 0n ? -off : off) < whole).toBe(true);
          if (weight === 0n) expect(part).toBe(0n);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no answer without a weight, or with one below 0', () => {
    expect(splitByWeights('10.00', [0n, 0n])).toBeNull();
    expect(splitByWeights('10.00', [])).toBeNull();
    expect(splitByWeights('10.00', [3n, -1n])).toBeNull();
  });
});

describe('restOf', () => {
  it('is what the other parts leave', () => {
    expect(restOf('100.00', ['33.33', '20'])).toBe('46.67');
    expect(restOf('100.00', [])).toBe('100.00');
    expect(restOf('10.00', ['12.50'])).toBe('-2.50');
  });

  it('has no answer while a part is no amount', () => {
    expect(restOf('100.00', ['1e3'])).toBeNull();
    expect(restOf('', ['1.00'])).toBeNull();
  });
});
