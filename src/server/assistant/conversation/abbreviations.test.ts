import { expect, it } from 'vitest';
import { shortIn, unabbreviated } from './abbreviations.ts';

it.each([
  ['amt pd to Ann last mo', 'amount paid to Ann last month'],
  ['hx of pmts', 'history of payments'],
  ['deck w/o labor', 'deck without labor'],
  ['tasks o/d?', 'tasks overdue?'],
  ['nu milestone plz: deck stained', 'new milestone please: deck stained'],
  ['wats tinas nr', 'wats tinas number'],
  ['how much $$ on mats', 'how much money on materials'],
  ['total pd 2 Ann', 'total paid to Ann'],
  ['mail me at pd@cc.example', 'mail me at pd@cc.example'],
  ['the bal-and-claw tub', 'the bal-and-claw tub'],
])('writes %s in whole words', (message, plain) => {
  expect(unabbreviated(message, () => false)).toBe(plain);
});

it('keeps a short word that the records have', () => {
  expect(shortIn('how much on mats for the hall')).toEqual(['mats']);
  expect(unabbreviated('how much on mats', (word) => word === 'mats')).toBe('how much on mats');
});
