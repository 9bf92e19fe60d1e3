import { expect, it } from 'vitest';
import { twoSidesIn } from './two-sides.ts';

it.each([
  ['attic or cellar, which one stung more', 'attic', 'cellar'],
  [
    "Set the attic's labor beside the attic's materials",
    "the attic's labor",
    "the attic's materials",
  ],
  ["Was July's power bill higher than June's?", "July's power bill", "June's power bill"],
  ['Sanding the deck or staining it, which ran higher?', 'Sanding the deck', 'staining the deck'],
  ['Ola swears she got as much from us as Ben did. Is it so?', 'Ola', 'Ben'],
  ['Subtract the cellar from the attic, what remains', 'the attic', 'the cellar'],
  ['How far behind Ola is Ben?', 'Ben', 'Ola'],
  ['For Ben, was the attic or the cellar the better payday?', 'the attic', 'the cellar'],
  ['Did we pay Ben more for the stairs than for the doors?', 'for the stairs', 'for the doors'],
  ['Was March or April dearer for the attic?', 'in March', 'in April'],
  ['Between May and June, did the spending climb or fall?', 'in May', 'in June'],
])('reads both sides of: %s', (question, one, other) => {
  expect(twoSidesIn(question)?.sides).toEqual([one, other]);
});

it.each([
  ['Did the attic cost less than half of what the cellar did?', { is: 'less', times: 0.5 }],
  ['Was the tub twice the price of the sink?', { is: 'same', times: 2 }],
  ['The tub cost more than the sink, right?', { is: 'more', times: 1 }],
])('reads what is supposed in: %s', (question, claim) => {
  expect(twoSidesIn(question)?.claim).toEqual(claim);
});

it.each([
  'The attic, the cellar or the porch, which cost most?',
  'How much did the attic cost?',
  'Did it go up or down?',
])('reads no two sides in: %s', (question) => {
  expect(twoSidesIn(question)).toBeNull();
});

it('takes a long message in a moment', () => {
  const started = performance.now();
  for (const part of ['or ', 'than ', 'as much as ', "a's ", 'between and ', ', a or ']) {
    twoSidesIn(part.repeat(400).slice(0, 300));
  }
  expect(performance.now() - started).toBeLessThan(200);
});
