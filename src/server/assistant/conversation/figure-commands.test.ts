import { expect, it } from 'vitest';
import { askedAsQuestion } from './figure-commands.ts';

it.each([
  ['Tally only the coop entries above $400', 'what is the total of the coop entries above $400'],
  ['Could you add every job together', 'what is the total of every job'],
  ['Add the budgets of both jobs', 'what is the total of the budgets of both jobs'],
  ['put a number on what the attic has cost', 'how much is what the attic has cost'],
  [
    'Strip the labor out of the attic and what have we got?',
    'the total of the attic, except the labor',
  ],
  ['Subtract labor from the attic total', 'the total of the attic total, except labor'],
  ['Leave Moses out and give me the coop figure', 'the coop figure, except Moses'],
  ['Skip Moses. What is the coop total?', 'What is the coop total, except Moses'],
  ['Moses aside, the coop total', 'the coop total, except Moses'],
  [
    'Settle each open bill of the attic today, and how much survives?',
    'once each open bill of the attic is paid, how much survives?',
  ],
  [
    'take another 900 off what remains for the attic, for lamps. what have we then',
    'if we spend 900 more on the attic, what is left?',
  ],
  [
    'Drop a $900 stove into the attic: what remains?',
    'if we buy a $900 stove for the attic, what is left?',
  ],
  [
    'I bought a heap of tools for the coop and wonder what it came to',
    'how much did we spend on tools for the coop?',
  ],
])('asks “%s” as a question', (message, question) => {
  expect(askedAsQuestion(message)).toBe(question);
});

it.each([
  'Add a $900 stove to the attic',
  'Tally 40 for nails',
  'Add a milestone for the railings being up on October 9',
  'Take the lamps off the timeline, Moses will do it',
  'Take out the sander',
  'Skip the second coat?',
  'add those up',
  'Leave the door open, what could happen?',
])('leaves “%s” as it is', (message) => {
  expect(askedAsQuestion(message)).toBe(message);
});
