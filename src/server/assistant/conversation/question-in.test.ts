import { expect, it } from 'vitest';
import { shorterQuestions } from './asides.ts';
import { questionIn } from './question-in.ts';

it.each([
  ['My friend, what is left for the porch?', 'what is left for the porch?'],
  ['What is left for the porch, old chap?', 'What is left for the porch?'],
  ['Would you be so kind as to inform me of the total?', 'the total?'],
  ['Kindly state the sum paid to Mr. Ruiz.', 'the sum paid to Ruiz.'],
  ['he thinks the gutters were 900 bucks. were they?', 'how much the gutters were?'],
  ['She insists 90% of the budget is gone. True?', 'what percent of the budget is gone?'],
  ['he says the railings go up next month. do they?', 'when the railings go up?'],
  ['he says the fan cost more than the light. settle it', 'the fan cost more than the light?'],
  ['which rooms are there? she says three, I say two', 'which rooms are there'],
  ['Am I right in thinking that the floor was 900?', 'how much the floor was?'],
  ['what is overdue an how much is left', 'what is overdue and how much is left'],
  ['did we say yes?', 'did we say yes?'],
])('takes the question out of how it is put: %s', (message, question) => {
  expect(questionIn(message, () => false)).toBe(question);
});

it.each([
  ['garage total. standing in line at the bank', 'garage total'],
  ['We are at the bank and they need to know how much is left', 'how much is left'],
  ['I sat on the porch, admiring the new light, and wondered what I gave for it.', 'the light'],
])('finds the question beside what is told: %s', (message, question) => {
  expect(shorterQuestions(message)[0]).toContain(question);
});

it('drops no condition of a question', () => {
  expect(shorterQuestions('if I put 700 into the porch, would I be within budget?')).toEqual([]);
});
