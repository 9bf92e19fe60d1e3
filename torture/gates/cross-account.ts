import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { wholeState } from '../account-state.ts';
import { type Operation, readOperations } from '../api-document.ts';
import { type Belongings, furnish, type Marks } from '../belongings.ts';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import {
  type Cookies,
  claiming,
  fillCall,
  foreignCalls,
  idPlaces,
  ownCalls,
  type Sides,
} from '../foreign-calls.ts';
import { count, type Gate } from '../gate.ts';
import { type Call, mustSend, send } from '../http-call.ts';
import { chosenSeed, type Random, seededRandom } from '../random.ts';

/** In addition to the fixed calls. */
const RANDOM_REQUESTS = { small: 0, full: 20_000 };
const BATCH = 200;
const AT_ONCE = 8;

const MARKS: Marks = {
  word: 'zanzibarquokka',
  budget: '87654.32',
  amount: '9876.54',
  hourlyRate: '4321.09',
};
const STRANGERS_MARKS: Marks = { word: 'mine', budget: '500', amount: '5', hourlyRate: '6' };

/** Links to thumbnails change every five minutes. */
const LINK_LIFE = /\?expires=[^"]*/g;

/** Says when it was made, so no two are alike. */
const DATED_FILE = /\.(pdf|zip)$/;

type Say = (line: string) => void;

export const gate: Gate = {
  name: 'cross-account',
  title: 'Every route with another user’s ids shows and changes nothing of theirs',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const operations = await readOperations(chamber.origin);
      const onlooker = await chamber.person();
      const seen = await furnish(chamber, onlooker, STRANGERS_MARKS);
      await standOut(chamber, onlooker);
      const view = await viewOf(chamber, operations, onlooker, seen);
      const owner = await chamber.person();
      const theirs = await furnish(chamber, owner, MARKS);
      await requireSharpEye(chamber, operations, owner, theirs);
      const scene = { chamber, operations, theirs, before: await stateOf(chamber, theirs), say };

      const each = await sendEach(scene);
      const random = await sendRandom(scene, RANDOM_REQUESTS[scale]);
      let leaks = each.leaks + random.leaks;
      const later = await viewOf(chamber, operations, onlooker, seen);
      for (const [route, text] of view) {
        if (later.get(route) === text || hasExpired(route)) continue;
        leaks += 1;
        say(`${route} shows an onlooker something else since others came: ${later.get(route)}`);
      }
      return {
        figure: `${leaks} leaks or changes in ${count(each.sent + random.sent)} requests over ${operations.length} routes`,
        isMet: leaks === 0,
      };
    }),
};

/** A full run takes longer than a signed address is good for. */
function hasExpired(route: string): boolean {
  const expires = /[?&]expires=(\d+)/.exec(route)?.[1];
  return expires !== undefined && Number(expires) * 1000 <= Date.now();
}

interface Scene {
  chamber: Chamber;
  operations: Operation[];
  theirs: Belongings;
  /** The owner's state at the start. */
  before: string;
  say: Say;
}

interface Outcome {
  leaks: number;
  sent: number;
}

/** Every route, always with the same calls. */
async function sendEach(scene: Scene): Promise<Outcome> {
  const { chamber, theirs, before, say } = scene;
  let leaks = 0;
  let sent = 0;
  let stranger = await newStranger(chamber);
  let previous = '';
  for (const operation of scene.operations.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    // One has something to delete for each deletion.
    if (usesUp(operation) && !(operation.method === 'DELETE' && previous === 'DELETE')) {
      stranger = await newStranger(chamber);
    }
    previous = operation.method;
    const sides = { theirs, own: stranger.own };
    const cookies = await strangersCookies(chamber, stranger.person, theirs);
    const allowed = ownCalls(operation, sides, cookies.own);
    const calls = [...foreignCalls(operation, sides, cookies), ...allowed];
    const name = `${operation.method} ${operation.path}`;
    const statuses: number[] = [];
    for (const call of calls) {
      const { isLeak, status } = await sendOne(chamber, call, theirs, say);
      if (isLeak) leaks += 1;
      if (allowed.includes(call)) statuses.push(status);
    }
    sent += calls.length;
    requireAccepted(operation, name, statuses);
    if ((await stateOf(chamber, theirs)) !== before) {
      say(`after ${name} something of the owner's had changed`);
      return { leaks: leaks + 1, sent };
    }
    await chamber.query('delete from rate_counters');
  }
  return { leaks, sent };
}

async function newStranger(chamber: Chamber) {
  const person = await chamber.person();
  return { person, own: await furnish(chamber, person, STRANGERS_MARKS) };
}

/** After these, a person may have to sign in again. */
const ENDS_SESSION = /^\/api\/(logout|sessions|[a-z]+-password|account)$/;

/**
 * Reads first, then creations and changes, then what leaves nothing for the next call. Deletions
 * come late, and at their end those that take other records along.
 */
function rankOf(operation: Operation): number {
  const { method, path: route } = operation;
  if (ENDS_SESSION.test(route) && method !== 'GET') return 5;
  if (method === 'DELETE') {
    return /\/(projects|contractors)\/\{id\}$/.test(route) ? 4 : 3;
  }
  if (usesUp(operation)) return 2;
  return method === 'GET' ? 0 : 1;
}

const usesUp = ({ method, path: route }: Operation) =>
  method === 'DELETE' || (method === 'POST' && route.includes('{'));

/** A call that is also refused with the user's own ids proves nothing. */
function requireAccepted(operation: Operation, name: string, statuses: number[]) {
  if (idPlaces(operation).length === 0 || operation.path.includes('/admin/')) return;
  // A conflict and a missing form are detected last, so the ids were right.
  const isAccepted = statuses.some((status) => status < 300 || status === 409 || status === 415);
  if (!isAccepted) throw new Error(`${name} was answered ${statuses} with the user's own ids`);
}

/** Every route repeatedly, with random ids, values and sessions. */
async function sendRandom(scene: Scene, requests: number): Promise<Outcome> {
  if (requests === 0) return { leaks: 0, sent: 0 };
  const { chamber, operations, theirs, before, say } = scene;
  const seed = chosenSeed();
  say(`SEED=${seed}`);
  const random = seededRandom(seed);
  let leaks = 0;
  let sent = 0;
  while (sent < requests) {
    const { person, own } = await newStranger(chamber);
    const cookies = await strangersCookies(chamber, person, theirs);
    const asked = Array.from(
      { length: Math.min(BATCH, requests - sent) },
      (_, i) => operations[(sent + i) % operations.length] as Operation,
    );
    const waiting = asked
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((operation) => randomCall(operation, { theirs, own }, cookies, random));
    sent += waiting.length;
    const lane = async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) {
        if ((await sendOne(chamber, call, theirs, say)).isLeak) leaks += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    if ((await stateOf(chamber, theirs)) !== before) {
      say(`something of the owner's had changed after ${sent} requests, in the last ${BATCH}`);
      return { leaks: leaks + 1, sent };
    }
    await chamber.query('delete from rate_counters');
  }
  return { leaks, sent };
}

function randomCall(operation: Operation, sides: Sides, cookies: Cookies, random: Random): Call {
  const cookie = random.pick([...Array<string>(4).fill(cookies.own), '', cookies.forged]);
  const call: Call = {
    // A HEAD could reveal through its headers what a GET shows.
    method: operation.method === 'GET' && random.chance(0.05) ? 'HEAD' : operation.method,
    headers: {
      ...(cookie && { cookie }),
      ...(random.chance(0.2) && { 'x-user-id': String(sides.theirs.userId) }),
      ...(random.chance(0.2) && { 'x-admin-password': random.pick(['', 'admin', 'password']) }),
    },
    ...fillCall(operation, { ...sides, random, isForeign: () => random.chance(0.8) }),
  };
  return random.chance(0.3) ? claiming(call, sides.theirs.userId) : call;
}

/** The user's own cookies, and what a thief might try. */
async function strangersCookies(
  { cookieOf, query }: Chamber,
  stranger: Person,
  theirs: Belongings,
): Promise<Cookies> {
  const { rows } = await query('select sid from sessions where user_id = $1', [theirs.userId]);
  const { sid } = rows[0] as { sid: string };
  const own = await cookieOf(stranger.id);
  return { own, forged: `plumbline_session=${sid}.${own.split('.')[1]}` };
}

async function sendOne({ origin }: Chamber, call: Call, theirs: Belongings, say: Say) {
  const { status, headers, text } = await send(origin, call);
  const seen = `${JSON.stringify(headers)} ${text}`;
  const mark = marksOf(theirs).find((each) => seen.includes(each));
  const isLeak = mark !== undefined || status === 500;
  if (isLeak) say(`${call.method} ${call.path} was answered ${status} with ${mark ?? text}`);
  return { isLeak, status };
}

function marksOf({ receiptKey, feedFile, email }: Belongings): string[] {
  const fileName = path.basename(receiptKey).split('.')[0] ?? receiptKey;
  return [...Object.values(MARKS), fileName, feedFile, email];
}

/** A plan and counts that no other user has, so that they can be recognized. */
async function standOut({ origin, query }: Chamber, { id, cookie }: Person): Promise<void> {
  const body = { name: 'A second one' };
  await mustSend(origin, { method: 'POST', path: '/api/contractors', headers: { cookie }, body });
  await query("update users set subscription_status = 'free' where id = $1", [id]);
}

/** Everything a user sees: it must be the same whether or not there are others. */
async function viewOf(
  { origin }: Chamber,
  operations: Operation[],
  { cookie }: Person,
  own: Belongings,
): Promise<Map<string, string>> {
  const view = new Map<string, string>();
  const reads = operations.filter(({ method, path }) => method === 'GET' && !DATED_FILE.test(path));
  for (const operation of reads) {
    for (const call of ownCalls(operation, { theirs: own, own }, cookie)) {
      const { status, text } = await send(origin, call);
      if (status === 200) view.set(call.path, text.replaceAll(LINK_LIFE, ''));
    }
  }
  return view;
}

async function stateOf(chamber: Chamber, theirs: Belongings): Promise<string> {
  const folder = path.join(chamber.dataDir, 'receipts');
  const stem = path.basename(theirs.receiptKey).split('.')[0] ?? '';
  const files = (await readdir(folder)).filter((file) => file.startsWith(stem)).sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const onDisk = files.map((file, i) => `${file} ${contents[i]?.toString('base64')}`);
  return `${await wholeState(chamber, theirs.userId)} ${onDisk.join()}`;
}

/** The same calls by the owner must show the marks; otherwise searching for them proves nothing. */
async function requireSharpEye(
  chamber: Chamber,
  operations: Operation[],
  owner: Person,
  theirs: Belongings,
): Promise<void> {
  const marks = marksOf(theirs);
  const view = await viewOf(chamber, operations, owner, theirs);
  const showing = [...view].filter(([, text]) => marks.some((mark) => text.includes(mark)));
  if (showing.length < 12) {
    throw new Error(`Only ${showing.map(([route]) => route)} show their owner's marks`);
  }
}
