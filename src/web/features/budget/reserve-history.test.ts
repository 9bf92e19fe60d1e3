import { expect, it } from 'vitest';
import type { ReserveMove } from '#shared/reserve-move.ts';
import { reserveHistory } from './reserve-history.ts';

const move = (id: number, fields: Partial<ReserveMove>): ReserveMove => ({
  id,
  projectId: 4,
  amount: '2000.00',
  planLineId: null,
  changeOrderId: null,
  reason: null,
  reversesId: null,
  createdAt: `2026-03-${String(id + 10)}T15:00:00.000Z`,
  addedBy: null,
  ...fields,
});

const moves = [
  move(1, {}),
  move(2, { amount: '-500.00', planLineId: 7, reason: 'Rotten joists.' }),
  move(3, { amount: '-100.00', planLineId: 8, reason: 'HVAC duct' }),
  move(4, { amount: '500.00', planLineId: 7, reversesId: 2 }),
];

it('tells the latest move first, with what was left after it', () => {
  const history = reserveHistory(moves, (id) => (id === 7 ? 'Tiling' : undefined), 'USD');
  expect(history.map(({ day, sentence }) => `${day}: ${sentence}`)).toEqual([
    'Mar 14, 2026: $500.00 back from Tiling, taken back. $1,900.00 left.',
    'Mar 13, 2026: $100.00 to a deleted line, HVAC duct. $1,400.00 left.',
    'Mar 12, 2026: $500.00 to Tiling, rotten joists. $1,500.00 left.',
    'Mar 11, 2026: $2,000.00 set aside. $2,000.00 left.',
  ]);
});

it('offers to take back only what has not been taken back', () => {
  const history = reserveHistory(moves, () => 'Tiling', 'USD');
  expect(history.filter(({ isSettled }) => !isSettled).map(({ move: { id } }) => id)).toEqual([
    3, 1,
  ]);
});
