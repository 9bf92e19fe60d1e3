import { createHmac, randomBytes } from 'node:crypto';

const MONTH_SECONDS = 30 * 86_400;

export interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  success_url: string | null;
  url: string | null;
  metadata: Record<string, string>;
}

interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { object: 'list'; data: { id: string; current_period_end: number }[] };
}

export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  deleted?: true;
}

export interface StripeEvent {
  id: string;
  type: string;
  /** The bytes and the header as Stripe posts them. */
  body: string;
  signature: string;
}

/** How a subscription changes at Stripe. */
export type SubscriptionMove =
  | 'cancel'
  | 'resume'
  | 'fail'
  | 'recover'
  | 'giveUp'
  | 'end'
  | 'renew';

/** What Stripe knows of a seller, and how it changes. Each change emits its event. */
export function createStripeAccount(webhookSecret: string) {
  const customers = new Map<string, Customer>();
  const sessions: Session[] = [];
  const subscriptions: Subscription[] = [];
  const events: StripeEvent[] = [];

  function sign(body: string, secret = webhookSecret, at = Math.floor(Date.now() / 1000)): string {
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return `t=${at},v1=${mac}`;
  }

  function emit(type: string, object: object): StripeEvent {
    const id = newId('evt');
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    const event = { id, type, body, signature: sign(body) };
    events.push(event);
    return event;
  }

  /** A user pays on the page of a session. */
  function pay(session: Session): Subscription {
    if (session.status !== 'open') throw new Error(`The session is ${session.status}`);
    session.status = 'complete';
    const subscription = subscribe(session.customer);
    emit('checkout.session.completed', session);
    emit('invoice.paid', { object: 'invoice', id: newId('in'), customer: session.customer });
    return subscription;
  }

  function subscribe(customer: string): Subscription {
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      items: { object: 'list', data: [{ id: newId('si'), current_period_end: nextMonth() }] },
    };
    subscriptions.unshift(subscription);
    emit('customer.subscription.created', subscription);
    return subscription;
  }

  function move(subscription: Subscription, step: SubscriptionMove): StripeEvent {
    const { customer, items } = subscription;
    const invoice = { object: 'invoice', id: newId('in'), customer };
    switch (step) {
      case 'cancel':
        subscription.cancel_at_period_end = true;
        subscription.cancel_at = items.data[0]?.current_period_end ?? null;
        return emit('customer.subscription.updated', subscription);
      case 'resume':
        subscription.cancel_at_period_end = false;
        subscription.cancel_at = null;
        return emit('customer.subscription.updated', subscription);
      case 'fail':
        subscription.status = 'past_due';
        return emit('invoice.payment_failed', invoice);
      case 'recover':
        subscription.status = 'active';
        return emit('invoice.paid', invoice);
      case 'giveUp':
        subscription.status = 'unpaid';
        return emit('customer.subscription.updated', subscription);
      case 'renew':
        for (const item of items.data) item.current_period_end += MONTH_SECONDS;
        return emit('invoice.paid', invoice);
      case 'end':
        subscription.status = 'canceled';
        return emit('customer.subscription.deleted', subscription);
    }
  }

  function deleteCustomer(customerId: string): StripeEvent {
    const customer = customers.get(customerId);
    if (!customer) throw new Error(`There is no ${customerId}`);
    customer.deleted = true;
    for (const each of subscriptions) if (each.customer === customerId) each.status = 'canceled';
    return emit('customer.deleted', { ...customer });
  }

  return {
    customers,
    sessions,
    subscriptions,
    /** Everything that happened, in order. Nothing is delivered automatically. */
    events,
    sign,
    emit,
    pay,
    subscribe,
    move,
    deleteCustomer,
  };
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const nextMonth = () => Math.floor(Date.now() / 1000) + MONTH_SECONDS;
