/** Stripe's names, most alive first. */
const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
] as const;
type ProviderStatus = (typeof STATUSES)[number];

/** The facts of a subscription. */
export interface ProviderSubscription {
  id: string;
  status: ProviderStatus;
  /** The end of the paid period. */
  periodEnd: Date | null;
  /** Set if the subscription will end by itself. */
  cancelsAt: Date | null;
}

/** A customer as the payment service knows it now. */
export interface ProviderCustomer {
  isDeleted: boolean;
  /** The one that counts: the most alive, then the newest. */
  subscription: ProviderSubscription | null;
}

/** The only thing we believe of a webhook: something happened to this customer. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event that does not affect any customer's plan. */
  customerId: string | null;
}

interface NewCustomer {
  userId: number;
  email: string;
  name: string | null;
  /** The same number returns the same customer, however often it is sent. */
  attempt: number;
}

/** What the product needs from a payment service. Failures are thrown as `AppError`s. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** Whether a customer belongs to this service. Another service may have been in use before. */
  ownsCustomer(customerId: string): boolean;
  createCustomer(customer: NewCustomer): Promise<string>;
  findCustomer(customerId: string): Promise<ProviderCustomer>;
  /** The address of a checkout page. An open one is reused. */
  openCheckout(customerId: string, publicOrigin: string): Promise<string>;
  openPortal(customerId: string, publicOrigin: string): Promise<string>;
  /** Ends a subscription at once. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>;
  /** Throws if the signature is not the service's. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/** Ids tell customers of the sandbox and of Stripe apart. */
export const SANDBOX_PREFIX = 'sandbox_';

/** An unknown status grants nothing. */
export function toProviderStatus(status: string): ProviderStatus {
  return STATUSES.find((known) => known === status) ?? 'incomplete';
}

/** The subscription that decides about the plan. They come newest first. */
export function mostAlive(subscriptions: ProviderSubscription[]): ProviderSubscription | null {
  const rank = ({ status }: ProviderSubscription) => STATUSES.indexOf(status);
  return subscriptions.toSorted((left, right) => rank(left) - rank(right))[0] ?? null;
}
