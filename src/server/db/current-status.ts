import { sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '#shared/plans.ts';
import { users } from './tables/user.table.ts';

/** The SQL version of `statusAt` in the shared plans: a cancelled plan past its end is free. */
export const currentStatus = sql<SubscriptionStatus>`case
  when ${users.subscriptionStatus} = 'active' then 'active'
  when ${users.subscriptionStatus} = 'cancelled' and ${users.subscriptionEndDate} > now() then 'cancelled'
  else 'free' end`;
