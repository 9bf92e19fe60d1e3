import { expect, it } from 'vitest';
import { gappedHalf } from './gapped-half.ts';

it.each([
  ['what did May cost on the deck', 'what was it in the garage?', 'and in the garage'],
  ['How much sand did the deck take', 'how much of it at the flat', 'and at the flat'],
  [
    'which fence is the cheapest so far',
    'which one the dearest?',
    'which fence is the dearest so far',
  ],
  ['who got the most for the deck', 'and who the least', 'who got the least for the deck'],
  ['until when is the boiler insured', 'how long does the pump?', 'and the pump'],
  ['who has to mend the gate', 'who the broken step?', 'and the broken step'],
])('takes from the first question what the second leaves out: %s, %s', (first, second, whole) => {
  expect(gappedHalf(first, second)).toBe(whole);
});

it.each([
  ['what did the gate cost', 'what was it for?'],
  ['who built the deck', 'what did it cost in May?'],
  ['what is left', 'how much is in the reserve?'],
  ['how much was the gate', 'how much was it in the end?'],
  ['when is the gate hung', 'when does the painter come?'],
])('leaves a whole question as it is: %s, %s', (first, second) => {
  expect(gappedHalf(first, second)).toBeNull();
});
