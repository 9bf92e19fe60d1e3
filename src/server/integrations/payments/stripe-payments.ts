import Stripe from 'stripe';
import { AppError, unavailable } from '#server/errors.ts';
import { billingReturnPaths } from '#shared/billing-paths.ts';
import {
  mostAlive,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderSubscription,
  SANDBOX_PREFIX,
  toProviderStatus,
} from './payment-provider.ts';

/** At most ten seconds with the one retry. */
const TIMEOUT_MS = 4_500;

interface StripeOptions {
  secretKey: string;
  webhookSecret: string | undefined;
  priceId: string;
  /** Another host instead of Stripe's, for tests. */
  apiUrl: URL | undefined;
}

export function createStripePayments(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, priceId, apiUrl } = options;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'https:' ? 443 : 80),
      protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
    }),
  });

  return {
    kind: 'stripe',
    ownsCustomer: (customerId) => !customerId.startsWith(SANDBOX_PREFIX),

    async createCustomer({ userId, email, name, attempt }) {
      const customer = await stripe.customers
        .create(
          { email, ...(name && { name }), metadata: { userId: String(userId) } },
          { idempotencyKey: `plumbline-customer-${userId}-${attempt}` },
        )
        .catch(explain);
      return customer.id;
    },

    async findCustomer(customerId) {
      const customer = await stripe.customers
        .retrieve(customerId, { expand: ['subscriptions'] })
        .catch(missingAsNull);
      // A customer of another Stripe account or mode counts as deleted: nobody pays through it.
      if (!customer || customer.deleted) return { isDeleted: true, subscription: null };
      const subscriptions = customer.subscriptions?.data ?? [];
      return { isDeleted: false, subscription: mostAlive(subscriptions.map(toSubscription)) };
    },

    async openCheckout(customerId, publicOrigin) {
      const { data } = await stripe.checkout.sessions
        .list({ customer: customerId, limit: 10 })
        .catch(explain);
      const successUrl = publicOrigin + billingReturnPaths.paid;
      for (const session of data.filter(({ status }) => status === 'open')) {
        const isOfToday = session.metadata?.['priceId'] === priceId;
        if (isOfToday && session.success_url === successUrl && session.url) return session.url;
        await stripe.checkout.sessions.expire(session.id).catch(explain);
      }
      const created = await stripe.checkout.sessions
        .create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: publicOrigin + billingReturnPaths.notPaid,
            metadata: { priceId },
          },
          // Named after the previous session: simultaneous requests, in any process, get the same
          // new one.
          { idempotencyKey: `plumbline-checkout-${customerId}-${data[0]?.id ?? 'first'}` },
        )
        .catch(explain);
      if (!created.url) throw unreachable();
      return created.url;
    },

    async openPortal(customerId, publicOrigin) {
      const session = await stripe.billingPortal.sessions
        .create({ customer: customerId, return_url: publicOrigin + billingReturnPaths.portal })
        .catch((error: unknown) => {
          const isMissing =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            /configuration|portal settings/i.test(error.message);
          if (!isMissing) throw explain(error);
          throw new AppError(
            'not_configured',
            'The billing portal needs its configuration in Stripe.',
            { cause: error },
          );
        });
      return session.url;
    },

    async endSubscription(_customerId, subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId).catch(missingAsNull);
    },

    readEvent(body, signature): PaymentEvent {
      if (!webhookSecret) {
        throw unavailable('STRIPE_WEBHOOK_SECRET is not set, so events cannot be accepted.');
      }
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
        return { id: event.id, type: event.type, customerId: customerOf(event) };
      } catch (cause) {
        throw new AppError('validation', 'The signature of this event is missing or wrong.', {
          cause,
        });
      }
    },
  };
}

const RELEVANT =
  /^(customer\.deleted|customer\.subscription\..*|checkout\.session\..*|invoice\..*)$/;

function customerOf({ type, data }: Stripe.Event): string | null {
  if (!RELEVANT.test(type)) return null;
  const { object, id, customer } = data.object as {
    object?: string;
    id?: string;
    customer?: string | { id: string } | null;
  };
  if (object === 'customer') return id ?? null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  const periodEnd = ends.length > 0 ? toDate(Math.max(...ends)) : null;
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  return {
    id: subscription.id,
    status: toProviderStatus(subscription.status),
    periodEnd,
    cancelsAt: cancelAt ? toDate(cancelAt) : atPeriodEnd ? periodEnd : null,
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);

const unreachable = (cause?: unknown) =>
  unavailable('The payment service cannot be reached right now. Try again in a moment.', cause);

/** Stripe answered, but rejected our key, price or customer. */
const refused = (cause: unknown) =>
  unavailable(
    'The payment service refused. Please tell the person who runs this installation.',
    cause,
  );

function explain(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  throw isRefusal ? refused(error) : unreachable(error);
}

function missingAsNull(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
  return explain(error);
}
