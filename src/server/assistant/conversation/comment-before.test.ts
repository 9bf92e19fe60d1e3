import { expect, it } from 'vitest';
import { withoutComment } from './comment-before.ts';

const isRecorded = (word: string) => ['porch', 'gate', 'fence'].includes(word);
const namesPerson = (text: string) => text.includes('Ann');
const goesOn = (message: string) => withoutComment(message, isRecorded, namesPerson);

it.each([
  ['My wife nearly fainted. And the porch?', 'And the porch?'],
  ['hm ok, not bad. same for the gate', 'same for the gate'],
  ['well that is what he feared, and the porch?', 'and the porch?'],
])('goes on with the talk after %s', (message, question) => {
  expect(goesOn(message)).toBe(question);
});

it.each([
  'Ann was here again. What did she get?',
  'If we add 500. And the porch?',
  'The porch looks lovely. When was it done?',
  'Take everything without the fence. What is it?',
])('keeps %s whole', (message) => {
  expect(goesOn(message)).toBeNull();
});
