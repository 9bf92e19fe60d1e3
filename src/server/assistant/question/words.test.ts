import { expect, it } from 'vitest';
import { toWords } from './words.ts';

it.each([
  ["What did Manny's tile work cost?", 'what did manny tile work cost'],
  ['how manny receipts', 'how many receipts'],
  ['Who cut the egress hole?', 'who cut the egress hole'],
  ['the hole kitchen thing, the hole thing', 'the hole kitchen thing the whole thing'],
])('reads the words of %s', (text, words) => {
  expect(toWords(text).join(' ')).toBe(words);
});
