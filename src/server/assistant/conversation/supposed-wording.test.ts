import { expect, test } from 'vitest';
import { supposedIn } from './supposed-wording.ts';

const names = {
  isPlace: (word: string) => word === 'shed',
  personOf: (word: string) => (word === 'ida' ? 'Ida Lund' : null),
};

test.each([
  [
    'Once Ida has all her money, what is left of the shed budget?',
    'if we pay Ida Lund everything we still owe, what is left for the shed?',
  ],
  [
    'If every open bill is settled for the shed, how much will we be short?',
    'if all the open bills are paid, what is left for the shed?',
  ],
  [
    'I can put in 500 more, so the shed budget would be 9,500: how much would be left?',
    'if the shed budget was 9,500, what would be left?',
  ],
  [
    'He has a used vise for $80. If we take it for the shed, what is left?',
    'if we pay $80 more, what is left for the shed?',
  ],
  [
    'The shed: what does it cost with the unpaid bills added to what we spent?',
    'what do the spending on the shed and the open bills come to together?',
  ],
])('reads what is supposed: %s', (said, read) => {
  expect(supposedIn(said, names)).toBe(read);
});

test.each(['When was Ida paid, and what is left to do?', 'What is left of the shed budget?'])(
  'leaves other questions alone: %s',
  (said) => {
    expect(supposedIn(said, names)).toBe(said);
  },
);
