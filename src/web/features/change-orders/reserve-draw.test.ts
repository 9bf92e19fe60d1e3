import { expect, it } from 'vitest';
import { reserveDraw } from './reserve-draw.ts';

const change = { id: 5, status: 'accepted' as const, amountDelta: '450.00' };
const agreement = { planLineId: 7 };
const move = (id: number, changeOrderId: number | null, reversesId: number | null = null) => ({
  id,
  projectId: 4,
  amount: '-450.00',
  planLineId: 7,
  changeOrderId,
  reason: null,
  reversesId,
  createdAt: '2026-03-08T12:00:00.000Z',
  addedBy: null,
});
const from = (reserve: string, ...moves: ReturnType<typeof move>[]) =>
  reserveDraw(change, agreement, { reserve, moves });

it('draws what the change costs, or what is left', () => {
  expect(from('2000.00')).toBe('450.00');
  expect(from('300.00')).toBe('300.00');
  expect(from('0.00')).toBeNull();
});

it('draws once, and again after the draw was taken back', () => {
  expect(from('2000.00', move(1, 5))).toBeNull();
  expect(from('2000.00', move(1, 6))).toBe('450.00');
  expect(from('2000.00', move(1, 5), move(2, 5, 1))).toBe('450.00');
});

it('draws only for an accepted cost on a line', () => {
  const reserve = { reserve: '2000.00', moves: [] };
  expect(reserveDraw({ ...change, status: 'asked' }, agreement, reserve)).toBeNull();
  expect(reserveDraw({ ...change, amountDelta: '-450.00' }, agreement, reserve)).toBeNull();
  expect(reserveDraw(change, { planLineId: null }, reserve)).toBeNull();
});
