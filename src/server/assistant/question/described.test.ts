import { expect, it } from 'vitest';
import { startsIn } from './described.ts';

it('looks for each form of an irregular verb', () => {
  expect(startsIn(['who', 'wove', 'the', 'oak', 'in'])).toEqual(
    expect.arrayContaining(['oak', 'weav', 'woven']),
  );
});
