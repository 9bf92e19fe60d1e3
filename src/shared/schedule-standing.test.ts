import { expect, it } from 'vitest';
import { scheduleStanding } from './schedule-standing.ts';

const payment = (title: string, amount: string) => ({
  kind: 'stage' as const,
  title,
  amount,
  milestoneId: null,
  dueOn: null,
});
const schedule = [
  payment('Deposit', '1000.00'),
  payment('Rough-in', '3000.00'),
  payment('Final', '500.00'),
];
const paidOf = (paid: string) => scheduleStanding(schedule, paid).map((each) => each.paid);

it('pays the schedule in its order', () => {
  expect(paidOf('0.00')).toEqual(['0.00', '0.00', '0.00']);
  expect(paidOf('1500.50')).toEqual(['1000.00', '500.50', '0.00']);
  expect(paidOf('9000.00')).toEqual(['1000.00', '3000.00', '500.00']);
  expect(scheduleStanding(schedule, '4000.00').map(({ isPaid }) => isPaid)).toEqual([
    true,
    true,
    false,
  ]);
});

it('has nothing paid after refunds of more than was paid', () => {
  expect(paidOf('-20.00')).toEqual(['0.00', '0.00', '0.00']);
});
