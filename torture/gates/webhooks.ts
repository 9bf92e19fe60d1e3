import type { StripeEvent, SubscriptionMove } from '#server/testing/stripe-account.ts';
import type { StripeServer } from '#server/testing/stripe-server.ts';
import type { Chamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { send } from '../http-call.ts';
import { chosenSeed, type Random, seededRandom } from '../random.ts';
import { withStripe } from '../stripe-chamber.ts';

const ORDERS = { small: 6, full: 120 };
const REPLAYS = 20;
const AT_ONCE = 10;

/** Four moves after the start make five events, and each story ends in another Stripe state. */
const STORIES: SubscriptionMove[][] = [
  ['cancel', 'resume', 'fail', 'recover'],
  ['fail', 'recover', 'renew', 'cancel'],
  ['renew', 'cancel', 'resume', 'fail'],
  ['cancel', 'resume', 'fail', 'giveUp'],
  ['fail', 'recover', 'cancel', 'end'],
];

const A_WEEK_SECONDS = 7 * 86_400;

export const gate: Gate = {
  name: 'webhooks',
  title: 'Stripe’s events in every order, twenty times each, end in Stripe’s current state',
  run: (scale, say) =>
    withStripe(async (chamber, stripe) => {
      const seed = chosenSeed();
      say(`SEED=${seed}`);
      const random = seededRandom(seed);
      const orders = scale === 'full' ? permutations : random.shuffled(permutations);
      let wrong = 0;
      let accepted = 0;
      let delivered = 0;
      for (const [index, order] of orders.slice(0, ORDERS[scale]).entries()) {
        const story = STORIES[index % STORIES.length] ?? [];
        const { events, subscription, userId } = await happen(chamber, stripe, story);
        accepted += await countAcceptedForgeries(chamber, stripe, events);
        const before = await planOf(chamber, userId);
        if (before.subscription_status !== 'free') {
          wrong += 1;
          say(`a forged event changed the plan to ${before.subscription_status}`);
        }
        delivered += await deliver(chamber, arrange(order, events, random));
        const plan = await planOf(chamber, userId);
        const expected = stateOf(subscription);
        if (JSON.stringify(plan) !== JSON.stringify(expected)) {
          wrong += 1;
          say(
            `${story} as ${order}: ${JSON.stringify(plan)} instead of ${JSON.stringify(expected)}`,
          );
        }
      }
      return {
        figure: `${wrong} of ${count(ORDERS[scale])} orders of 5 events ended in another state than Stripe's over ${count(delivered)} deliveries, ${accepted} unsigned, wrongly signed or stale accepted`,
        isMet: wrong === 0 && accepted === 0,
      };
    }),
};

type Subscription = ReturnType<StripeServer['subscribe']>;

/** A user pays, and then the story happens at Stripe. Nothing has been delivered yet. */
async function happen(chamber: Chamber, stripe: StripeServer, story: SubscriptionMove[]) {
  const { id: userId, cookie } = await chamber.person();
  const checkout = { method: 'POST', path: '/api/create-checkout-session', headers: { cookie } };
  const { status, text } = await send(chamber.origin, checkout);
  if (status !== 200) throw new Error(`The checkout was answered ${status}: ${text}`);
  const { rows } = await chamber.query('select stripe_customer_id from users where id = $1', [
    userId,
  ]);
  const session = stripe.sessions.find(({ customer }) => customer === rows[0].stripe_customer_id);
  if (!session) throw new Error('No session');
  const subscription = stripe.pay(session);
  const begin = stripe.events.slice(-1);
  const events = [...begin, ...story.map((move) => stripe.move(subscription, move))];
  return { events, subscription, userId };
}

/** The events in this order, each repeated between and after the others. */
function arrange(order: number[], events: StripeEvent[], random: Random): StripeEvent[] {
  const ordered = order.map((index) => events[index] as StripeEvent);
  const again = random.shuffled(ordered.flatMap((event) => Array(REPLAYS - 1).fill(event)));
  return [...ordered, ...again];
}

async function deliver({ origin }: Chamber, events: StripeEvent[]): Promise<number> {
  // The first delivery of each in the order under test, one after another; the repeats at once.
  const first = events.slice(0, 5);
  for (const event of first) await mustBeTaken(origin, event);
  for (let start = first.length; start < events.length; start += AT_ONCE) {
    const batch = events.slice(start, start + AT_ONCE);
    await Promise.all(batch.map((event) => mustBeTaken(origin, event)));
  }
  return events.length;
}

async function mustBeTaken(origin: string, event: StripeEvent): Promise<void> {
  const { status, text } = await post(origin, event);
  if (status !== 200) throw new Error(`An event was answered ${status}: ${text}`);
}

function post(origin: string, { body, signature }: { body: string; signature?: string }) {
  return send(origin, {
    method: 'POST',
    path: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body: Buffer.from(body),
  });
}

async function countAcceptedForgeries(
  { origin }: Chamber,
  stripe: StripeServer,
  events: StripeEvent[],
): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const forgeries = events.flatMap(({ body, signature }) => [
    { body },
    { body, signature: '' },
    { body, signature: 't=1,v1=00' },
    { body, signature: signature.replace('v1=', 'v0=') },
    { body, signature: stripe.sign(body, 'whsec_of_somebody_else') },
    { body, signature: stripe.sign(body, '') },
    { body: `${body} `, signature },
    { body: body.replace('customer', 'Customer'), signature },
    { body, signature: stripe.sign(body, stripe.webhookSecret, now - 3_600) },
    { body, signature: stripe.sign(body, stripe.webhookSecret, now - A_WEEK_SECONDS) },
  ]);
  const answers = await Promise.all(forgeries.map((forged) => post(origin, forged)));
  return answers.filter(({ status }) => status !== 400).length;
}

interface Plan {
  subscription_status: string;
  ends: number | null;
  renews: number | null;
  is_payment_overdue: boolean;
}

async function planOf({ query }: Chamber, userId: number): Promise<Plan> {
  const { rows } = await query(
    `select subscription_status, extract(epoch from subscription_end_date)::int as ends,
      extract(epoch from subscription_renewal_date)::int as renews, is_payment_overdue
     from users where id = $1`,
    [userId],
  );
  return rows[0];
}

/** What must be stored for Stripe's state. */
function stateOf({ status, cancel_at, items }: Subscription): Plan {
  const isLive = ['active', 'past_due'].includes(status);
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const isCancelled = isLive && cancel_at !== null;
  return {
    subscription_status: isLive ? (isCancelled ? 'cancelled' : 'active') : 'free',
    ends: isCancelled ? cancel_at : null,
    renews: isLive && !isCancelled ? periodEnd : null,
    is_payment_overdue: ['past_due', 'unpaid'].includes(status),
  };
}

const permutations: number[][] = permute([0, 1, 2, 3, 4]);

function permute(list: number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) =>
    permute(list.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
