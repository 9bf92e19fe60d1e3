import { expect, it } from 'vitest';
import { withoutPassedAmount } from './passed-amount.ts';

it.each([
  ['did we spend more than 10 grand on the floors?', 'how much did we spend on the floors?'],
  ['so have we spent over $15,000 on the bath so far', 'so how much did we spend on the bath'],
  ['did we pay more than 5k to Marcus?', 'how much did we pay to Marcus?'],
  ['did we spend over 500 on any single thing', 'did we spend over 500 on any single thing'],
  ['did we spend over 500 on tile in May', 'did we spend over 500 on tile in May'],
])('asks for the sum: %s', (text, expected) => {
  expect(withoutPassedAmount(text)).toBe(expected);
});
