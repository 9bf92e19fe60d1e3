import { expect, test } from 'vitest';
import { partOfFigure, shareAsked } from '../conversation/share-asked.ts';
import { missedIn } from './focus.ts';
import type { Reading } from './reading.ts';

const readingOf = (question: string, named: readonly string[] = []) =>
  ({
    ...{ question, named, projects: [], subject: null, specialty: null },
    contractors: [{ name: 'Ada Finch', company: null }],
    words: question.toLowerCase().replace(/['’]s/g, '').split(/\s+/),
    concepts: new Set(),
  }) as unknown as Reading;

const PAID = 'You spent [$640.00](/expenses?search=stoop) on **Marble stoop honed** to Ada Finch.';

test.each([
  ['which brush did Ada use on the stoop', 'brush'],
  ['what did ada discover under the stoop', 'discover'],
  ['how much noise does the stoop make', 'noise'],
  ['did ada bury anything in the yard', 'bury'],
  ['who lost the quarrel about the stoop', 'quarrel'],
])('%s: no record has it', (question, missed) => {
  expect(missedIn(readingOf(question), PAID)).toBe(missed);
});

test.each([
  'what did the stoop cost',
  'which contractor did the stoop',
  'how much did we pay for the stoop',
  'what did ada charge for the honing',
  'how much dearer was the stoop',
  'who honed the stoop',
])('%s: the answer is about that', (question) => {
  expect(missedIn(readingOf(question), PAID)).toBeNull();
});

test('what somebody is said to have must be understood as a whole', () => {
  const reading = readingOf("Finch's federal number", ['finch']);
  expect(missedIn(reading, 'The phone number of **Ada Finch** is 555.')).toBe('federal');
});

test.each([
  ['what is half of the porch total?', { whole: 'what is the porch total', by: 2 }],
  ['a third of what we paid Ada', { whole: 'what we paid Ada', by: 3 }],
  [
    'Split the porch bill between four of us, how much each?',
    { whole: 'what is the porch bill', by: 4 },
  ],
  ['the cost of the stove split two ways', { whole: 'how much did the stove cost', by: 2 }],
  ['what was the second half of the tiles?', null],
  ['half of the tiles are here', null],
])('%s', (question, share) => {
  expect(shareAsked(question)).toEqual(share);
});

test('a part and what it leaves add up to the whole', () => {
  expect(partOfFigure('You spent [$100.01](/expenses?project=1).', { whole: null, by: 2 })).toBe(
    'Half of [$100.01](/expenses?project=1) is [$50.01](/expenses?project=1), which leaves [$50.00](/expenses?project=1).',
  );
});
