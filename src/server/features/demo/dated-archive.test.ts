import { describe, expect, it } from 'vitest';
import { moved } from './dated-archive.ts';

describe('a sample that is loaded later', () => {
  it('has every day and instant as far from now as they were', () => {
    const archive = {
      exportedAt: '2026-01-15T09:00:00.000Z',
      expenses: [{ date: '2026-01-14', createdAt: '2025-12-31T23:59:59.999Z', notes: null }],
    };
    expect(moved(archive, 50)).toEqual({
      exportedAt: '2026-03-06T09:00:00.000Z',
      expenses: [{ date: '2026-03-05', createdAt: '2026-02-19T23:59:59.999Z', notes: null }],
    });
  });

  it('has all other values as they are', () => {
    const others = {
      text: 'Delivered 2026-01-14',
      amount: '2026.01',
      path: 'receipts/2026-01-14.png',
      flag: true,
      count: 20_260_114,
      none: null,
    };
    expect(moved(others, 3)).toEqual(others);
  });
});
