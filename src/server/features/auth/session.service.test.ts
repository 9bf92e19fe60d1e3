import { describe, expect, it } from 'vitest';
import { renewedExpiry } from './session.service.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const at = (days: number) => new Date(start + days * DAY).toISOString();

describe('the end of a session', () => {
  it('moves at most once a day, to fourteen days from now', () => {
    const session = { createdAt: at(0), expire: at(14) };
    expect(renewedExpiry(session, start + 0.9 * DAY)).toBeNull();
    expect(renewedExpiry(session, start + 3 * DAY)).toBe(at(17));
  });

  it('is never more than thirty days after its start', () => {
    expect(renewedExpiry({ createdAt: at(0), expire: at(27) }, start + 26 * DAY)).toBe(at(30));
    expect(renewedExpiry({ createdAt: at(0), expire: at(30) }, start + 29 * DAY)).toBeNull();
  });
});
