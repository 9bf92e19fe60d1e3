import { expect, it } from 'vitest';
import { headNotFound } from './compound-head.ts';

it.each([
  ['how much was the water softener', 'water softener', ['water'], 'water softener'],
  ['what did the copper lightning rod cost', 'copper lightning rod', ['lightning', 'rod'], null],
  ['what did the skip rental cost', 'skip rental', ['skip'], null],
  ['how much were the lights upstairs', 'lights upstairs', ['lights'], null],
  [
    'how much were the windows in the living area',
    'windows living area',
    ['windows', 'living'],
    null,
  ],
])('tells whether only a part of a name was found: %s', (question, rest, found, missing) => {
  const reading = { words: question.split(' '), rest: rest.split(' ') };
  expect(headNotFound(reading, (word) => found.includes(word))).toBe(missing);
});
