import { expect, it } from 'vitest';
import { shorterQuestions } from './asides.ts';
import { questionIn } from './question-in.ts';

it.each([
  ['My friend, what is left for the porch?', 'what is left for the porch?'],
  ['What is left for the porch, old chap?', 'What is left for the porch?'],
  ['Would you be so kind as to inform me of the total?', 'the total?'],
  ['Kindly state the sum paid to Mr. Ruiz.', 'the sum paid to Mr Ruiz.'],
  ['he thinks the gutters were 900 bucks. were they?', 'how much the gutters were?'],
  ['She insists 90% of the budget is gone. True?', 'what percent of the budget is gone?'],
  ['he says the railings go up next month. do they?', 'when the railings go up?'],
  ['he says the fan cost more than the light. settle it', 'the fan cost more than the light?'],
  ['Did we really spend 900 on gutters?', 'how much we spend on gutters?'],
  ['Did we really pay Ann 900? What is the true figure?', 'how much we pay Ann?'],
  ['They said the deck would be done by May. When was it done?', 'When was the deck done'],
  ['which rooms are there? she says three, I say two', 'which rooms are there'],
  ['Am I right in thinking that the floor was 900?', 'how much the floor was?'],
  ['what is overdue an how much is left', 'what is overdue and how much is left'],
  ['did we say yes?', 'did we say yes?'],
  ['For the audit: what was paid in cash?', 'what was paid in cash?'],
  ['For the porch: what was paid in cash?', 'For the porch: what was paid in cash?'],
  ['It would assist me greatly to know what the drain cost.', 'what the drain cost.'],
  ['What a week, roses everywhere! Who did the wiring?', 'Who did the wiring?'],
  ['The plumber, I mean the electrician, what is his rate?', 'the electrician, what is his rate?'],
  ['How much is left for it, so I can tell my brother?', 'How much is left for it'],
  ['Did Ann hang the fans, or was that somebody else?', 'Did Ann hang the fans'],
  ['I would sleep better knowing what is left.', 'what is left.'],
  ['okay siri I mean whatever you are called what is left', 'what is left'],
  ['bro how much was the projector', 'how much was the projector'],
  ['the mixer, that was what, a hundred or so?', 'how much was the mixer?'],
  ['the gate was how much, six hundred?', 'how much was the gate?'],
  ['what is left comma please question mark', 'what is left?'],
  [
    'Spent on other things for the den, I mean the category other?',
    'Spent on other things for the den, I mean the category other?',
  ],
  ['lol so my mum swears the fan was under 100, prove her wrong', 'how much the fan was?'],
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

it.each([
  ['just off shift can barely see lol what did we pay Hector', ['what did we pay Hector']],
  ['barn roof shingles how much did we pay for them', []],
])('finds the question behind a story without a comma: %s', (message, questions) => {
  expect(shorterQuestions(message)).toEqual(questions);
});

it('drops what is planned after a question, but no day', () => {
  const left = 'How much is left for the deck';
  expect(shorterQuestions(`${left} before we order the rails?`)).toContain(left);
  expect(shorterQuestions(`${left} before we paid for the rails?`)).not.toContain(left);
  expect(shorterQuestions(`${left} before the end of the month?`)).not.toContain(left);
});

it('drops no condition of a question', () => {
  expect(shorterQuestions('if I put 700 into the porch, would I be within budget?')).toEqual([]);
});

it.each(['In September', 'Last month', 'Between May and July'])(
  'keeps the time before a question: %s',
  (time) => {
    expect(shorterQuestions(`${time}, what did we pay for the porch?`, () => false)).toEqual([]);
  },
);
