import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend } from '../http-call.ts';
import { probe } from '../probe.ts';
import { memoryMb } from '../process-memory.ts';

/** The server's limit, plus the interval of its checks. */
const SLOW_SENDER_MS = 60_000 + 10_000;
/** A response that fits into the network buffers counts as read; then the connection is idle. */
const SLOW_READER_MS = 100_000 + 10_000;
const POKE_MS = 500;
const NOTICE_MS = 3_000;
/** The same as for images, for any input and any unread response. */
const MAX_MB = 400;
const GROWTH_MB = 50;

const SCALE = {
  small: { heads: 200, bodies: 50, readers: 8, settleMs: 1_000, holdMs: 1_000 },
  full: { heads: 2_000, bodies: 400, readers: 40, settleMs: 8_000, holdMs: 30_000 },
};
/**
 * The small run shares the machine with other work: it shows that nothing breaks, not how fast it
 * is.
 */
const PROBE_P99_MS = { small: Number.POSITIVE_INFINITY, full: 1_000 };

export const gate: Gate = {
  name: 'slow-clients',
  title:
    'Senders that never finish and readers that never read slow down nobody else, and are cut off',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const isFull = scale === 'full';
      const { heads, bodies, readers, settleMs, holdMs } = SCALE[scale];
      const host = await chamber.person({ plan: 'pro' });
      await fill(chamber, host, 20_000);
      const talkers = await manyPeople(chamber, readers);
      await probe(chamber, host, settleMs);
      const before = await memoryMb(chamber.product.pid);
      const senders = [
        ...many(heads, () => slowHead(chamber)),
        ...many(bodies, () => slowBody(chamber, host, '/api/expenses', 'application/json')),
        ...many(bodies, () => slowBody(chamber, host, '/api/login', 'application/json')),
        ...many(bodies, () =>
          slowBody(chamber, host, '/api/upload', 'multipart/form-data; boundary=b'),
        ),
        ...many(bodies, () => endlessBody(chamber, host)),
      ];
      const unread = [
        ...many(readers, () => neverRead(chamber, host, 'GET', '/api/expenses/export.csv')),
        ...many(readers, () => neverRead(chamber, host, 'GET', '/api/expenses?pageSize=100')),
        ...talkers.map((person) => neverReadTalk(chamber, person)),
      ];
      const connections = [...senders, ...unread];
      say(`${count(connections.length)} connections that are slow on purpose`);
      await probe(chamber, host, settleMs);
      const settled = await memoryMb(chamber.product.pid);
      say(`they take ${(settled - before).toFixed(0)} MB`);
      const { p99, refusals, failures } = await probe(chamber, host, holdMs);
      const held = await memoryMb(chamber.product.pid);
      const isServed = p99 <= PROBE_P99_MS[scale] && failures === 0 && (!isFull || refusals === 0);
      const isHeld = held <= MAX_MB && (!isFull || held - settled <= GROWTH_MB);
      const left = isFull ? await countLeft({ senders, unread }, settleMs + holdMs, say) : 0;
      for (const { socket } of connections) socket.destroy();
      return {
        figure: `${count(connections.length)} slow connections: others' p99 ${p99.toFixed(0)} ms with ${refusals} refusals and ${failures} failures, the server at ${held.toFixed(0)} MB, ${(held - settled).toFixed(0)} more than at first${isFull ? `, ${left} left after their time` : ''}`,
        isMet: isServed && isHeld && left === 0,
      };
    }),
};

interface SlowClient {
  socket: Socket;
  ended: Promise<void>;
  isEnded: boolean;
}

const many = (times: number, make: () => SlowClient) => Array.from({ length: times }, make);

function slowClient(chamber: Chamber, beginning: string, every?: { ms: number; bytes: string }) {
  const port = Number(new URL(chamber.origin).port);
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const client: SlowClient = { socket, ended, isEnded: false };
  const dripping = every && setInterval(() => socket.write(every.bytes), every.ms);
  const end = () => {
    clearInterval(dripping);
    client.isEnded = true;
    resolve();
  };
  socket.on('error', () => {});
  socket.once('close', end);
  return client;
}

function slowHead(chamber: Chamber): SlowClient {
  const client = slowClient(chamber, 'GET /api/user HTTP/1.1\r\nhost: x\r\n', {
    ms: 1_000,
    bytes: 'x-more: y\r\n',
  });
  client.socket.resume();
  return client;
}

const headOf = ({ cookie }: Person, method: string, path: string, more: string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: x',
    'sec-fetch-site: same-origin',
    `cookie: ${cookie}`,
    ...more,
    '',
    '',
  ].join('\r\n');

function slowBody(chamber: Chamber, person: Person, path: string, type: string): SlowClient {
  const more = [`content-type: ${type}`, 'content-length: 5000'];
  const beginning = `${headOf(person, 'POST', path, more)}--b\r\n`;
  const client = slowClient(chamber, beginning, { ms: 1_000, bytes: 'x' });
  client.socket.resume();
  return client;
}

/** A file that never ends, sent chunk by chunk, too slowly to reach its size limit. */
function endlessBody(chamber: Chamber, person: Person): SlowClient {
  const more = ['content-type: multipart/form-data; boundary=b', 'transfer-encoding: chunked'];
  const part = '--b\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const client = slowClient(chamber, headOf(person, 'POST', '/api/upload', more) + chunk(part), {
    ms: 500,
    bytes: chunk('x'.repeat(1_000)),
  });
  client.socket.resume();
  return client;
}

/** Requests a lot and reads nothing. Many responses do not fit into any buffer. */
function neverRead(chamber: Chamber, person: Person, method: string, path: string): SlowClient {
  const request = headOf(person, method, path, []);
  const client = slowClient(chamber, path.includes('export') ? request : request.repeat(200));
  client.socket.pause();
  return client;
}

async function manyPeople(chamber: Chamber, times: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < times) {
    const person = await chamber.person({ plan: 'pro' });
    await fill(chamber, person, 50);
    people.push(person);
  }
  return people;
}

/** A stream of the assistant; each user may have two. */
function neverReadTalk(chamber: Chamber, person: Person): SlowClient {
  const body = JSON.stringify({ content: 'Show me all of my expenses' });
  const more = ['content-type: application/json', `content-length: ${body.length}`];
  const client = slowClient(chamber, headOf(person, 'POST', '/api/ai-chat', more) + body);
  client.socket.pause();
  return client;
}

async function fill({ origin, query }: Chamber, { id, cookie }: Person, expenses: number) {
  const project = await mustSend<{ id: number }>(origin, {
    method: 'POST',
    path: '/api/projects',
    headers: { cookie },
    body: { name: 'Kitchen', budget: '25000' },
  });
  await countedAtOnce(query, () =>
    query(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date, notes)
       select $1, $2, 'Oak boards no. ' || n, 1, 'materials', 'cash', '2026-03-08', repeat('note ', 100)
       from generate_series(1, $3::int) n`,
      [id, project.id, expenses],
    ),
  );
}

/** How many of them are left after their time limit. */
async function countLeft(
  { senders, unread }: { senders: SlowClient[]; unread: SlowClient[] },
  elapsedMs: number,
  say: (line: string) => void,
): Promise<number> {
  const leftOf = async (clients: SlowClient[], withinMs: number) => {
    await Promise.race([Promise.all(clients.map(({ ended }) => ended)), pause(withinMs)]);
    return clients.filter(({ isEnded }) => !isEnded).length;
  };
  const sendersLeft = await leftOf(senders, SLOW_SENDER_MS - elapsedMs);
  say(`${sendersLeft} slow senders left after ${SLOW_SENDER_MS / 1000} s`);
  await pause(SLOW_READER_MS - SLOW_SENDER_MS);
  // A socket that nobody reads notices only at a second write that the other side is gone.
  const poking = setInterval(() => {
    for (const { socket } of unread) socket.write('\r\n');
  }, POKE_MS);
  const unreadLeft = await leftOf(unread, NOTICE_MS);
  clearInterval(poking);
  say(`${unreadLeft} readers left after ${SLOW_READER_MS / 1000} s`);
  return sendersLeft + unreadLeft;
}
