import { expect, it } from 'vitest';
import type { ActivityEntry } from '#shared/activity.ts';
import { whyNotRestorable } from './restoring.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const deletion = {
  id: 5,
  at: '2026-03-30T12:00:00.000Z',
  action: 'delete',
  kind: 'expense',
  recordId: 9,
  canRestore: false,
} as ActivityEntry;
const restore = { ...deletion, id: 6, action: 'restore' } as ActivityEntry;

it.each([
  ['a deletion that can be restored', { ...deletion, canRestore: true }, [], null],
  ['one that was restored', deletion, [restore], 'Restored since'],
  ['one after an earlier restore', { ...deletion, id: 7 }, [restore], null],
  ['one of another record', { ...deletion, recordId: 8 }, [restore], null],
  [
    'one that is too old',
    { ...deletion, at: '2026-03-01T11:59:00.000Z' },
    [],
    'Deleted more than 30 days ago, so it cannot be restored',
  ],
  ['a member, who is invited again', { ...deletion, kind: 'member' } as ActivityEntry, [], null],
  ['a creation', { ...deletion, action: 'create' } as ActivityEntry, [], null],
])('says why %s cannot be restored', (_, entry, others, reason) => {
  expect(whyNotRestorable(entry, others, now)).toBe(reason);
});
