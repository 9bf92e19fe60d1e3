import { expect, it } from 'vitest';
import { namesIn, toWords, Words } from '../question/words.ts';
import { takeStatedMethod } from './stated-method.ts';

it.each([
  ['58 dollars cash for wire nuts, bought today', 'cash'],
  ['41.20 cash for a check valve', 'cash'],
  ['12 cash on transfer paper', 'cash'],
  ['a cash box for 24, credit card', 'credit_card'],
  ['33.10 for credit card sized hooks, paid cash', 'cash'],
  ['bought wire for 60', null],
  ['18 for wire mesh', null],
  ['300 wire to Rosa', 'bank_transfer'],
  ['sent 300 by wire to Rosa', 'bank_transfer'],
  ['500 for Rosa, wire', 'bank_transfer'],
  ['640 wire transfer to Rosa for grout', 'bank_transfer'],
  ['120 transfer Rosa', 'bank_transfer'],
  ['12 cash lumberyard screws', 'cash'],
])('finds how something was paid: %s', (said, method) => {
  const words = new Words(toWords(said), namesIn(said));
  expect(takeStatedMethod(words, (word) => word === 'rosa')).toBe(method);
});
