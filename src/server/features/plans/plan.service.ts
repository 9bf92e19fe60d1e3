import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, notFound } from '#server/errors.ts';
import { limitReached, planAt, plans } from '#shared/plans.ts';
import { findSubscription, lockSubscription } from './plan.repository.ts';

interface LimitedNoun {
  noun: 'expenses' | 'contractors';
  count: (db: Queryable, userId: number) => Promise<number>;
}

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database) {
  async function limitOf(
    noun: LimitedNoun['noun'],
    lookUp: typeof findSubscription,
    on: Queryable,
    userId: number,
  ) {
    const subscription = await lookUp(on, userId);
    if (!subscription) throw notFound('Account');
    const plan = plans[planAt(subscription, new Date())];
    return noun === 'expenses' ? plan.expenseLimit : plan.contractorLimit;
  }

  return {
    /** How many there are and how many there may be; no limit is null. */
    async usage({ noun, count }: LimitedNoun, userId: number) {
      const [limit, current] = await Promise.all([
        limitOf(noun, findSubscription, db, userId),
        count(db, userId),
      ]);
      return { count: current, limit };
    },

    /**
     * Creates one more if the plan has room for it. The account's row is locked from the count to
     * the commit, so that of many simultaneous requests exactly as many succeed as there is room
     * for; counting and inserting without the lock let a hundred through.
     */
    create<T>(
      { noun, count }: LimitedNoun,
      userId: number,
      insert: (tx: Queryable) => Promise<T>,
    ): Promise<T> {
      return db.transaction(async (tx) => {
        const limit = await limitOf(noun, lockSubscription, tx, userId);
        if (limit !== null && (await count(tx, userId)) >= limit) {
          throw new AppError('plan_limit', limitReached(noun, limit));
        }
        return insert(tx);
      });
    },
  };
}
