import { expect, it } from 'vitest';
import { nextPlace, placeName, readPlace } from './grid-places.ts';

const lineIds = [7, 3, 9];

it('arrows move by one cell and stop at the edges', () => {
  const from = { lineId: 3, column: 'planned' } as const;
  expect(nextPlace(lineIds, from, 'ArrowUp')).toEqual({ lineId: 7, column: 'planned' });
  expect(nextPlace(lineIds, from, 'ArrowDown')).toEqual({ lineId: 9, column: 'planned' });
  expect(nextPlace(lineIds, from, 'ArrowLeft')).toEqual({ lineId: 3, column: 'group' });
  expect(nextPlace(lineIds, from, 'ArrowRight')).toEqual({ lineId: 3, column: 'agreed' });
  expect(nextPlace(lineIds, { lineId: 9, column: 'planned' }, 'ArrowDown')).toBeNull();
  expect(nextPlace(lineIds, { lineId: 7, column: 'done' }, 'ArrowLeft')).toBeNull();
});

it('Home and End lead to the ends of a row, Page Down ten rows down at most', () => {
  const from = { lineId: 7, column: 'paid' } as const;
  expect(nextPlace(lineIds, from, 'Home')).toEqual({ lineId: 7, column: 'done' });
  expect(nextPlace(lineIds, from, 'End')).toEqual({ lineId: 7, column: 'open' });
  expect(nextPlace(lineIds, from, 'PageDown')).toEqual({ lineId: 9, column: 'paid' });
});

it('a line that is gone leads nowhere', () => {
  expect(nextPlace(lineIds, { lineId: 4, column: 'title' }, 'ArrowDown')).toBeNull();
});

it('reads back the name of a place', () => {
  expect(readPlace(placeName({ lineId: 12, column: 'group' }))).toEqual({
    lineId: 12,
    column: 'group',
  });
  expect(readPlace('new:title')).toBeNull();
  expect(readPlace(undefined)).toBeNull();
});
