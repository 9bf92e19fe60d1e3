import { expect, it } from 'vitest';
import { repaired, Spelling } from './spelling.ts';

const known = new Spelling(['budget', 'next', 'money', 'many', 'plumber', 'says', 'paying']);

it.each([
  ['bugdet', 'budget'],
  ['plumer', 'plumber'],
  // Without its vowels.
  ['bdgt', 'budget'],
  ['nxt', 'next'],
  ['mny', 'many'],
  // Close to a word that says nothing.
  ['saws', 'saws'],
  // An ordinary word.
  ['paving', 'paving'],
  ['xyz', 'xyz'],
])('reads “%s” as “%s”', (typed, read) => {
  expect(repaired(typed, known)).toBe(read);
});

it('adds a letter sooner than it takes one away', () => {
  expect(repaired('septc', new Spelling(['sept']), new Spelling(['septic']))).toBe('septic');
  expect(repaired('septt', new Spelling(['sept']), new Spelling(['septic']))).toBe('sept');
});
