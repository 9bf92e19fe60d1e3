import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exampleOf, type Operation, readOperations } from '../api-document.ts';
import { type Belongings, furnish, type Marks, unfurnish, wholeState } from '../belongings.ts';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { type Call, send } from '../http-call.ts';
import { chosenSeed, type Random, seededRandom } from '../random.ts';

const REQUESTS = { small: 400, full: 20_000 };
const BATCH = 200;
const AT_ONCE = 8;

const MARKS: Marks = {
  word: 'zanzibarquokka',
  budget: '87654.32',
  amount: '9876.54',
  hourlyRate: '4321.09',
};
const STRANGERS_MARKS: Marks = { word: 'mine', budget: '500', amount: '5', hourlyRate: '6' };

export const gate: Gate = {
  name: 'cross-account',
  title: 'Every route with somebody else’s ids shows and changes nothing of theirs',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const seed = chosenSeed();
      say(`SEED=${seed}`);
      const random = seededRandom(seed);
      const operations = await readOperations(chamber.origin);
      const owner = await chamber.person();
      const theirs = await furnish(chamber, owner, MARKS);
      await requireSharpEye(chamber, owner, theirs, operations, random);
      const stranger = await chamber.person();
      const before = await stateOf(chamber, theirs);
      let leaks = 0;
      let sent = 0;
      while (sent < REQUESTS[scale]) {
        await unfurnish(chamber, stranger.id);
        const own = await furnish(chamber, stranger, STRANGERS_MARKS);
        const cookies = await strangersCookies(chamber, stranger, theirs);
        const requests = Array.from({ length: Math.min(BATCH, REQUESTS[scale] - sent) }, (_, i) => {
          const operation = operations[(sent + i) % operations.length] as Operation;
          return makeCall(operation, { theirs, own, cookies, random });
        });
        leaks += await countLeaks(chamber, requests, theirs, say);
        sent += requests.length;
        if ((await stateOf(chamber, theirs)) !== before) {
          leaks += 1;
          say(
            `after ${sent} requests something of the owner's had changed; it was in the last ${BATCH}`,
          );
          break;
        }
      }
      return {
        figure: `${leaks} leaks or changes in ${count(sent)} requests over ${operations.length} routes`,
        isMet: leaks === 0,
      };
    }),
};

interface Hand {
  theirs: Belongings;
  own: Belongings;
  cookies: string[];
  random: Random;
}

/** Signed in as oneself, signed out, and with what a thief might try. */
async function strangersCookies(
  { cookieOf, query }: Chamber,
  stranger: Person,
  theirs: Belongings,
) {
  const { rows } = await query('select sid from sessions where user_id = $1', [theirs.userId]);
  const { sid } = rows[0] as { sid: string };
  const own = await cookieOf(stranger.id);
  return [own, own, own, own, '', `plumbline_session=${sid}.${own.split('.')[1]}`];
}

async function countLeaks(
  chamber: Chamber,
  requests: Call[],
  theirs: Belongings,
  say: (line: string) => void,
): Promise<number> {
  let leaks = 0;
  const waiting = [...requests];
  const lane = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const answer = await send(chamber.origin, call);
      const seen = `${JSON.stringify(answer.headers)} ${answer.text}`;
      const mark = marksOf(theirs).find((each) => seen.includes(each));
      if (mark === undefined && answer.status !== 500) continue;
      leaks += 1;
      say(`${call.method} ${call.path} was answered ${answer.status} with ${mark ?? answer.text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return leaks;
}

function marksOf({ receiptKey, feedFile, email }: Belongings): string[] {
  const fileName = path.basename(receiptKey).split('.')[0] ?? receiptKey;
  return [...Object.values(MARKS), fileName, feedFile, email];
}

/** A call as the document describes it, with the other's ids in every place that takes one. */
function makeCall(operation: Operation, hand: Hand): Call {
  const { random, cookies, theirs } = hand;
  const query = queryOf(operation, hand);
  const body = bodyOf(operation, hand);
  const cookie = random.pick(cookies);
  return {
    // What a GET shows, a HEAD may show by its headers.
    method: operation.method === 'GET' && random.chance(0.05) ? 'HEAD' : operation.method,
    path: fillPath(operation.path, hand) + (query.size > 0 ? `?${query}` : ''),
    headers: {
      ...(cookie && { cookie }),
      ...(random.chance(0.2) && { 'x-user-id': String(theirs.userId) }),
      ...(random.chance(0.2) && { 'x-admin-password': random.pick(['', 'admin', 'password']) }),
    },
    ...(body && { body }),
  };
}

function fillPath(pattern: string, { theirs, own, random }: Hand): string {
  const noun = pattern.split('/')[2] ?? '';
  const natural = (who: Belongings): string | number => {
    switch (noun) {
      case 'projects':
        return who.projectId;
      case 'expenses':
        return who.expenseId;
      case 'contractors':
        return who.contractorId;
      case 'milestones':
        return who.milestoneId;
      case 'sandbox':
        return who.checkoutId;
      default:
        return who.userId;
    }
  };
  const any = [theirs.projectId, theirs.expenseId, theirs.contractorId, theirs.milestoneId];
  const [id, signature] = theirs.feedFile.split('.');
  const { receiptKey } = theirs;
  return pattern
    .replace('{id}', () => {
      if (random.chance(0.2)) return String(natural(own));
      return String(random.chance(0.1) ? random.pick(any) : natural(theirs));
    })
    .replace('{name}', random.pick([receiptKey, thumbnailOf(receiptKey)]).replace('receipts/', ''))
    .replace('{file}', () => {
      const forged = `${random.pick(['A', 'B', '_'])}${signature?.slice(1, -1)}A`;
      return random.pick([`${id}.${forged}.ics`, `${id}.${own.feedFile.split('.')[1]}.ics`]);
    });
}

const thumbnailOf = (key: string) => key.replace(/\.\w+$/, '.thumbnail.webp');

function queryOf({ parameters }: Operation, { theirs, own, random }: Hand): URLSearchParams {
  const query = new URLSearchParams();
  for (const { in: place, name, schema, required } of parameters) {
    if (place !== 'query' || (!required && random.chance(0.4))) continue;
    if (name === 'projectId' || name === 'contractorId') query.set(name, String(theirs[name]));
    // A link of one's own for the file of the other.
    else if (name === 'expires' || name === 'signature') {
      query.set(name, own.receiptLink.get(name) ?? '');
    } else if (name === 'search') query.set(name, random.pick(['', MARKS.word.slice(0, 5), '%']));
    else if (name === 'category' || name === 'paymentMethod') query.set(name, 'all');
    else query.set(name, String(exampleOf(schema, random, name)));
  }
  if (random.chance(0.3))
    query.set(random.pick(['userId', 'user_id', 'owner']), `${theirs.userId}`);
  return query;
}

function bodyOf(
  { path: pattern, body, bodyType }: Operation,
  { theirs, own, random }: Hand,
): object | undefined {
  if (!body || bodyType !== 'application/json') {
    return random.chance(0.2) ? { userId: theirs.userId } : undefined;
  }
  const example = exampleOf(body, random) as Record<string, unknown>;
  const stolen: Record<string, unknown> = {
    projectId: random.chance(0.7) ? theirs.projectId : own.projectId,
    contractorId: theirs.contractorId,
    imageUrl: random.pick([theirs.receiptKey, thumbnailOf(theirs.receiptKey)]),
    s3Key: random.pick([theirs.receiptKey, thumbnailOf(theirs.receiptKey)]),
  };
  // Elsewhere an address is a text of one's own, and shown again.
  if (/password|login|register/.test(pattern)) stolen['email'] = theirs.email;
  for (const key of Object.keys(example)) {
    if (key in stolen && random.chance(0.8)) example[key] = stolen[key];
  }
  const claims = { userId: theirs.userId, user_id: theirs.userId, id: theirs.expenseId };
  return random.chance(0.4) ? { ...example, ...claims } : example;
}

async function stateOf(chamber: Chamber, theirs: Belongings): Promise<string> {
  const folder = path.join(chamber.dataDir, 'receipts');
  const stem = path.basename(theirs.receiptKey).split('.')[0] ?? '';
  const files = (await readdir(folder)).filter((file) => file.startsWith(stem)).sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const onDisk = files.map((file, i) => `${file} ${contents[i]?.toString('base64')}`);
  return `${await wholeState(chamber, theirs.userId)} ${onDisk.join()}`;
}

/** The same calls by the owner must show the marks, or the search for them means nothing. */
async function requireSharpEye(
  chamber: Chamber,
  owner: Person,
  theirs: Belongings,
  operations: Operation[],
  random: Random,
): Promise<void> {
  const marks = marksOf(theirs);
  const showing: string[] = [];
  for (const operation of operations) {
    if (operation.method !== 'GET') continue;
    const hand = { theirs, own: theirs, cookies: [owner.cookie], random };
    const { path: filled, headers } = makeCall(operation, hand);
    const [target = filled] = filled.split('?');
    const { text } = await send(chamber.origin, {
      method: 'GET',
      path: target,
      ...(headers && { headers }),
    });
    if (marks.some((mark) => text.includes(mark))) showing.push(operation.path);
  }
  if (showing.length < 12) throw new Error(`Only ${showing} show their owner's marks to the owner`);
}
