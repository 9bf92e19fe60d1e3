import { expect, it } from 'vitest';
import { mergeValues } from './conflict-merge.ts';

const base = { description: 'Tiles', amount: '100.00', notes: '', date: '2026-03-08' };

it('asks only about fields that both people changed', () => {
  const mine = { ...base, description: 'Floor tiles', amount: '120' };
  const theirs = { ...base, amount: '130.00', notes: 'Late' };
  expect(mergeValues({ base, mine, theirs })).toEqual({
    differing: ['amount'],
    taken: ['notes'],
    changed: ['amount', 'notes'],
  });
});

it('does not ask if both people entered the same', () => {
  const mine = { ...base, amount: '130', notes: ' Late ' };
  const theirs = { ...base, amount: '130.00', notes: 'Late' };
  expect(mergeValues({ base, mine, theirs })).toMatchObject({ differing: [], taken: [] });
});

it('takes no empty field for a change', () => {
  const theirs = { ...base, notes: null };
  expect(mergeValues({ base, mine: base, theirs }).changed).toEqual([]);
});
