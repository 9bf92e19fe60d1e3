import { afterEach, expect, it, vi } from 'vitest';
import { dropInvitation, keepInvitation, pendingInvitation } from './pending-invitation.ts';

const invitation = { token: 'abc', projectName: 'Kitchen' };
afterEach(() => {
  vi.useRealTimers();
  dropInvitation();
});

it('an invitation is kept until it is dropped', () => {
  expect(pendingInvitation()).toBeNull();
  keepInvitation(invitation);
  expect(pendingInvitation()).toMatchObject(invitation);
  dropInvitation();
  expect(pendingInvitation()).toBeNull();
});

it('an invitation is forgotten after an hour', () => {
  vi.useFakeTimers();
  keepInvitation(invitation);
  vi.advanceTimersByTime(59 * 60_000);
  expect(pendingInvitation()).toMatchObject(invitation);
  vi.advanceTimersByTime(60_000);
  expect(pendingInvitation()).toBeNull();
});
