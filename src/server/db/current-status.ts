import { sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '#shared/plans.ts';
import { users } from './tables/user.table.ts';

/** `statusAt` of the shared plans for a row as it is read: a cancelled one past its end is free. */
export const currentStatus = sql<SubscriptionStatus>`case
  when ${users.subscriptionStatus} = 'active' then 'active'
  when ${users.subscriptionStatus} = 'cancelled' and ${users.subscriptionEndDate} > now() then 'cancelled'
  else 'free' end`;
