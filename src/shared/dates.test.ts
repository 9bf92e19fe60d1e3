import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDateIn,
  daysBetween,
  dayToInstant,
  formatDate,
  formatRelativeDate,
  isCalendarDate,
  knownTimeZone,
  toCalendarDate,
  toLocalDate,
} from './dates.ts';

describe('formatDate', () => {
  it('shows a calendar date as the same day, also west of Greenwich', () => {
    expect(new Date().getTimezoneOffset()).toBeGreaterThan(0);
    expect(formatDate('2026-03-08')).toBe('Mar 8, 2026');
    expect(formatDate('2026-11-01')).toBe('Nov 1, 2026');
  });

  it('formats a day like Intl', () => {
    const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    fc.assert(
      fc.property(day, (date) => {
        expect(formatDate(date)).toBe(intl.format(date));
      }),
    );
  });

  it.each(['', 'soon', '2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10'])(
    'returns Invalid Date for %j',
    (text) => {
      expect(formatDate(text)).toBe('Invalid Date');
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});

const day = fc.date({
  min: new Date(1, 0, 1),
  max: new Date(9999, 11, 31),
  noInvalidDate: true,
});

describe('calendar dates', () => {
  it('come back from the local date unchanged, also when clocks change', () => {
    fc.assert(
      fc.property(day, (date) => {
        const text = toCalendarDate(date);
        expect(toCalendarDate(toLocalDate(text))).toBe(text);
        expect(isCalendarDate(text)).toBe(true);
      }),
    );
  });

  it('keep their day as an instant', () => {
    expect(formatDate(dayToInstant('2026-06-30'))).toBe('Jun 30, 2026');
  });

  it('count days by the calendar, not by 24 hours', () => {
    expect(daysBetween(toLocalDate('2026-03-07'), toLocalDate('2026-03-09'))).toBe(2);
    expect(daysBetween(new Date(2026, 2, 8, 23, 59), new Date(2026, 2, 9, 0, 1))).toBe(1);
    expect(daysBetween(toLocalDate('2026-01-02'), toLocalDate('2026-01-01'))).toBe(-1);
  });
});

describe('addDays', () => {
  it('moves along the calendar, over months, leap days and clock changes', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });
});

describe('formatRelativeDate', () => {
  const now = new Date(2026, 2, 31, 0, 30);

  it.each([
    ['2026-03-31', 'Today'],
    ['2026-03-30', 'Yesterday'],
    ['2026-03-29', '2 days ago'],
    ['2026-03-25', '6 days ago'],
    ['2026-03-24', '1 week ago'],
    ['2026-03-17', '2 weeks ago'],
    ['2026-03-02', '4 weeks ago'],
    ['2026-03-01', 'Mar 1, 2026'],
    ['2026-04-01', 'Apr 1, 2026'],
    ['soon', 'Invalid Date'],
  ])('for %s: %s', (day, words) => {
    expect(formatRelativeDate(day, now)).toBe(words);
  });
});

describe('the day in a time zone', () => {
  const lateInNewYork = new Date('2026-03-09T03:30:00.000Z');

  it.each([
    ['America/New_York', '2026-03-08'],
    ['Europe/Paris', '2026-03-09'],
    ['Pacific/Pago_Pago', '2026-03-08'],
    ['Nowhere/Land', '2026-03-09'],
    ['-08:00', '2026-03-09'],
    ['', '2026-03-09'],
    [null, '2026-03-09'],
  ])('is read in %s, and in UTC if there is no such zone', (name, day) => {
    expect(calendarDateIn(knownTimeZone(name), lateInNewYork)).toBe(day);
  });
});
