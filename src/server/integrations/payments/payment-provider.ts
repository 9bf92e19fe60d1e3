/** In the words of Stripe, the most alive first. */
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
  /** The end of what has been paid for. */
  periodEnd: Date | null;
  /** Set when the subscription is to end by itself. */
  cancelsAt: Date | null;
}

/** A customer as the payment service knows it now. */
export interface ProviderCustomer {
  isDeleted: boolean;
  /** The one that counts: the most alive, then the newest. */
  subscription: ProviderSubscription | null;
}

/** Of a webhook nothing is believed but that something happened to this customer. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event that concerns no customer's plan. */
  customerId: string | null;
}

interface NewCustomer {
  userId: number;
  email: string;
  name: string | null;
  /** The same number asks for the same customer, however often it is sent. */
  attempt: number;
}

/** What the product needs of a payment service. Failures are thrown as `AppError`s. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** Whether a customer is one of this service; it may have been another one before. */
  ownsCustomer(customerId: string): boolean;
  createCustomer(customer: NewCustomer): Promise<string>;
  findCustomer(customerId: string): Promise<ProviderCustomer>;
  /** The address of a page where the plan is paid; one that is open already is used again. */
  openCheckout(customerId: string, publicOrigin: string): Promise<string>;
  openPortal(customerId: string, publicOrigin: string): Promise<string>;
  /** Ends a subscription at once. */
  endSubscription(customerId: string, subscriptionId: string): Promise<void>;
  /** Throws when the signature is not the service's. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/** Customers of the sandbox and of Stripe are told apart by their ids. */
export const SANDBOX_PREFIX = 'sandbox_';

/** A status that we have never heard of opens nothing. */
export function toProviderStatus(status: string): ProviderStatus {
  return STATUSES.find((known) => known === status) ?? 'incomplete';
}

/** The subscription that decides about the plan; they come newest first. */
export function mostAlive(subscriptions: ProviderSubscription[]): ProviderSubscription | null {
  const rank = ({ status }: ProviderSubscription) => STATUSES.indexOf(status);
  return subscriptions.toSorted((left, right) => rank(left) - rank(right))[0] ?? null;
}
