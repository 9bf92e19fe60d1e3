import { describe, expect, it } from 'vitest';
import type { ExpenseHabits } from '#shared/expense.ts';
import type { InboxItem } from '#shared/inbox.ts';
import { draftOf } from './draft.ts';
import { stepOf } from './review-keys.ts';

const habits: ExpenseHabits = {
  category: 'labor',
  paymentMethod: 'credit_card',
  byContractor: { 7: 'tools' },
  descriptions: [],
};

function item(reading: Partial<InboxItem['reading']> = {}, rest: Partial<InboxItem> = {}) {
  return {
    id: 1,
    projectId: 2,
    key: `receipts/${'k'.repeat(32)}.jpg`,
    name: 'photo.jpg',
    createdAt: '2026-03-08T12:00:00.000Z',
    version: 1,
    thumbnailUrl: null,
    sameAs: null,
    ...rest,
    reading: {
      id: 3,
      key: `receipts/${'k'.repeat(32)}.jpg`,
      status: 'done',
      total: { value: '54.75', checked: true },
      date: '2026-03-07',
      merchant: 'Tile Shop',
      tax: null,
      lines: [],
      contractorId: null,
      category: 'materials',
      duplicateOf: [],
      ...reading,
    },
  } satisfies InboxItem;
}

describe('a draft', () => {
  it('has what the receipt says and how the household paid last', () => {
    const draft = draftOf(item(), habits);
    expect(draft).toMatchObject({ missing: [], isSure: true });
    expect(draft.input).toMatchObject({
      projectId: 2,
      description: 'Tile Shop',
      amount: '54.75',
      date: '2026-03-07',
      category: 'materials',
      paymentMethod: 'credit_card',
      attachments: [{ key: item().key, name: 'photo.jpg' }],
    });
  });

  it('names what is missing, and then cannot be accepted', () => {
    const nothing = { total: null, date: null, merchant: null, category: null };
    const draft = draftOf(item(nothing), undefined);
    expect(draft.missing).toEqual(['total', 'date', 'description', 'category', 'payment method']);
    expect([draft.input, draft.isSure]).toEqual([null, false]);
    expect(draft.start.values).toEqual({
      attachments: [{ key: item().key, name: 'photo.jpg' }],
    });
  });

  it('takes the category of the contractor, but not that of the last expense', () => {
    const of = (contractorId: number | null) =>
      draftOf(item({ category: null, contractorId }), habits).start.values.category;
    expect([of(7), of(8), of(null)]).toEqual(['tools', undefined, undefined]);
  });

  it('is not sure if the total is not checked, or if it may be a duplicate', () => {
    const isSure = (...parts: Parameters<typeof item>) => draftOf(item(...parts), habits).isSure;
    expect(isSure({ total: { value: '54.75', checked: false } })).toBe(false);
    expect(isSure({ duplicateOf: [9] })).toBe(false);
    expect(isSure({}, { sameAs: 4 })).toBe(false);
  });

  it('has no amount of a refund', () => {
    expect(draftOf(item({ total: { value: '-5.00', checked: true } }), habits).missing).toEqual([
      'total',
    ]);
  });
});

describe('a key of the review', () => {
  const press = (key: string, more: object = {}) =>
    stepOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more }, true);

  it('goes on, accepts, edits or removes', () => {
    expect(
      ['j', 'K', 'ArrowDown', 'ArrowUp', 'a', 'Enter', 'e', 'x'].map((key) => press(key)),
    ).toEqual(['next', 'previous', 'next', 'previous', 'accept', 'accept', 'edit', 'remove']);
    expect([press('z'), press('a', { ctrlKey: true }), press('x', { repeat: true })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is left to a button that has the focus, if it is Enter', () => {
    const enter = { key: 'Enter', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    expect(stepOf(enter, false)).toBeNull();
  });
});
