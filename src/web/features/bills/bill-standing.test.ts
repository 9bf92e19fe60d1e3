import { expect, it } from 'vitest';
import type { Bill } from '#shared/bill.ts';
import { bill } from '../../testing/budget-records.ts';
import { billStanding } from './bill-standing.ts';

const now = new Date(2026, 2, 8, 23, 30);
const text = (fields: Partial<Bill>) => billStanding({ ...bill, ...fields }, now).text;

it('says when a bill is due, on the user’s own calendar', () => {
  expect(text({ dueOn: '2026-03-08' })).toBe('Due today');
  expect(text({ dueOn: '2026-03-09' })).toBe('Due in 1 day');
  expect(text({ dueOn: '2026-03-05' })).toBe('Overdue by 3 days');
  expect(text({ dueOn: '2026-06-01' })).toBe('Due Jun 1, 2026');
  expect(text({ dueOn: null })).toBe('Due, no date');
});

it('a paid or void bill is not due', () => {
  expect(text({ due: '0.00', heldLeft: '0.00', dueOn: '2026-03-05' })).toBe('Paid');
  expect(text({ due: '0.00', heldLeft: '40.00' })).toBe('Paid, less the hold-back');
  expect(text({ isVoid: true, dueOn: '2026-03-05' })).toBe('Void');
});
