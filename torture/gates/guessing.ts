import { type Chamber, withChamber } from '../chamber.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { type Answer, mustSend, send } from '../http-call.ts';

const FAILURES_ALLOWED = 10;
/** Guesses that were in progress when the tenth was counted. */
const OVERSHOOT = 4;
const ADDRESSES = { small: 2, full: 60 };
const TIMINGS = { small: 12, full: 300 };
/** How much the time may differ between unknown and known accounts. A few timings prove nothing. */
const TIMING_SHARE = { small: 1, full: 0.1 };
const PASSWORD = 'correct horse battery';
const ADMIN_PASSWORD = 'the-admin-of-the-guessing-game';

export const gate: Gate = {
  name: 'guessing',
  title: 'Password guesses stop at the limit from every address, and the owner can still sign in',
  run: (scale, say) =>
    // The gate acts as the proxy that says where each call comes from.
    withChamber({ TRUST_PROXY: '127.0.0.1', ADMIN_PASSWORD }, async (chamber) => {
      const faults: string[] = [];
      const judge = (name: string, isRight: boolean) => {
        if (!isRight) faults.push(name);
      };
      const email = 'owner@example.com';
      await mustSend(chamber.origin, {
        method: 'POST',
        path: '/api/register',
        body: { email, password: PASSWORD },
      });
      const guesses = await guessFromManyAddresses(chamber, email, ADDRESSES[scale], judge);
      await guessByForgedChains(chamber, email, judge);
      await guessManyAccounts(chamber, judge);
      await guessAtOnce(chamber, email, judge);
      await guessAdmin(chamber, ADDRESSES[scale], judge);
      const difference = await compareTimes(chamber, email, scale);
      judge(`times differ by ${percent(difference)}`, difference <= TIMING_SHARE[scale]);
      for (const fault of new Set(faults)) say(fault);
      return {
        figure: `${faults.length} limits broken or legitimate users locked out over ${count(guesses)} addresses; unknown and known accounts differ by ${percent(difference)} in time`,
        isMet: faults.length === 0,
      };
    }),
};

type Judge = (name: string, isRight: boolean) => void;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function login({ origin }: Chamber, from: string, email: string, password: string) {
  return send(origin, {
    method: 'POST',
    path: '/api/login',
    headers: { 'x-forwarded-for': from },
    body: { email, password },
  });
}

/**
 * Alternates between IPv4 addresses and IPv6 networks. In a network, each guess has another
 * address.
 */
function addressesOf(index: number): (guess: number) => string {
  if (index % 2 === 0) return () => `198.51.100.${index}`;
  return (guess) => `2001:db8:0:${index.toString(16)}:${guess.toString(16)}::${guess}`;
}

async function guessFromManyAddresses(
  chamber: Chamber,
  email: string,
  addresses: number,
  judge: Judge,
): Promise<number> {
  for (let index = 0; index < addresses; index += 1) {
    const from = addressesOf(index);
    for (let guess = 1; guess <= FAILURES_ALLOWED + 2; guess += 1) {
      const { status, headers } = await login(chamber, from(guess), email, `guess ${guess}`);
      if (guess <= FAILURES_ALLOWED) {
        judge(`guess ${guess} from ${from(guess)} was answered ${status}`, status === 401);
      } else {
        judge(`guess ${guess} from ${from(guess)} was answered ${status}`, status === 429);
        judge('no Retry-After', Number(headers['retry-after']) > 0);
      }
    }
    const right = await login(chamber, from(99), email, PASSWORD);
    judge('the right password opened a blocked address', right.status === 429);
    const owner = await login(chamber, `203.0.113.${index % 250}`, email, PASSWORD);
    judge(`the owner was answered ${owner.status} at home`, owner.status === 200);
  }
  return addresses;
}

/** What the caller wrote before the proxy's own entry must not count. */
async function guessByForgedChains(chamber: Chamber, email: string, judge: Judge) {
  const statuses: number[] = [];
  for (let guess = 1; guess <= FAILURES_ALLOWED + 1; guess += 1) {
    const chain = `10.9.8.${guess}, 192.0.2.44`;
    statuses.push((await login(chamber, chain, email, `guess ${guess}`)).status);
  }
  judge(`a forged chain was answered ${statuses.at(-1)}`, statuses.at(-1) === 429);
}

async function guessManyAccounts(chamber: Chamber, judge: Judge) {
  let last: Answer | undefined;
  for (let guess = 0; guess <= FAILURES_ALLOWED; guess += 1) {
    last = await login(chamber, '192.0.2.55', `somebody${guess}@example.com`, 'password1');
  }
  judge(`trying many accounts was answered ${last?.status}`, last?.status === 429);
}

async function guessAtOnce(chamber: Chamber, email: string, judge: Judge) {
  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => login(chamber, '192.0.2.66', email, `guess ${guess}`)),
  );
  const judged = burst.filter(({ status }) => status === 401).length;
  judge(`${judged} guesses of a burst were judged`, judged <= FAILURES_ALLOWED + OVERSHOOT);
  // A slow machine may be too busy for some.
  judge(
    'a burst was answered otherwise',
    burst.every(({ status }) => [401, 429, 503].includes(status)),
  );
}

async function guessAdmin({ origin }: Chamber, addresses: number, judge: Judge) {
  const ask = (from: string, password: string) =>
    send(origin, {
      method: 'GET',
      path: '/api/admin/stats',
      headers: { 'x-forwarded-for': from, 'x-admin-password': password },
    });
  for (let index = 0; index < addresses; index += 1) {
    const from = addressesOf(index);
    for (let guess = 1; guess <= FAILURES_ALLOWED; guess += 1) {
      const { status } = await ask(from(guess), `guess ${guess}`);
      judge(`an admin guess was answered ${status}`, status === 401);
    }
    const stopped = await ask(from(99), ADMIN_PASSWORD);
    judge('the admin password opened a blocked address', stopped.status === 429);
    judge('no Retry-After for the admin', Number(stopped.headers['retry-after']) > 0);
    const admin = await ask(`203.0.113.${index % 250}`, ADMIN_PASSWORD);
    judge(`the admin was answered ${admin.status} at home`, admin.status === 200);
  }
  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => ask('192.0.2.77', `guess ${guess}`)),
  );
  const judged = burst.filter(({ status }) => status === 401).length;
  judge(`${judged} admin guesses of a burst were judged`, judged <= FAILURES_ALLOWED);
}

/** Alternating, each try from a new address. */
async function compareTimes(chamber: Chamber, email: string, scale: Scale): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < TIMINGS[scale]; index += 1) {
    const from = `10.1.${Math.floor(index / 250)}.${index % 250}`;
    known.push((await login(chamber, from, email, 'wrong')).ms);
    unknown.push((await login(chamber, from, `nobody${index}@example.com`, 'wrong')).ms);
  }
  const [left, right] = [lowerQuartile(known), lowerQuartile(unknown)];
  return Math.abs(left - right) / Math.max(left, right);
}

/** Other work on the machine makes times longer, never shorter. */
function lowerQuartile(times: number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 4)] ?? Number.NaN;
}
