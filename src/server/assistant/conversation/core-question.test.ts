import { expect, it } from 'vitest';
import { coreQuestion } from './core-question.ts';

const known = {
  isRecorded: (word: string) => ['fridge', 'bath'].includes(word),
  isPlace: (word: string) => word === 'bath',
  isInTalk: false,
  personIn: (text: string) => (/\brosa\b/i.test(text) ? 'Rosa' : null),
};

it.each([
  ['how much was the fridge, and don’t round it, my aunt checks', 'how much was the fridge'],
  ['What did Rosa get, since Dad is paying her?', 'What did Rosa get'],
  ['Hello. My son set this up. What did the bath cost?', 'What did the bath cost'],
])('leaves out what is told beside the question: %s', (message, question) => {
  expect(coreQuestion(message, known)).toBe(question);
});

it.each([
  'What did Rosa and I agree on for the fridge?',
  'How much was the fridge, without labor?',
  'If my mom pays Rosa, what is left for the bath?',
  'Rosa came by. What did the fridge cost?',
])('keeps what may be part of the question: %s', (message) => {
  expect(coreQuestion(message, known)).toBeNull();
});
