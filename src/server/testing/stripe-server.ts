import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Customer, createStripeAccount, newId, type Session } from './stripe-account.ts';

type Answer = { status: number; body: unknown };

/**
 * The part of Stripe that the product uses, on loopback. It keeps state, honors idempotency keys
 * and signs its events. It is written from Stripe's documentation, without Stripe's library.
 */
export async function startStripeServer({
  secretKey = 'sk_test_1',
  webhookSecret = 'whsec_1',
} = {}) {
  const account = createStripeAccount(webhookSecret);
  const { customers, sessions, subscriptions } = account;
  const answers = new Map<string, Answer>();
  const requests: string[] = [];

  const stripe = {
    ...account,
    url: new URL('http://127.0.0.1'),
    secretKey,
    webhookSecret,
    requests,
    /** Makes calls wait before they are processed. */
    held: Promise.resolve() as Promise<unknown>,
    /** Makes finished answers wait before they are sent. */
    late: Promise.resolve() as Promise<unknown>,
    isDown: false,
    isPortalConfigured: true,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const server = createServer(async (request, response) => {
    const answer = await handle(request);
    await stripe.late;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stripe.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return stripe;

  async function handle(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await text(request));
    const url = new URL(request.url ?? '/', stripe.url);
    requests.push(`${request.method} ${url.pathname}`);
    await stripe.held;
    if (stripe.isDown) return failure(500, { message: 'Stripe is down', type: 'api_error' });
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return failure(401, { message: 'Invalid API Key provided', type: 'invalid_request_error' });
    }
    const key = request.headers['idempotency-key'];
    // GETs have none, and a retried POST must get the first answer.
    const remembered = key === undefined ? undefined : answers.get(`${url.pathname} ${key}`);
    if (remembered) return remembered;
    const answer = route(request.method ?? 'GET', url, form);
    if (key !== undefined) answers.set(`${url.pathname} ${key}`, structuredClone(answer));
    return answer;
  }

  function route(method: string, url: URL, form: URLSearchParams): Answer {
    const [, , resource, second, third] = url.pathname.split('/');
    switch (`${method} ${resource}`) {
      case 'POST customers':
        return createCustomer(form);
      case 'GET customers':
        return showCustomer(second ?? '');
      case 'GET checkout':
        return ok({
          object: 'list',
          url: '/v1/checkout/sessions',
          has_more: false,
          data: sessions.filter(({ customer }) => customer === url.searchParams.get('customer')),
        });
      case 'POST checkout':
        return url.pathname.endsWith('/expire')
          ? expireSession(url.pathname.split('/')[4] ?? '')
          : createSession(form);
      case 'POST billing_portal':
        return createPortal(form);
      case 'DELETE subscriptions': {
        const subscription = subscriptions.find(({ id }) => id === second);
        if (!subscription) return missing(`No such subscription: '${second}'`);
        account.move(subscription, 'end');
        return ok(subscription);
      }
      default:
        return failure(404, { message: `Unrecognized request URL ${third ?? ''}` });
    }
  }

  function createCustomer(form: URLSearchParams): Answer {
    const customer: Customer = { id: newId('cus'), object: 'customer', email: form.get('email') };
    customers.set(customer.id, customer);
    return ok(customer);
  }

  function showCustomer(id: string): Answer {
    const customer = customers.get(id);
    if (!customer) return missing(`No such customer: '${id}'`);
    if (customer.deleted) return ok({ id, object: 'customer', deleted: true });
    // The expanded list leaves out what has ended.
    const data = subscriptions.filter(
      ({ customer: owner, status }) => owner === id && status !== 'canceled',
    );
    return ok({ ...customer, subscriptions: { object: 'list', has_more: false, data } });
  }

  function createSession(form: URLSearchParams): Answer {
    const customer = form.get('customer') ?? '';
    const known = customers.get(customer);
    if (!known || known.deleted) return missing(`No such customer: '${customer}'`);
    if (!form.get('line_items[0][price]')) return failure(400, { message: 'No price' });
    const id = newId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      customer,
      status: 'open',
      success_url: form.get('success_url'),
      url: `https://checkout.stripe.example/c/pay/${id}`,
      metadata: { priceId: form.get('metadata[priceId]') ?? '' },
    };
    sessions.unshift(session);
    return ok(session);
  }

  function expireSession(id: string): Answer {
    const session = sessions.find((each) => each.id === id);
    if (session?.status !== 'open') return failure(400, { message: 'Only open sessions expire' });
    session.status = 'expired';
    return ok(session);
  }

  function createPortal(form: URLSearchParams): Answer {
    if (!stripe.isPortalConfigured) {
      return failure(400, {
        type: 'invalid_request_error',
        message:
          'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.',
      });
    }
    const id = newId('bps');
    return ok({
      id,
      object: 'billing_portal.session',
      url: `https://billing.stripe.example/p/${id}?return=${form.get('return_url')}`,
    });
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

const ok = (body: unknown): Answer => ({ status: 200, body: structuredClone(body) });
const failure = (status: number, error: object): Answer => ({ status, body: { error } });
const missing = (message: string) =>
  failure(404, { type: 'invalid_request_error', code: 'resource_missing', message });
