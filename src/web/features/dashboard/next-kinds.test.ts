import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { MAX_COUNTED_EXPENSES, type NextItem } from '#shared/next.ts';
import { tellItem } from './next-kinds.ts';

const today = new Date(2026, 2, 8, 23, 59);
const tell = (item: NextItem, role: Role = 'owner', currency = 'USD') =>
  tellItem(item, today, { role, currency });
const milestone = (id: number, targetDate: string) => ({ id, title: `Step ${id}`, targetDate });

describe('what to do next, in words', () => {
  it('names the earliest milestones by how far away they are, and counts the rest', () => {
    const { sentence, records, more } = tell({
      kind: 'coming_milestones',
      count: 6,
      milestones: ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'].map((day, index) =>
        milestone(index, day),
      ),
    });
    expect(sentence).toBe('6 milestones are coming up.');
    expect(records?.map(({ detail }) => detail)).toEqual(['today', 'tomorrow', 'in 2 days']);
    expect(more).toBe(3);
  });

  it('says how late a milestone is', () => {
    const { sentence, records, more } = tell({
      kind: 'overdue_milestones',
      count: 2,
      milestones: [milestone(1, '2025-03-08'), milestone(2, '2026-03-07')],
    });
    expect(sentence).toBe('2 milestones are overdue.');
    expect(records?.map(({ detail }) => detail)).toEqual(['365 days late', '1 day late']);
    expect(more).toBe(0);
  });

  it('handles one, many, and at least this many', () => {
    const receipts = (count: number) => tell({ kind: 'missing_receipts', count }).sentence;
    expect(receipts(1)).toBe('An expense has no receipt.');
    expect(receipts(72)).toBe('72 expenses have no receipt.');
    expect(receipts(MAX_COUNTED_EXPENSES)).toBe('At least 1,000 expenses have no receipt.');
  });

  it('describes a budget that is nearly spent, spent and exceeded', () => {
    const near = (remaining: string) => tell({ kind: 'near_budget', remaining }).sentence;
    expect(near('150.00')).toBe('Only $150.00 of the budget is left.');
    expect(near('0.00')).toBe('The whole budget is spent.');
    expect(tell({ kind: 'over_budget', overBy: '2310.00' }).sentence).toBe(
      'This project is $2,310.00 over budget.',
    );
  });

  it('offers only what the role allows', () => {
    const receipts = { kind: 'missing_receipts', count: 2 } as const;
    const over = { kind: 'over_budget', overBy: '10.00' } as const;
    expect(tell(receipts, 'editor').action).toBe('Add them');
    expect(tell(receipts, 'viewer').action).toBe('See them');
    expect(tell(over, 'owner').action).toBe('Change the budget');
    expect(tell(over, 'editor')).toMatchObject({ action: 'See what it went to' });
    expect(tell(over, 'editor').advice).toBeUndefined();
  });

  it('leads to the contractor if all bills are theirs, else to the budget', () => {
    const bill = (id: number, contractorId: number | null) => ({
      id,
      title: `Bill ${id}`,
      dueOn: '2026-03-09',
      due: '10.00',
      contractorId,
    });
    const tellBills = (bills: ReturnType<typeof bill>[], count = bills.length) =>
      tell({ kind: 'due_bills', count, due: '20.00', bills }).link;
    const rosa = { to: '/contractors/$contractorId', params: { contractorId: '7' } };
    expect(tellBills([bill(1, 7), bill(2, 7)])).toEqual(rosa);
    for (const link of [
      tellBills([bill(1, 7), bill(2, 8)]),
      tellBills([bill(1, 7), bill(2, null)]),
      tellBills([bill(1, null)]),
      tellBills([bill(1, 7)], 2),
    ]) {
      expect(link).toEqual({ to: '/budget' });
    }
    const agreement = { id: 1, title: 'Roof', aheadBy: '10.00', contractorId: 7 };
    expect(tell({ kind: 'paid_ahead', count: 1, agreements: [agreement] }).link).toEqual(rosa);
  });

  it('writes amounts in the currency of the project', () => {
    const tellIn = (item: NextItem) => tell(item, 'owner', 'EUR').sentence;
    expect(tellIn({ kind: 'over_budget', overBy: '2310.00' })).toBe(
      'This project is €2,310.00 over budget.',
    );
    expect(tellIn({ kind: 'near_budget', remaining: '12.50' })).toBe(
      'Only €12.50 of the budget is left.',
    );
  });
});
