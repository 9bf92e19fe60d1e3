import { expect, it } from 'vitest';
import { toClauses } from './clauses.ts';
import { asComparison } from './rise-and-fall.ts';
import { withoutTakenBack } from './self-correction.ts';

it.each([
  [
    'total for July on the deck, and the same again without the gate',
    ['total for July on the deck', 'and without the gate'],
  ],
  ['labor on the deck, with and without Ann?', ['labor on the deck', 'and without Ann?']],
  [
    'No-receipt count: deck, then garage.',
    ['No-receipt count: the deck', 'No-receipt count: the garage'],
  ],
  ['Deck permit cost? Paving date?', ['Deck permit cost?', 'Paving date?']],
  [
    "what did the deck cost and uh while you're at it when's the desk in",
    ['what did the deck cost', "when's the desk in"],
  ],
  [
    'What did Ann get in May, and since then?',
    ['What did Ann get in May', 'and how much since then'],
  ],
  [
    'Which project cost more, and what is the difference?',
    ['Which project cost more, by how much?'],
  ],
  [
    'who put the gate on, what was he paid for that',
    ['who put the gate on', 'what was he paid for that'],
  ],
  [
    'Ann: price for the gate, price for the fence',
    ['Ann: price for the gate', 'Ann: price for the fence'],
  ],
  ['total for the deck vs total for the gate', ['total for the deck vs total for the gate']],
  [
    'Two things before I ring Ann: what we paid for the gate, and her number',
    ['what we paid for the gate', "what is Ann's number"],
  ],
  ['Do you have the email of the guy who did it?', ['who did it', 'what is their email']],
  ['The boiler deposit? When was it paid?', ['The boiler deposit? When was it paid?']],
])('reads the questions of %s', (message, clauses) => {
  expect(toClauses(message)).toEqual(clauses);
});

it('leaves out what was taken back', () => {
  const said = 'how much higher was the bill for August than the one for July, no, than for June';
  expect(withoutTakenBack(said)).toBe('how much higher was the bill for August than for June');
  const other = 'there is no receipt for the fan';
  expect(withoutTakenBack(other)).toBe(other);
});

it('compares two times', () => {
  expect(asComparison('how much did the gas bill go up from June to August?')).toBe(
    'how much higher was the gas bill in August than in June?',
  );
});
