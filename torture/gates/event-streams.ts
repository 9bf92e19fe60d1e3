import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type Chamber, type Person, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';
import { probe } from '../probe.ts';
import { memoryMb } from '../process-memory.ts';

/** As many as one person may have. */
const PER_PERSON = 10;
const MAX_MORE_MB = 150;
const MAX_SLOWDOWN = 1.5;
const MAX_DELAY_MS = 2_000;

const SCALE = {
  small: { streams: 100, probeMs: 500 },
  full: { streams: 1_000, probeMs: 30_000 },
};

export const gate: Gate = {
  name: 'event-streams',
  title: 'Open event streams take little memory, slow down nobody else, and all hear of a change',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const isFull = scale === 'full';
      const { streams: wanted, probeMs } = SCALE[scale];
      const host = await chamber.person();
      const people: Person[] = [];
      while (people.length * PER_PERSON < wanted) people.push(await chamber.person());
      await probe(chamber, host, probeMs);
      const before = await probe(chamber, host, probeMs);
      const emptyMb = await memoryMb(chamber.product.pid);
      const streams: Stream[] = [];
      for (const person of people) {
        const own = Array.from({ length: PER_PERSON }, () => openStream(chamber, person));
        streams.push(...(await Promise.all(own)));
      }
      say(`${count(streams.length)} streams are open`);
      const during = await probe(chamber, host, probeMs);
      const moreMb = (await memoryMb(chamber.product.pid)) - emptyMb;
      const slowestMs = await tellEveryone(chamber, people, streams);
      const lost = streams.filter(({ isEnded }) => isEnded()).length;
      for (const { sent } of streams) sent.destroy();
      const after = await probe(chamber, host, probeMs);
      const alone = Math.max(before.p99, after.p99);
      const slowdown = during.p99 / alone;
      const isQuick = !isFull || (slowdown <= MAX_SLOWDOWN && slowestMs <= MAX_DELAY_MS);
      const isServed = during.failures === 0 && lost === 0;
      return {
        figure: `${count(streams.length)} open streams: ${moreMb.toFixed(0)} MB more, others' p99 ${during.p99.toFixed(1)} ms instead of ${alone.toFixed(1)}, ${lost} lost, a change reached all of them in ${(slowestMs / 1000).toFixed(1)} s`,
        isMet: isQuick && isServed && moreMb <= MAX_MORE_MB,
      };
    }),
};

interface Stream {
  sent: ClientRequest;
  heard: Promise<void>;
  isEnded: () => boolean;
}

async function openStream({ origin }: Chamber, { cookie }: Person): Promise<Stream> {
  const sent = request(`${origin}/api/events`, { agent: false, headers: { cookie } });
  sent.on('error', () => {});
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}`);
  let isEnded = false;
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  response.on('error', () => {});
  response.once('close', () => {
    isEnded = true;
  });
  response.on('data', (chunk: Buffer) => {
    if (chunk.includes('data: ')) resolve();
  });
  return { sent, heard, isEnded: () => isEnded };
}

/** A change in every account at once, and how long until the last stream has heard of it. */
async function tellEveryone({ query }: Chamber, people: Person[], streams: Stream[]) {
  await query(
    `insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label)
     select id, 1, id, 'web', 'update', 'expense', 1, 'Tiles' from unnest($1::int[]) id`,
    [people.map(({ id }) => id)],
  );
  const begin = performance.now();
  await query("select pg_notify('changes', '')", []);
  await Promise.all(streams.map(({ heard }) => heard));
  return performance.now() - begin;
}
