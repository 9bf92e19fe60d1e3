import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';

const DAY_SECONDS = 86_400;
/** More than anyone does in a demo by hand. */
const PER_DAY = { change: 300, export: 20 };

/** What one guest may do while the demo lasts. */
export function createGuestLimits(rateLimits: RateLimits) {
  return (userId: number, what: keyof typeof PER_DAY): Promise<void> =>
    rateLimits.take({
      ...allowance(PER_DAY[what], `guest-${what}`, String(userId)),
      windowSeconds: DAY_SECONDS,
      refusal: 'That is enough for a demo. Create a free account to go on.',
    });
}
