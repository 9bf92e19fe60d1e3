import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { mustSend, send } from '../http-call.ts';
import { percentile } from '../open-load.ts';

/** What SECURITY allows, and the moment until the server looks. */
const SLOW_SENDER_MS = 60_000 + 10_000;
const SLOW_READER_MS = 100_000 + 10_000;
const PROBE_P99_MS = 1_000;
const GROWTH_MB = 50;
const SETTLE_MS = 1_000;

const SCALE = {
  small: { heads: 200, bodies: 50, readers: 8, holdMs: 2_000, isEndAwaited: false },
  full: { heads: 2_000, bodies: 400, readers: 40, holdMs: 30_000, isEndAwaited: true },
};

export const gate: Gate = {
  name: 'slow-clients',
  isTimed: true,
  title: 'Senders that never finish and readers that never read hold up nobody else, and are ended',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const { heads, bodies, readers, holdMs, isEndAwaited } = SCALE[scale];
      const host = await chamber.person({ plan: 'pro' });
      await fill(chamber, host, 20_000);
      const talkers = await manyPeople(chamber, readers);
      await probe(chamber, host, SETTLE_MS);
      const before = await memoryMb(chamber);
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
      const everybody = [...senders, ...unread];
      say(`${count(everybody.length)} connections that are slow on purpose`);
      await probe(chamber, host, SETTLE_MS);
      const settled = await memoryMb(chamber);
      say(`they take ${(settled - before).toFixed(0)} MB`);
      const { p99, failures } = await probe(chamber, host, holdMs);
      const growth = (await memoryMb(chamber)) - settled;
      let left = 0;
      if (isEndAwaited) {
        left = await countLeft(senders, SLOW_SENDER_MS - holdMs);
        say(`${left} slow senders left after ${SLOW_SENDER_MS / 1000} s`);
        const unreadLeft = await countLeft(unread, SLOW_READER_MS - SLOW_SENDER_MS);
        say(`${unreadLeft} readers left after ${SLOW_READER_MS / 1000} s`);
        left += unreadLeft;
      }
      for (const { socket } of everybody) socket.destroy();
      return {
        figure: `${count(everybody.length)} slow connections: others' p99 ${p99.toFixed(0)} ms with ${failures} failures, memory grew by ${growth.toFixed(0)} MB meanwhile${isEndAwaited ? `, ${left} left after their time` : ''}`,
        isMet: p99 <= PROBE_P99_MS && failures === 0 && growth <= GROWTH_MB && left === 0,
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

/** Chunk after chunk of a file that never ends, slower than the limit of its size. */
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

/** Asks for much and reads nothing; many answers fit into no buffer. */
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

/** A stream of the assistant, of which one person may have two. */
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
  await query(
    `insert into expenses (user_id, project_id, description, amount, category, payment_method, date, notes)
     select $1, $2, 'Oak boards no. ' || n, 1, 'materials', 'cash', '2026-03-08', repeat('note ', 100)
     from generate_series(1, $3::int) n`,
    [id, project.id, expenses],
  );
}

/** What somebody else notices meanwhile. */
async function probe({ origin }: Chamber, { cookie }: Person, forMs: number) {
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const answer = await send(origin, {
      method: 'GET',
      path: '/api/projects',
      headers: { cookie },
    });
    times.push(answer.ms);
    if (answer.status !== 200) failures += 1;
    await pause(20);
  }
  return { p99: percentile(times, 0.99), failures };
}

async function countLeft(clients: SlowClient[], withinMs: number): Promise<number> {
  // A socket that nobody reads does not notice that the other side has gone.
  const waking = setInterval(() => {
    for (const { socket } of clients) if (socket.isPaused()) socket.write('\r\n');
  }, 1_000);
  await Promise.race([Promise.all(clients.map(({ ended }) => ended)), pause(withinMs)]);
  clearInterval(waking);
  return clients.filter(({ isEnded }) => !isEnded).length;
}

/** What the server process holds, in MB; only Linux tells. */
async function memoryMb({ product }: Chamber): Promise<number> {
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
