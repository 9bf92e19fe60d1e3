import { expect, it } from 'vitest';
import { moveBeside } from './line-order.ts';

it('puts a line above or below another', () => {
  expect(moveBeside([1, 2, 3, 4], 4, 2, 'above')).toEqual([1, 4, 2, 3]);
  expect(moveBeside([1, 2, 3, 4], 1, 3, 'below')).toEqual([2, 3, 1, 4]);
  expect(moveBeside([1, 2, 3, 4], 1, 4, 'below')).toEqual([2, 3, 4, 1]);
});

it('changes nothing beside itself or beside a line that is gone', () => {
  expect(moveBeside([1, 2], 1, 1, 'below')).toEqual([1, 2]);
  expect(moveBeside([1, 2], 1, 9, 'below')).toEqual([1, 2]);
});
