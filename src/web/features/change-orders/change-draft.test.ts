import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ChangeOrder } from '#shared/change-order.ts';
import { changeDraftSchema, draftedTerms, toChangeDraft } from './change-draft.ts';

const draft = {
  title: 'Heated floor',
  reason: '',
  costs: 'more' as const,
  amountDelta: '450',
  takes: 'more' as const,
  daysDelta: '3',
};

it('has the sign that was chosen', () => {
  expect(z.parse(changeDraftSchema, draft)).toMatchObject({ amountDelta: '450.00', daysDelta: 3 });
  expect(z.parse(changeDraftSchema, { ...draft, costs: 'less', takes: 'less' })).toMatchObject({
    amountDelta: '-450.00',
    daysDelta: -3,
  });
  const free = { ...draft, costs: 'less' as const, amountDelta: '0', takes: 'less' as const };
  expect(z.parse(changeDraftSchema, { ...free, daysDelta: '' })).toMatchObject({
    amountDelta: '0.00',
    daysDelta: 0,
  });
});

it('refuses a typed minus, which could mean the opposite', () => {
  const refused = z.safeParse(changeDraftSchema, { ...draft, amountDelta: '-5', daysDelta: '-2' });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(['amountDelta', 'daysDelta']);
});

it('changes nothing while the figures cannot be read', () => {
  expect(draftedTerms({ ...draft, amountDelta: '4x' })).toMatchObject({ amountDelta: '0.00' });
  expect(draftedTerms(draft)).toMatchObject({ amountDelta: '450.00', daysDelta: 3 });
});

it.each([
  ['450.00', 3],
  ['-450.00', -3],
  ['0.00', 0],
])('starts with a change as it is: %s and %d days', (amountDelta, daysDelta) => {
  const change = { title: 'Floor', reason: null, amountDelta, daysDelta } as ChangeOrder;
  expect(z.parse(changeDraftSchema, toChangeDraft(change))).toEqual({
    title: 'Floor',
    reason: null,
    amountDelta,
    daysDelta,
  });
});
