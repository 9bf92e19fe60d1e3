import { describe, expect, it } from 'vitest';
import { scaleOver, shortAmount } from './chart-scale.ts';

describe('a scale', () => {
  it('has round ticks that hold all values', () => {
    expect(scaleOver([0, 41_300], [0, 100]).ticks).toEqual([
      0, 10_000, 20_000, 30_000, 40_000, 50_000,
    ]);
    expect(scaleOver([-320, 900], [0, 100]).ticks).toEqual([-500, 0, 500, 1_000]);
    expect(scaleOver([], [0, 100]).ticks).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
  });

  it('places values between its ends, also upside down', () => {
    const { at } = scaleOver([0, 50_000], [200, 0]);
    expect([at(0), at(25_000), at(50_000)]).toEqual([200, 100, 0]);
  });

  it('places the largest amount there is', () => {
    const { at, ticks } = scaleOver([99_999_999.99], [0, 100]);
    expect(ticks.at(-1)).toBe(100_000_000);
    expect(at(99_999_999.99)).toBeLessThanOrEqual(100);
  });
});

it('writes short amounts', () => {
  expect([0, 250, 1_000, 1_500, 40_000, -2_000, 1_500_000].map(shortAmount)).toEqual([
    '0',
    '250',
    '1k',
    '1.5k',
    '40k',
    '\u22122k',
    '1.5M',
  ]);
});
