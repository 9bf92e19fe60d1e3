import { type Operation, readOperations } from '../api-document.ts';
import type { Belongings } from '../belongings.ts';
import { withChamber } from '../chamber.ts';
import { BARE, fillCall, idPlaces, WHOLE } from '../foreign-calls.ts';
import { count, type Gate } from '../gate.ts';
import { type Call, send } from '../http-call.ts';
import { chosenSeed, type Random, seededRandom } from '../random.ts';
import {
  furnishAll,
  type Place,
  type Role,
  roles,
  type Scene,
  type Stage,
  secretsFor,
  stateOf,
  withPeople,
} from '../role-stage.ts';

/** In addition to the fixed calls. */
const RANDOM_REQUESTS = { small: 0, full: 20_000 };
const BATCH = 200;
const AT_ONCE = 8;

interface Outcome {
  wrong: number;
  sent: number;
}

export const gate: Gate = {
  name: 'roles',
  title: 'Every route with every role: each sees and changes what it may, and nothing else',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const all = await readOperations(chamber.origin);
      const operations = all.filter(isAboutRecords);
      const place = { chamber, operations, say };
      const each = await sendEach(place);
      const random = await sendRandom(place, RANDOM_REQUESTS[scale]);
      const wrong = each.wrong + random.wrong;
      return {
        figure: `${wrong} wrong of ${count(each.sent + random.sent)} calls by three roles over ${operations.length} routes`,
        isMet: wrong === 0,
      };
    }),
};

const isAboutRecords = (operation: Operation) =>
  idPlaces(operation).length > 0 && !/\/(admin|sandbox|calendar|receipts)\//.test(operation.path);

type Expectation = 'allowed' | 'forbidden' | 'hidden';

/** What the product promises, written down a second time. */
function expectationOf({ method, path }: Operation, role: Role): Expectation {
  if (role === 'stranger' || path.includes('{token}')) return 'hidden';
  // Members share a project, not an account.
  if (path.startsWith('/api/sessions/')) return 'hidden';
  // By its token, which the others have only guessed.
  if (path.startsWith('/api/links/') && method === 'GET') return 'hidden';
  if (path.startsWith('/api/invitations/')) return method === 'GET' ? 'hidden' : 'forbidden';
  if (path.startsWith('/api/inbox') && role === 'viewer') return 'forbidden';
  if (method === 'GET' || /signed-url|ai-chat/.test(path)) return 'allowed';
  if (role === 'viewer') return 'forbidden';
  // Decisions about the project's expenses.
  if (path.endsWith('/tax')) return 'allowed';
  return /\/projects\//.test(path) ? 'forbidden' : 'allowed';
}

/** Every route with the ids of the shared and of the hidden project, by everyone. */
async function sendEach(place: Place): Promise<Outcome> {
  const outcome = { wrong: 0, sent: 0 };
  for (const role of roles) {
    const scene = await withPeople(place);
    const stage = await furnishAll(scene, role);
    for (const operation of scene.operations.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      outcome.wrong += await tryHidden(scene, stage, operation, role);
      outcome.wrong += await tryShared(scene, stage, operation, role);
      outcome.sent += 2 * fillersFor(operation).length;
    }
  }
  return outcome;
}

/**
 * Deletions come last, so that everything is there for the other calls. An editor may delete the
 * contractors of the hidden project too. A record that an earlier deletion took along would make the
 * gate fail.
 */
function rankOf({ method, path }: Operation): number {
  if (method !== 'DELETE') return 0;
  return path.startsWith('/api/contractors/') ? 2 : 1;
}

/** A record can be deleted only once. */
const fillersFor = ({ method }: Operation) => (method === 'DELETE' ? [WHOLE] : [WHOLE, BARE]);

async function tryShared(scene: Scene, stage: Stage, operation: Operation, role: Role) {
  const expectation = expectationOf(operation, role);
  const before = await stateOf(scene, stage, expectation === 'allowed' ? role : 'viewer');
  const fillers = fillersFor(operation);
  const calls = fillers.map((random) => callOf(scene, stage, operation, { role, random }));
  const answers = [];
  for (const call of calls) answers.push(await sendOne(scene, stage, call, role));
  const statuses = answers.map(({ status }) => status);
  const isRight =
    expectation === 'forbidden'
      ? statuses.every((status) => status === 403)
      : expectation === 'hidden'
        ? statuses.every((status) => isRefusal(status) || operation.method === 'GET')
        : // The form is missing from an upload, which is looked at last.
          statuses.some((status) => status < 300 || status === 409 || status === 415) &&
          !statuses.some((status) => status === 403 || status === 404);
  const after = await stateOf(scene, stage, expectation === 'allowed' ? role : 'viewer');
  if (isRight && before === after && answers.every(({ isLeak }) => !isLeak)) return 0;
  const what = before === after ? '' : ', which changed something';
  scene.say(`${nameOf(operation)} by the ${role} was answered ${statuses}${what}: ${expectation}`);
  return 1;
}

async function tryHidden(scene: Scene, stage: Stage, operation: Operation, role: Role) {
  // A contractor is the account's, so an editor may change one that another project names too.
  const isOfAccount = operation.path.startsWith('/api/contractors/');
  const theirs = { ...stage, shared: { ...stage.hidden } };
  const before = await stateOf(scene, stage, 'viewer');
  const answers = [];
  for (const random of fillersFor(operation)) {
    answers.push(
      await sendOne(scene, stage, callOf(scene, theirs, operation, { role, random }), role),
    );
  }
  const statuses = answers.map(({ status }) => status);
  const isRight =
    (isOfAccount && role !== 'stranger') ||
    statuses.every((status) => isRefusal(status) || operation.method === 'GET');
  const isSame = isOfAccount || before === (await stateOf(scene, stage, 'viewer'));
  if (isRight && isSame && answers.every(({ isLeak }) => !isLeak)) return 0;
  const what = isSame ? '' : ', which changed something';
  scene.say(`${nameOf(operation)} by the ${role} in a hidden project: ${statuses}${what}`);
  return 1;
}

const isRefusal = (status: number) => status === 400 || status === 404;
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

interface Filling {
  role: Role;
  random: Random;
  isForeign?: () => boolean;
}

function callOf(
  { cast }: Scene,
  { shared, own }: Stage,
  operation: Operation,
  { role, random, isForeign = () => true }: Filling,
): Call {
  const { path, body } = fillCall(operation, {
    theirs: shared,
    own,
    random,
    isForeign,
  });
  const headers = { cookie: cast[role].cookie };
  return { method: operation.method, path, headers, ...(body && { body }) };
}

/** Random roles, routes and ids: of the shared project, the hidden one and the caller's own. */
async function sendRandom(place: Place, requests: number): Promise<Outcome> {
  if (requests === 0) return { wrong: 0, sent: 0 };
  const seed = chosenSeed();
  place.say(`SEED=${seed}`);
  const random = seededRandom(seed);
  const outcome = { wrong: 0, sent: 0 };
  while (outcome.sent < requests) {
    // One role at a time: what may have changed afterwards depends on it.
    const role = roles[(outcome.sent / BATCH) % roles.length] ?? 'viewer';
    // A call may have ended a session.
    const scene = await withPeople(place);
    const stage = await furnishAll(scene, role);
    const before = await stateOf(scene, stage, role);
    const waiting = Array.from({ length: BATCH }, () => {
      const mixed = { ...stage, shared: mix(stage, random) };
      const isForeign = () => random.chance(0.8);
      return callOf(scene, mixed, random.pick(scene.operations), { role, random, isForeign });
    });
    outcome.sent += BATCH;
    // An export of a project that is deleted meanwhile is cut off.
    const isDeletion = ({ method }: Call) => method === 'DELETE';
    for (const calls of [waiting.filter((call) => !isDeletion(call)), waiting.filter(isDeletion)]) {
      const lane = async () => {
        for (let call = calls.shift(); call; call = calls.shift()) {
          if ((await sendOne(scene, stage, call, role)).isLeak) outcome.wrong += 1;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    }
    if ((await stateOf(scene, stage, role)) === before) continue;
    scene.say(
      `the ${role} changed what they may not, within ${BATCH} calls before ${outcome.sent}`,
    );
    outcome.wrong += 1;
  }
  return outcome;
}

function mix({ shared, hidden }: Stage, random: Random): Belongings {
  const keys = Object.keys(shared) as (keyof Belongings)[];
  return Object.fromEntries(
    keys.map((key) => [key, random.pick([shared, hidden])[key]]),
  ) as unknown as Belongings;
}

async function sendOne({ chamber, say }: Scene, stage: Stage, call: Call, role: Role) {
  const { status, headers, text } = await send(chamber.origin, call);
  const seen = `${JSON.stringify(headers)} ${text}`;
  const secret = secretsFor(role, stage).find((each) => seen.includes(each));
  const isLeak = secret !== undefined || status >= 500;
  if (isLeak) say(`${call.method} ${call.path} by the ${role}: ${status} with ${secret ?? text}`);
  return { status, isLeak };
}
