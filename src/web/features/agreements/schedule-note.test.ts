import { expect, it } from 'vitest';
import { scheduleNote } from './schedule-note.ts';

const note = (amounts: string[], agreed: string) =>
  scheduleNote(
    amounts.map((amount) => ({ amount })),
    agreed,
    'USD',
  );

it('says what the payments come to if it is not what was agreed', () => {
  expect(note(['1000', '2.200,50'], '4200')).toBe(
    'The payments come to $3,200.50. The agreement is for $4,200.00.',
  );
});

it('says nothing without payments, without an amount, or if they are the same', () => {
  expect(note([], '4200')).toBeNull();
  expect(note(['10'], '')).toBeNull();
  expect(note(['4,000.10', '199.90'], '4200')).toBeNull();
});
