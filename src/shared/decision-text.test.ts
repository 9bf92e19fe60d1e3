import { expect, it } from 'vitest';
import { decisionText } from './decision-text.ts';

const decided = {
  status: 'accepted',
  decidedAt: '2026-03-08T12:00:00.000Z',
  decidedName: 'Ben Ortiz',
  recordedName: null,
} as const;

it('says who decided, and who wrote it down', () => {
  expect(decisionText(decided)).toBe('accepted by Ben Ortiz on Mar 8, 2026');
  expect(decisionText({ ...decided, recordedName: 'Maria' })).toBe(
    'recorded by Maria: accepted by Ben Ortiz on Mar 8, 2026',
  );
  expect(decisionText({ ...decided, status: 'asked', decidedAt: null })).toBeNull();
});
