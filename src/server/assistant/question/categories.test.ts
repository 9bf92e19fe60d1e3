import { expect, it } from 'vitest';
import { takePaymentMethod } from './categories.ts';
import { toWords, Words } from './words.ts';

it.each([
  ['what did we pay by wire', 'bank_transfer'],
  ['wire payments to Rosa', 'bank_transfer'],
  ['how much went by check or wire', 'check'],
  ['who dug the trench for the well wire', null],
  ['what did the wire mesh cost', null],
  ['who pulled the copper wire', null],
  ['what did marcus wire', null],
  ['what did we wire', 'bank_transfer'],
])('tells a wire from a transfer: %s', (question, method) => {
  expect(takePaymentMethod(new Words(toWords(question)))).toBe(method);
});
