import type {
  SandboxPayments,
  SignedEvent,
} from '#server/integrations/payments/sandbox-payments.ts';
import type { SandboxAction, SandboxCheckout, SandboxSubscription } from '#shared/sandbox.ts';
import type { Billing } from './billing.service.ts';

export type Sandbox = ReturnType<typeof createSandbox>;

/** The sandbox's pages. Their changes reach the account in the same way as Stripe's events. */
export function createSandbox(payments: SandboxPayments, billing: Billing) {
  const deliver = ({ body, signature }: SignedEvent) => billing.receiveEvent(body, signature);

  async function getSubscription(userId: number): Promise<SandboxSubscription> {
    const state = await payments.findSubscription(userId);
    if (!state) return { status: 'none', periodEnd: null, cancelsAtPeriodEnd: false };
    return { ...state, periodEnd: state.periodEnd.toISOString() };
  }

  return {
    getSubscription,

    getCheckout: (userId: number, checkoutId: string): Promise<SandboxCheckout> =>
      payments.findCheckout(userId, checkoutId),

    async payCheckout(userId: number, checkoutId: string): Promise<SandboxCheckout> {
      await deliver(await payments.payCheckout(userId, checkoutId));
      return payments.findCheckout(userId, checkoutId);
    },

    /** A declined card: nothing happens, and the checkout stays open, as with Stripe. */
    failCheckout: (userId: number, checkoutId: string): Promise<SandboxCheckout> =>
      payments.findCheckout(userId, checkoutId),

    async changeSubscription(userId: number, action: SandboxAction): Promise<SandboxSubscription> {
      await deliver(await payments.changeSubscription(userId, action));
      return getSubscription(userId);
    },
  };
}
