import { expect, test } from 'vitest';
import { dayQuestion, daysApartIn, isOfLastTwo } from './days-apart.ts';
import { milestoneBefore, withoutAfterThat } from './next-after.ts';
import { weekdayAsked } from './weekday-asked.ts';

test.each([
  ['How many days between the tile and the tub?', 'the tile', 'the tub'],
  ['how far apart are the tile and the tub', 'the tile', 'the tub'],
  [
    'How long did it take from the permit being issued to passing the framing inspection?',
    'the permit issued',
    'the framing inspection',
  ],
  ['how long after the tile is the tub', 'the tile', 'the tub'],
  ['how long did the bath take from permit to usable?', 'the bath permit', 'the bath usable'],
  ['days between the first and last payment to Ann', 'first payment to Ann', 'last payment to Ann'],
])('%s', (message, one, other) => {
  expect(daysApartIn(message)).toEqual([one, other]);
});

test.each([
  'how many days should there be between coats of paint and sanding',
  'how many days until the tub',
  'how long does joint compound have to dry before you can paint',
  'how many days does a slab need to cure before people park on it',
])('%s has no two days', (message) => {
  expect(daysApartIn(message)).toBeNull();
});

test('a stretch of time up to today', () => {
  expect(dayQuestion('how many days since we last paid Ann?')).toBe('when did we last paid Ann?');
  expect(dayQuestion('how long has it been since the tub')).toBe('when was the tub?');
  expect(isOfLastTwo('how many days apart are those?')).toBe(true);
  expect(isOfLastTwo('how many days apart are the studs?')).toBe(false);
});

test('weekdays', () => {
  expect(weekdayAsked('what day of the week is the tub due?')).toEqual({
    message: 'what day is the tub due?',
    supposed: null,
  });
  expect(weekdayAsked('is the tub on a Wednesday?')).toEqual({
    message: 'when is the tub?',
    supposed: 'wednesday',
  });
  expect(weekdayAsked('did we pay a lot last weekend?')).toBeNull();
});

test('what comes after the milestone of the last answer', () => {
  const answer = '**Tub set** (Bath), due on [Jul 1, 2026](/timeline?project=1)';
  expect(milestoneBefore('and the one after that?', answer)).toBe('Tub set');
  expect(milestoneBefore('and the one after that?', 'You spent $5.')).toBeNull();
  expect(withoutAfterThat('and the sink after that?', answer)).toBe('and the sink?');
});
