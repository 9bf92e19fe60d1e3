import { describe, expect, it } from 'vitest';
import { isHeadOf, takeHeads } from './name-heads.ts';
import { Words } from './words.ts';

describe('isHeadOf', () => {
  it.each([
    ['stove', 'woodstove', true],
    ['shed', 'toolshed', true],
    ['stove', 'stove', false],
    ['room', 'broom', false],
    ['wood', 'woodstove', false],
  ])('reads %s of %s as %s', (word, compound, isHead) => {
    expect(isHeadOf(word, compound)).toBe(isHead);
  });
});

describe('takeHeads', () => {
  const names = [{ words: ['toolshed', 'and', 'fence'] }];
  it.each([
    ['what did the shed and fence cost', 'fence', true],
    ['what did the fence and shed cost', 'fence', true],
    ['the fence is behind the shed', 'fence', false],
  ])('of "%s"', (text, named, isTaken) => {
    const words = new Words(text.split(' '));
    takeHeads(words, [words.list.indexOf(named)], names);
    expect(words.isTaken(words.list.indexOf('shed'))).toBe(isTaken);
  });
});
