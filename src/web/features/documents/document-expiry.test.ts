import { expect, it } from 'vitest';
import { documentExpiry } from './document-expiry.ts';

const now = new Date(2026, 2, 8, 23, 59);

it.each([
  ['2026-03-07', 'expired', 'Expired on Mar 7, 2026'],
  ['2026-03-08', 'soon', 'Expires today'],
  ['2026-03-09', 'soon', 'Expires in 1 day'],
  ['2026-04-07', 'soon', 'Expires in 30 days'],
  ['2026-04-08', 'later', 'Valid until Apr 8, 2026'],
])('on %s it is %s: %s', (day, kind, text) => {
  expect(documentExpiry(day, now)).toEqual({ kind, text });
});

it('a document without a day says nothing', () => {
  expect(documentExpiry(null, now)).toBeNull();
});
