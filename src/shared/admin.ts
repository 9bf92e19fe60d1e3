import * as z from 'zod/mini';
import { currencyTotalSchema, fromCents, moneySchema, toCents } from './money.ts';
import { DEFAULT_PAGE_SIZE, pageParamSchema, pageSizeParamSchema } from './pagination.ts';
import { plans, subscriptionStatuses } from './plans.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';

export const ADMIN_PASSWORD_HEADER = 'x-admin-password';
/** How many users match, over all pages. */
export const TOTAL_COUNT_HEADER = 'x-total-count';
export const INVALID_ADMIN_PASSWORD = 'Invalid admin password';

/** Who set a status last: the payment service, the sandbox, or an admin. */
const subscriptionSources = ['stripe', 'sandbox', 'admin'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

export const adminUserSchema = z.object({
  id: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  projectCount: z.number(),
  expenseCount: z.number(),
  contractorCount: z.number(),
  totalBudget: moneySchema,
  /** The same by currency. */
  budgets: z.array(currencyTotalSchema),
  createdAt: z.iso.datetime(),
  subscriptionEndDate: z.nullable(z.iso.datetime()),
  subscriptionSource: z.nullable(z.enum(subscriptionSources)),
  /** When a deleted account really goes; null for all others. */
  deletesAt: z.nullable(z.iso.datetime()),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const adminUserOrders = ['newest', 'oldest', 'name', 'email', 'pro-first'] as const;
export type AdminUserOrder = (typeof adminUserOrders)[number];

export const adminUserQuerySchema = z.object({
  search: z._default(textSchema({ label: 'The search', max: NAME_MAX_LENGTH }), ''),
  sort: z._default(
    z.enum(adminUserOrders, { error: `The sort must be one of ${adminUserOrders.join(', ')}` }),
    'newest',
  ),
  page: z._default(pageParamSchema, 1),
  pageSize: z._default(pageSizeParamSchema, DEFAULT_PAGE_SIZE),
});
export type AdminUserQuery = z.output<typeof adminUserQuerySchema>;

export const adminStatsSchema = z.object({
  userCount: z.number(),
  proUserCount: z.number(),
  projectCount: z.number(),
  expenseCount: z.number(),
  monthlyRevenue: moneySchema,
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export function monthlyRevenue(proUserCount: number): string {
  return fromCents(BigInt(proUserCount) * (toCents(plans.pro.pricePerMonth) ?? 0n));
}

export type AdminActionName = 'upgrade' | 'downgrade';

export const adminActionSchema = z.object({
  id: z.number(),
  action: z.enum(['upgrade', 'downgrade']),
  userId: z.number(),
  /** Null if the account is gone. */
  email: z.nullable(z.string()),
  statusBefore: z.enum(subscriptionStatuses),
  createdAt: z.iso.datetime(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;
