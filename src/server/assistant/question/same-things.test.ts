import { describe, expect, it } from 'vitest';
import { asInRecords } from './same-things.ts';

describe('asInRecords', () => {
  const read = (question: string, ...known: string[]) =>
    asInRecords(
      question.split(' '),
      async (words) => new Set(words.filter((one) => known.includes(one))),
    );

  it('names a thing as the records do', async () => {
    expect(await read('what did the fridge cost', 'refrigerator')).toContain('refrigerator');
    expect(await read('sheetrock or tub', 'drywall', 'bathtub')).toEqual([
      'drywall',
      'or',
      'bathtub',
    ]);
  });

  it('leaves a word that the records have, and one that they do not have at all', async () => {
    expect(await read('the fridge', 'fridge', 'refrigerator')).toEqual(['the', 'fridge']);
    expect(await read('the fridge')).toEqual(['the', 'fridge']);
  });
});
