import type { Database, Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import {
  type AdminAction,
  type AdminActionName,
  type AdminStats,
  type AdminUserQuery,
  monthlyRevenue,
} from '#shared/admin.ts';
import { plans, type SubscriptionStatus } from '#shared/plans.ts';
import type { Billing } from '../billing/billing.service.ts';
import {
  countEverything,
  findUserEmail,
  insertAdminAction,
  listAdminActions,
} from './admin.repository.ts';
import { listAdminUsers } from './admin-user.repository.ts';

const ACTIONS_SHOWN = 20;

export type Admin = ReturnType<typeof createAdmin>;

export function createAdmin(db: Database, billing: Billing) {
  async function changePlan(action: AdminActionName, userId: number, address: string) {
    const email = await findUserEmail(db, userId);
    if (email === undefined) throw notFound('User');
    const record = (tx: Queryable, statusBefore: SubscriptionStatus) =>
      insertAdminAction(tx, { action, userId, statusBefore, address });
    if (action === 'upgrade') await billing.grantPro(userId, record);
    else await billing.endPro(userId, record);
    return email;
  }

  return {
    listUsers: (query: AdminUserQuery) => listAdminUsers(db, query),
    listActions: (): Promise<AdminAction[]> => listAdminActions(db, ACTIONS_SHOWN),

    async getStats(): Promise<AdminStats> {
      const counts = await countEverything(db);
      return { ...counts, monthlyRevenue: monthlyRevenue(counts.proUserCount) };
    },

    async upgradeUser(userId: number, address: string): Promise<string> {
      const email = await changePlan('upgrade', userId, address);
      return `${email} is now on the ${plans.pro.name} plan.`;
    },

    async downgradeUser(userId: number, address: string): Promise<string> {
      const email = await changePlan('downgrade', userId, address);
      return `${email} is now on the ${plans.free.name} plan.`;
    },
  };
}
