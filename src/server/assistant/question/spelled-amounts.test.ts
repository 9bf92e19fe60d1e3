import { expect, it } from 'vitest';
import { withAmountsInDigits } from './spelled-amounts.ts';

it.each([
  ['over a thousand', 'over 1000'],
  ['gave him two hundred in cash', 'gave him 200 in cash'],
  ['two thousand five hundred', '2500'],
  ['three hundred and fifty five dollars', '355 dollars'],
  ['twenty five hundred', '2500'],
  ['forty three dollars and eighty seven cents for screws', '43.87 for screws'],
  ['43 dollars and 7 cents', '43.07'],
  ['12 dollars and two boards', '12 dollars and two boards'],
  // No amounts.
  ['the two quotes and a bill', 'the two quotes and a bill'],
  ['two and three', 'two and three'],
])('writes amounts in digits: %s', (words, digits) => {
  expect(withAmountsInDigits(words.split(' ')).join(' ')).toBe(digits);
});
