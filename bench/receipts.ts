import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { damages } from '../exam/receipts/damage.ts';
import { draw } from '../exam/receipts/drawing.ts';
import { knownLayouts } from '../exam/receipts/known-layouts.ts';
import { createRandom } from '../exam/receipts/random.ts';
import type { Call } from './calls.ts';
import { openBenchDatabase } from './database.ts';
import { watchMemory } from './heavy-work.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import { type Row, table } from './report.ts';
import { startProductOn } from './servers.ts';
import { signIn } from './sign-in.ts';

/** What others notice while ten receipts are read: `npm run bench:receipts`. */
const { values: flags } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const RUNS = Number(flags.runs);
const RECEIPTS = 10;
const SECONDS = 2;
const CONNECTIONS = 4;
const EXPENSES = 1_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const database = await openBenchDatabase();
try {
  const secret = randomBytes(32).toString('hex');
  const { rows: users } = await database.query(
    `with added as (
       insert into users (email, subscription_status) values ('receipts@example.com', 'active') returning id
     ), counts as (insert into account_counts (user_id) select id from added)
     select id from added`,
  );
  const userId: number = users[0].id;
  const { rows: projects } = await database.query(
    "insert into projects (user_id, name, budget) values ($1, 'Kitchen', 9000000) returning id",
    [userId],
  );
  const projectId: number = projects[0].id;
  await database.query(
    `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
     select $1, $2, 'Oak flooring ' || n, n, 'materials', 'cash', '2026-03-08' from generate_series(1, $3::int) n`,
    [userId, projectId, EXPENSES],
  );
  const cookie = `plumbline_session=${await signIn(database, userId, secret)}`;
  const product = await startProductOn({
    ...{ DATABASE_URL: database.url, DATA_DIR: database.dataDir, SESSION_SECRET: secret },
    ...{ PORT: '3999', LOG_LEVEL: 'error' },
  });
  const { origin } = product;
  const headers = { cookie, origin };
  const call: Call = {
    name: 'list of expenses',
    method: 'GET',
    path: `/api/expenses?projectId=${projectId}&page=1&pageSize=25`,
  };
  const others = () =>
    measure({ origin, cookie, call, connections: CONNECTIONS, seconds: SECONDS });

  const ask = async (path: string, body?: object) => {
    const init = body && {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(origin + path, init ?? { headers });
    return answer.json() as Promise<{ id: number; status: string }>;
  };
  const upload = async (picture: Buffer): Promise<string> => {
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'receipt.jpg');
    const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
    return ((await answer.json()) as { imageUrl: string }).imageUrl;
  };

  try {
    const keys: string[] = [];
    for (const picture of await drawReceipts()) keys.push(await upload(picture));
    await others();
    const quiet: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) quiet.push(await others());

    const before = await product.memory();
    const memory = watchMemory(product);
    const startedAt = performance.now();
    const readings: number[] = [];
    for (const key of keys) readings.push((await ask('/api/readings', { key })).id);
    const isDone = async () => {
      const states = await Promise.all(readings.map((id) => ask(`/api/readings/${id}`)));
      return states.every(({ status }) => status === 'done' || status === 'failed');
    };
    // The process that reads takes a moment to start.
    await delay(1_000);
    const busy: Figures[] = [];
    while (busy.length < RUNS && !(await isDone())) busy.push(await others());
    while (!(await isDone())) await delay(200);
    const seconds = (performance.now() - startedAt) / 1000;
    const most = await memory.stop();

    const [alone, meanwhile] = [medianOf(quiet), medianOf(busy)];
    const rows: Row[] = [
      [`p50 of "${call.name}" alone, ms`, alone.p50],
      [`p50 while ${RECEIPTS} receipts are read, ms`, meanwhile.p50],
      [`p99 of "${call.name}" alone, ms`, alone.p99],
      [`p99 while ${RECEIPTS} receipts are read, ms`, meanwhile.p99],
      ['times', meanwhile.p99 / alone.p99],
      ['all receipts read after, s', seconds],
      ['memory of the server before, MB', before],
      ['most memory of the server meanwhile, MB', most],
    ];
    say(table(['what', 'figure'], rows));
    if (busy.length < RUNS) say(`The reading ended after ${busy.length} of ${RUNS} measurements.`);
  } finally {
    await product.stop();
  }
} finally {
  await database.close();
}

/** As photographs: each is another layout with another damage. */
async function drawReceipts(): Promise<Buffer[]> {
  const layouts = Object.values(knownLayouts);
  const kinds = Object.values(damages);
  return Promise.all(
    Array.from({ length: RECEIPTS }, async (_, index) => {
      const random = createRandom(index);
      const paper = layouts[index % layouts.length]?.(random);
      const damage = kinds[index % kinds.length];
      if (!paper || !damage) throw new Error('There is nothing to draw');
      return damage(await draw(paper), random);
    }),
  );
}
