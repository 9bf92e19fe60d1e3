import * as z from 'zod/mini';
import { subscriptionStatuses } from './plans.ts';

export const subscriptionOverviewSchema = z.object({
  subscriptionStatus: z.enum(subscriptionStatuses),
  renewalDate: z.nullable(z.iso.datetime()),
  endDate: z.nullable(z.iso.datetime()),
  willCancelAtPeriodEnd: z.boolean(),
  expenseCount: z.number(),
  expenseLimit: z.nullable(z.number()),
  contractorCount: z.number(),
  contractorLimit: z.nullable(z.number()),
  /** The size of the uploaded receipts, without their thumbnails. */
  storageUsedBytes: z.number(),
  storageLimitBytes: z.number(),
  canCreateExpense: z.boolean(),
  canCreateContractor: z.boolean(),
  /** The last renewal could not be charged, and the user has to do something about it. */
  isPaymentOverdue: z.boolean(),
  /** Whether there is anything to manage at the payment service. */
  hasBillingAccount: z.boolean(),
});
export type SubscriptionOverview = z.infer<typeof subscriptionOverviewSchema>;

export const messageSchema = z.object({ message: z.string() });
export const redirectSchema = z.object({ url: z.string() });

export const BILLING_OFF =
  'Payments are not set up on this installation, so the plan cannot be changed here.';
