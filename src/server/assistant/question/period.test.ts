import { describe, expect, it } from 'vitest';
import { takePeriod } from './period.ts';
import { toWords, Words } from './words.ts';

const TODAY = '2026-06-18';

describe('the period of a question', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['spent today', '2026-06-18', '2026-06-18'],
    ['this week', '2026-06-14', '2026-06-20'],
    ['last week', '2026-06-07', '2026-06-13'],
    ['from last week', '2026-06-07', '2026-06-13'],
    ['last month', '2026-05-01', '2026-05-31'],
    ['this quarter', '2026-04-01', '2026-06-30'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['year to date', '2026-01-01', '2026-06-18'],
    ['the last 30 days', '2026-05-20', '2026-06-18'],
    ['past two months', '2026-04-19', '2026-06-18'],
    ['the next 2 weeks', '2026-06-18', '2026-07-01'],
    ['3 months ago', '2026-03-01', '2026-03-31'],
    ['in March', '2026-03-01', '2026-03-31'],
    ['in October', '2025-10-01', '2025-10-31'],
    ['for 2024-02', '2024-02-01', '2024-02-29'],
    ['March to May compared with January to February', '2026-03-01', '2026-05-31'],
    ['in Feb 2024', '2024-02-01', '2024-02-29'],
    ['last March', '2026-03-01', '2026-03-31'],
    ['last June', '2025-06-01', '2025-06-30'],
    ['a week from today', '2026-06-25', '2026-06-25'],
    ['two weeks from Friday', '2026-07-03', '2026-07-03'],
    ['since Easter', '2026-04-05', undefined],
    ['until Easter Monday 2024', undefined, '2024-04-01'],
    ['since good friday 2025', '2025-04-18', undefined],
    ['in may', '2026-05-01', '2026-05-31'],
    ['in 2025', '2025-01-01', '2025-12-31'],
    ['Q4 2025', '2025-10-01', '2025-12-31'],
    ['on March 5', '2026-03-05', '2026-03-05'],
    ['on the 5th of March', '2026-03-05', '2026-03-05'],
    ['on 12/24', '2025-12-24', '2025-12-24'],
    ['on 3/1/26', '2026-03-01', '2026-03-01'],
    ['on 2026-02-28', '2026-02-28', '2026-02-28'],
    ['the payments from May', '2026-05-01', '2026-05-31'],
    ['the payments from May on', '2026-05-01', undefined],
    ['before the end of May', undefined, '2026-05-31'],
    ['since June', '2026-06-01', undefined],
    ['since 2 January 2026', '2026-01-02', undefined],
    ['after April', '2026-05-01', undefined],
    ['before 2026', undefined, '2025-12-31'],
    ['until March', undefined, '2026-03-31'],
    ['between 1 March and 15 April', '2026-03-01', '2026-04-15'],
    ['from March to May', '2026-03-01', '2026-05-31'],
    ['between today and the end of June', '2026-06-18', '2026-06-30'],
    ['from today to the end of October', '2026-06-18', '2026-10-31'],
    ['between December and March', '2025-12-01', '2026-03-31'],
    ['in the last week of May', '2026-05-25', '2026-05-31'],
    ['in the first week of May 2025', '2025-05-01', '2025-05-07'],
    ['the second week of May', '2026-05-08', '2026-05-14'],
    ['the first two weeks of April', '2026-04-01', '2026-04-14'],
    ['the last ten days of April', '2026-04-21', '2026-04-30'],
    ['the second half of February', '2026-02-16', '2026-02-28'],
    ['in early April', '2026-04-01', '2026-04-10'],
    ['late in April', '2026-04-21', '2026-04-30'],
    ['yesterday and the day before', '2026-06-16', '2026-06-17'],
    ['the day before yesterday', '2026-06-16', '2026-06-16'],
    ['by Christmas 2024', undefined, '2024-12-25'],
    ['since Memorial Day', '2026-05-25', undefined],
    ['before Thanksgiving', undefined, '2025-11-26'],
    ['from March 1 to now', '2026-03-01', '2026-06-18'],
    ['from the start of April to the end of May last year', '2025-04-01', '2025-05-31'],
    ['between July and August last year', '2025-07-01', '2025-08-31'],
    ['from August to October 2024', '2024-08-01', '2024-10-31'],
    ['from November to March 2025', '2024-11-01', '2025-03-31'],
    ['from June 2024 to March 2025', '2024-06-01', '2025-03-31'],
  ])('%s', (text, from, to) => {
    expect(takePeriod(new Words(toWords(text)), { today: TODAY, isAhead: false })).toEqual({
      ...(from && { from }),
      ...(to && { to }),
    });
  });

  it.each(['may I ask', 'my last expense', 'more than 2000', 'the day I die', 'on 13/45'])(
    'is none in "%s"',
    (text) => {
      expect(takePeriod(new Words(toWords(text)), { today: TODAY, isAhead: false })).toBeNull();
    },
  );
});
