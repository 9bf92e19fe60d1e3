import { expect, it } from 'vitest';
import { toClauses, toHalves } from './clauses.ts';

it('gives a second half its verb and its person', () => {
  expect(toClauses('What did I give Rosa for the tiles, and what for putting the fan up?')).toEqual(
    ['What did I give Rosa for the tiles', 'What did I give Rosa for putting the fan up?'],
  );
});

it.each([
  [
    'what did the tub cost, and the water heater itself',
    ['what did the tub cost', 'what did the water heater itself cost'],
  ],
  ['how much was the tub and the sink?', ['how much was the tub', 'how much was the sink']],
  ['what did the tub cost in May, and the sink', ['what did the tub cost in May', 'and the sink']],
])('asks the same of a second thing: %s', (message, halves) => {
  expect(toHalves(message, () => false)).toEqual(halves);
});
