import { expect, it } from 'vitest';
import { withHowPaid } from './how-amount-paid.ts';

it.each([
  [
    'How was that $14.25 for the flooring paid?',
    'what did we use to pay the $14.25 for the flooring?',
  ],
  ['so how did we pay the $63.18', 'so what did we use to pay the $63.18'],
  ['How was the 63.18 thing paid for?', 'what did we use to pay the 63.18?'],
  ['was the $120 cash or card?', 'what did we use to pay the $120?'],
  ['how was the floor paid', 'how was the floor paid'],
])('asks for the way to pay an amount: %s', (text, expected) => {
  expect(withHowPaid(text)).toBe(expected);
});
