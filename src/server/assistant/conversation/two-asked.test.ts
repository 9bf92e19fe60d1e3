import { expect, it } from 'vitest';
import { announcesQuestions, twoAskedIn } from './two-asked.ts';

it.each([
  ['She wants two figures, the gate total plus who hung it', ['the gate total', 'and who hung it']],
  [
    'Two quick things: what did the gate cost, and what is left. Then I sleep',
    ['what did the gate cost', 'and what is left'],
  ],
  ['gate and fence, price of each', ['how much was the gate', 'how much was the fence']],
  [
    'how many refunds did we get, and totaling what?',
    ['how many refunds did we get', 'and how much is that in total'],
  ],
  [
    'Ann asked who hung the gate, and I wanted to know the price',
    ['who hung the gate', 'and the price'],
  ],
  ["what's late, what's next?", ["what's late", "what's next"]],
])('finds both questions of %s', (message, questions) => {
  expect(twoAskedIn(message)).toEqual(questions);
});

it.each([
  'labor and materials, price of each',
  'the gate and the fence',
  'May and June, how much each',
])('leaves %s whole', (message) => {
  expect(twoAskedIn(message)).toBeNull();
});

it('takes two things that were done for no questions', () => {
  expect(announcesQuestions('Two things: the gate is hung, and the fence is up')).toBe(false);
  expect(announcesQuestions('Two things: the gate total, and the date of the fence')).toBe(true);
});
