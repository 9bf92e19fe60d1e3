import { describe, expect, it } from 'vitest';
import type { NextItem } from './next.ts';
import { nextWords } from './next-sentence.ts';

const today = new Date(2026, 2, 8, 23, 59);
const say = (item: NextItem, currency = 'USD') => nextWords(item, { today, currency });
const bill = (id: number, dueOn: string, due = '1200.00') => ({
  id,
  title: `Bill ${id}`,
  dueOn,
  due,
  contractorId: null,
});

describe('the words of the budget', () => {
  it('say what is overdue, how much and how late', () => {
    expect(
      say({ kind: 'overdue_bills', count: 1, due: '1200.00', bills: [bill(1, '2026-03-07')] }),
    ).toEqual({
      sentence: 'A bill is overdue: $1,200.00.',
      records: [{ id: 1, name: 'Bill 1', detail: '1 day late' }],
      more: 0,
    });
  });

  it('say what is due soon in total, and name the first three', () => {
    const days = ['2026-03-08', '2026-03-09', '2026-03-11', '2026-03-11'];
    const { sentence, records, more } = say({
      kind: 'due_bills',
      count: 6,
      due: '7200.50',
      bills: days.map((day, index) => bill(index, day)),
    });
    expect(sentence).toBe('6 bills are due soon: $7,200.50 in total.');
    expect(records?.map(({ detail }) => detail)).toEqual([
      '$1,200.00, today',
      '$1,200.00, tomorrow',
      '$1,200.00, in 3 days',
    ]);
    expect(more).toBe(3);
  });

  it('say by how much lines and the whole are expected over', () => {
    const line = { id: 4, title: 'Tiling', overBy: '300.00' };
    expect(say({ kind: 'lines_over', count: 1, lines: [line] })).toEqual({
      sentence: 'A line is expected over its plan.',
      records: [{ id: 4, name: 'Tiling', detail: '$300.00 over' }],
      more: 0,
    });
    expect(say({ kind: 'lines_over', count: 7, lines: [line] }).sentence).toBe(
      '7 lines are expected over their plan.',
    );
    expect(say({ kind: 'expected_over', overBy: '2310.00' }).sentence).toBe(
      'This project is $2,310.00 over if nothing changes.',
    );
  });

  it('say what is paid ahead of its work', () => {
    const agreement = { id: 5, title: 'Roof', aheadBy: '500.00', contractorId: 9 };
    expect(say({ kind: 'paid_ahead', count: 1, agreements: [agreement] })).toEqual({
      sentence: 'An agreement is paid ahead of its work.',
      records: [{ id: 5, name: 'Roof', detail: '$500.00 ahead' }],
      more: 0,
    });
  });

  it('write every amount in the currency of the project', () => {
    const items: NextItem[] = [
      { kind: 'over_budget', overBy: '12.50' },
      { kind: 'near_budget', remaining: '12.50' },
      { kind: 'expected_over', overBy: '12.50' },
      { kind: 'lines_over', count: 1, lines: [{ id: 1, title: 'Tiling', overBy: '12.50' }] },
      { kind: 'overdue_bills', count: 1, due: '12.50', bills: [bill(1, '2026-03-07', '12.50')] },
      { kind: 'due_bills', count: 2, due: '12.50', bills: [bill(1, '2026-03-08', '12.50')] },
      {
        kind: 'paid_ahead',
        count: 1,
        agreements: [{ id: 1, title: 'Roof', aheadBy: '12.50', contractorId: null }],
      },
    ];
    for (const item of items) {
      const text = JSON.stringify(say(item, 'EUR'));
      expect(text).toContain('€12.50');
      expect(text).not.toContain('$');
    }
  });
});

describe('the words about contractors', () => {
  it('say what waits for a decision', () => {
    const change = { id: 1, title: 'Two more outlets', amountDelta: '380.00', contractorId: 3 };
    expect(say({ kind: 'change_to_decide', count: 1, changes: [change] })).toEqual({
      sentence: 'A change waits for your decision.',
      records: [{ id: 1, name: 'Two more outlets', detail: '+$380.00' }],
      more: 0,
    });
    const sent = { id: 2, title: 'Tiles set', kind: 'date' as const, contractorId: 3 };
    expect(say({ kind: 'submission', count: 4, submissions: [sent] })).toEqual({
      sentence: '4 things from contractors wait for you.',
      records: [{ id: 2, name: 'Tiles set', detail: 'new date' }],
      more: 3,
    });
  });
});

it('documents say whose they are, and how long ago or how soon they expire', () => {
  const document = (id: number, expiresOn: string, contractorName: string | null = null) => ({
    id,
    title: `Paper ${id}`,
    expiresOn,
    contractorName,
  });
  expect(
    say({ kind: 'expired_documents', count: 1, documents: [document(1, '2026-03-07', 'Rosa')] }),
  ).toEqual({
    sentence: 'A document has expired.',
    records: [{ id: 1, name: 'Paper 1, Rosa', detail: '1 day ago' }],
    more: 0,
  });
  const { sentence, records } = say({
    kind: 'expiring_documents',
    count: 2,
    documents: [document(1, '2026-03-08'), document(2, '2026-04-07')],
  });
  expect(sentence).toBe('2 documents expire soon.');
  expect(records?.map(({ detail }) => detail)).toEqual(['today', 'in 30 days']);
});
