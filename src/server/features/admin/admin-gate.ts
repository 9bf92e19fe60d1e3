import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { INVALID_ADMIN_PASSWORD } from '#shared/admin.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';

interface GateParts {
  password: string;
  rateLimits: RateLimits;
  /** Wrong passwords from one address before a 429. */
  failures: number;
}

/** Lets the admin's calls in. Throws a 401 or, after too many failures, a 429. */
export function createAdminGate({ password, rateLimits, failures }: GateParts) {
  // One at a time, so that each of many parallel guesses is counted before the next one is checked.
  const withSlot = createWorkSlots({
    running: 1,
    waiting: 100,
    refusal: 'Too busy right now. Try again in a few seconds.',
  });
  const expected = digest(password);

  return async function requireAdmin(given: string | undefined, address: string): Promise<void> {
    await withSlot(async () => {
      const perAddress = allowance(failures, 'admin', addressGroup(address));
      await rateLimits.requireAllowance([perAddress]);
      if (timingSafeEqual(digest(given ?? ''), expected)) return;
      await rateLimits.countFailure([perAddress]);
      throw new AppError('unauthenticated', INVALID_ADMIN_PASSWORD);
    });
  };
}

/** Always the same length, so that the comparison takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
