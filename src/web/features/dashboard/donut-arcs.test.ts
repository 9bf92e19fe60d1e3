import { describe, expect, it } from 'vitest';
import { donutArcs } from './donut-arcs.ts';

/**
 * Where an arc starts and ends, as fractions of a turn from the top, and whether it takes the long
 * way.
 */
function ends(path: string) {
  const [, x1, y1, isLong, x2, y2] = /^M(\S+) (\S+)A82 82 0 ([01]) 1 (\S+) (\S+)$/.exec(path) ?? [];
  const turn = (x = '0', y = '0') => (Math.atan2(Number(x), -Number(y)) / (2 * Math.PI) + 1) % 1;
  return { from: turn(x1, y1), to: turn(x2, y2), isLong: isLong === '1' };
}

describe('donutArcs', () => {
  it('draws clockwise, each slice as long as its share', () => {
    const [half, quarter, last] = donutArcs([50, 25, 25]).map(ends);
    expect(half?.from).toBeCloseTo(0, 2);
    expect(half?.to).toBeCloseTo(0.5, 2);
    expect(quarter?.from).toBeCloseTo(0.5, 2);
    expect(quarter?.to).toBeCloseTo(0.75, 2);
    expect(last?.to).toBeCloseTo(1, 2);
  });

  it('takes the long way for more than a half', () => {
    expect(donutArcs([80, 20]).map((path) => ends(path).isLong)).toEqual([true, false]);
  });

  it('is a full ring for a single slice', () => {
    const [ring] = donutArcs([7]).map(ends);
    expect(ring).toMatchObject({ from: 0, isLong: true });
    expect(ring?.to).toBeCloseTo(1, 3);
  });

  it('shows a cent beside millions', () => {
    const [, cent] = donutArcs([9_999_999.99, 0.01]).map(ends);
    expect(((cent?.to ?? 0) - (cent?.from ?? 0) + 1) % 1).toBeGreaterThan(0.001);
  });
});
