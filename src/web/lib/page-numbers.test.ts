import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRange, pageSlots } from './page-numbers.ts';

describe('pageSlots', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [400, 400, [1, 'gap', 396, 397, 398, 399, 400]],
  ])('of page %i of %i', (current, count, slots) => {
    expect(pageSlots(current, count)).toEqual(slots);
  });

  const place = fc
    .integer({ min: 8, max: 10_000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  it('offers first, last and current in order, in seven slots', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const slots = pageSlots(current, count);
        const pages = slots.filter((slot) => slot !== 'gap');
        expect(slots).toHaveLength(7);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      }),
    );
  });

  it('puts an ellipsis only where at least two pages are left out', () => {
    fc.assert(
      fc.property(place, ([current, count]) => {
        const slots = pageSlots(current, count);
        for (const [index, slot] of slots.entries()) {
          const before = slots[index - 1];
          const after = slots[index + 1];
          if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(slot - before).toBe(1);
        }
      }),
    );
  });
});

describe('pageRange', () => {
  it('gives the rows on the page', () => {
    expect(pageRange(1, 25, 320)).toBe('1-25 of 320');
    expect(pageRange(13, 25, 320)).toBe('301-320 of 320');
    expect(pageRange(1, 25, 0)).toBe('0-0 of 0');
    expect(pageRange(2, 100, 10_000)).toBe('101-200 of 10,000');
  });
});
