import { describe, expect, it } from 'vitest';
import { ALL_ACTIVITY, toActivitySearch, toActivityView } from './activity-view.ts';

describe('the view of the activity in the address', () => {
  it.each([
    { search: {}, view: ALL_ACTIVITY },
    { search: { kind: 'expense', person: '7' }, view: { kind: 'expense', person: 7 } },
    { search: { kind: 'toString', person: '-1' }, view: ALL_ACTIVITY },
    { search: { kind: 'Expense', person: '7 or 1=1' }, view: ALL_ACTIVITY },
  ])('$search', ({ search, view }) => {
    expect(toActivityView(search)).toEqual(view);
  });

  it('leaves out what is not filtered', () => {
    expect(toActivitySearch(ALL_ACTIVITY)).toEqual({});
    expect(toActivitySearch({ kind: 'member', person: 7 })).toEqual({ kind: 'member', person: 7 });
  });
});
