import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { type Chamber, withChamber } from './chamber.ts';

/** The product with card payments, and a server that behaves like Stripe on loopback. */
export async function withStripe<T>(
  work: (chamber: Chamber, stripe: StripeServer) => Promise<T>,
): Promise<T> {
  const stripe = await startStripeServer();
  const env = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_ID: 'price_pro',
    STRIPE_API_URL: stripe.url.origin,
  };
  try {
    return await withChamber(env, (chamber) => work(chamber, stripe));
  } finally {
    await stripe.close();
  }
}
