import * as z from 'zod/mini';

export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

export const sandboxSubscriptionSchema = z.object({
  status: z.enum(['none', 'active', 'past_due', 'canceled']),
  periodEnd: z.nullable(z.iso.datetime()),
  cancelsAtPeriodEnd: z.boolean(),
});
export type SandboxSubscription = z.infer<typeof sandboxSubscriptionSchema>;

/** What users can do on the portal page, as with a real subscription. */
const sandboxActions = ['cancel', 'resume', 'fail-renewal', 'pay-overdue', 'end'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

export const sandboxActionInputSchema = z.object({
  action: z.enum(sandboxActions, {
    error: `The action must be one of ${sandboxActions.join(', ')}`,
  }),
});
