import { expect, test } from 'vitest';
import { orderIn } from './action-wording.ts';

test.each([
  ['vise stand: delete', 'delete vise stand'],
  ['The open day: give it the date May 9', 'move The open day to May 9'],
  [
    "The lathe wasn't cash, it was my credit card. How do I fix that?",
    'correct the entry for The lathe: it was my credit card, not cash',
  ],
  ['Ida gave me her cell, 555-010-0199. Please save it.', "Ida's new phone number is 555-010-0199"],
  [
    'I met a friend at the store and we talked so long that I nearly forgot what I came for, which was hooks for $9 in cash. Please add them as tools.',
    'add hooks for $9 in cash, tools',
  ],
])('reads an order in any order: %s', (said, read) => {
  expect(orderIn(said)).toBe(read);
});

test.each(["What wasn't paid in cash but by check?", 'How much was the lathe?'])(
  'leaves questions alone: %s',
  (said) => {
    expect(orderIn(said)).toBe(said);
  },
);
