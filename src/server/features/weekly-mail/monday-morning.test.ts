import { expect, it } from 'vitest';
import { nextMondayMorning } from './monday-morning.ts';

it.each([
  ['UTC', '2026-11-17T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['UTC', '2026-11-16T03:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['UTC', '2026-11-15T23:59:00Z', '2026-11-16T07:00:00.000Z'],
  // Still Sunday in New York, already Monday in Auckland.
  ['America/New_York', '2026-11-16T03:00:00Z', '2026-11-16T12:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-15T12:00:00Z', '2026-11-22T18:00:00.000Z'],
  // The clocks change on the Sunday between.
  ['Europe/Paris', '2026-03-27T12:00:00Z', '2026-03-30T05:00:00.000Z'],
  ['Europe/Paris', '2026-10-23T12:00:00Z', '2026-10-26T06:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-18T00:00:00Z', '2026-11-23T01:15:00.000Z'],
])('in %s after %s, it is %s', (timeZone, now, expected) => {
  expect(nextMondayMorning(timeZone, new Date(now)).toISOString()).toBe(expected);
});
