import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it.each([
  ['You spent [$5.00](/expenses?project=1) on **Oak \\[new\\]**.', 'You spent $5.00 on Oak [new].'],
  [
    'All:\n\n| Room | Paid |\n| --- | ---: |\n| Hall \\| entry | [$1.00](/budget) |',
    'All:\n\nRoom\tPaid\nHall | entry\t$1.00',
  ],
  ['*From the guide, chapter “Floors”: Tile.*', 'From the guide, chapter “Floors”: Tile.'],
])('writes an answer without marks: %s', (markdown, text) => {
  expect(answerText(markdown)).toBe(text);
});
