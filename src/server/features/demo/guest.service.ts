import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { AppError, unavailable } from '#server/errors.ts';
import type { AccessPolicy } from '#server/http/scope.ts';
import type { GoogleIdentity } from '#server/integrations/google/google-provider.ts';
import type { RegisterInput } from '#shared/auth.ts';
import { DEMO_FULL, DEMO_OFF, DEMO_SIGNED_IN, GUEST_DOMAIN, NOT_A_GUEST } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import type { Auth } from '../auth/auth.service.ts';
import type { GoogleSignIn } from '../auth/google-sign-in.service.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { insertGuests, listCompanions, updateAsDue, updateAsEnded } from './guest.repository.ts';
import type { Samples } from './sample.service.ts';

const DEMOS_PER_10_MIN = 10;
const DEMOS_PER_DAY = 40;
const DAY_SECONDS = 86_400;
/** The guest and the second person of the sample. */
const ACCOUNTS_PER_DEMO = 2;

/** As the sample archives name the person who added some of the records. */
const COMPANION = { firstName: 'Sam', lastName: 'Rivera' };

interface GuestParts {
  db: Database;
  rateLimits: RateLimits;
  access: Pick<AccessPolicy, 'accountScope'>;
  auth: Auth;
  googleSignIn: Pick<GoogleSignIn, 'registerGuest'>;
  samples: Samples;
  /** How many demos may be open at the same time; null if there are none. */
  openDemos: number | null;
}

export type Guests = ReturnType<typeof createGuests>;

export function createGuests(parts: GuestParts) {
  const { db, rateLimits, samples } = parts;
  const scopeOf = (user: User) => ({ ...parts.access.accountScope(user), tab: null });

  async function countDemo(address: string): Promise<void> {
    const group = addressGroup(address);
    const refusal = 'You have opened the demo many times.';
    await rateLimits.take({ ...allowance(DEMOS_PER_10_MIN, 'demo', group), refusal });
    await rateLimits.take({
      ...allowance(DEMOS_PER_DAY, 'demo-day', group),
      windowSeconds: DAY_SECONDS,
      refusal,
    });
  }

  /** The account is there before its projects, and ends at once if they cannot be made. */
  async function fill(openDemos: number): Promise<User> {
    const name = randomBytes(12).toString('hex');
    const accounts = [
      { email: `guest-${name}@${GUEST_DOMAIN}`, firstName: 'Guest', lastName: null },
      { email: `sam-${name}@${GUEST_DOMAIN}`, ...COMPANION },
    ];
    const made = await db.transaction((tx) =>
      insertGuests(tx, accounts, openDemos * ACCOUNTS_PER_DEMO),
    );
    const [guest, companion] = made ?? [];
    if (!guest || !companion) throw unavailable(DEMO_FULL);
    try {
      await samples.addAll(scopeOf(guest), {
        userId: companion.id,
        name: `${COMPANION.firstName} ${COMPANION.lastName}`,
      });
    } catch (error) {
      await updateAsEnded(db, [guest.id, companion.id]);
      throw error;
    }
    return guest;
  }

  async function keep(guest: User, register: () => Promise<User>): Promise<User> {
    if (!guest.isGuest) throw new AppError('conflict', NOT_A_GUEST);
    const user = await register();
    await updateAsEnded(db, await listCompanions(db, user.id));
    await samples.removeUntouched(scopeOf(user));
    return user;
  }

  return {
    /** A new account with the sample projects, which ends after a day. */
    async createDemo(visitor: { present: User | null; address: string }): Promise<User> {
      const { openDemos } = parts;
      if (openDemos === null) throw unavailable(DEMO_OFF);
      if (visitor.present) throw new AppError('conflict', DEMO_SIGNED_IN);
      await countDemo(visitor.address);
      return samples.inTurn(() => fill(openDemos));
    },

    /** Makes the account of a guest their own, with all that they added or changed. */
    keepDemo: (guest: User, input: RegisterInput, address: string): Promise<User> =>
      keep(guest, () => parts.auth.registerGuest(guest.id, input, address)),

    /** The same for someone who signs in with Google. */
    keepDemoWithGoogle: (guest: User, identity: GoogleIdentity): Promise<User> =>
      keep(guest, () => parts.googleSignIn.registerGuest(guest.id, identity)),

    /** Call it before the sweep of deleted accounts, which then removes rows and files. */
    sweep: () => updateAsDue(db),
  };
}
