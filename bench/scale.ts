// `npm run bench:scale`: what one machine does, and what that means for a million accounts.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Call, callsOf } from './calls.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { type Row, table } from './report.ts';
import {
  createExpenses,
  databaseBytes,
  folderBytes,
  measureTogether,
  memoryOfPeople,
  receiptPhoto,
  timeCommand,
  type Visit,
} from './scale-measures.ts';
import { assumptionTable, type Measured, projection } from './scale-projection.ts';
import { type SizedAccount, seed } from './seed.ts';
import { type BenchServer, startProductOn } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '3' },
    people: { type: 'string', default: '1000' },
    expenses: { type: 'string', default: '2000' },
    receipts: { type: 'string', default: '40' },
  },
});
const TIMES = { seconds: Number(flags.seconds), runs: Number(flags.runs) };
const CONNECTIONS = 20;
const MIX = ['session check', 'first page', 'summary', 'project list', 'create'];
const MEASURED_PROCESSES = [1, 2];
const REST_MS = 3_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openBenchDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-scale-'));
const sessionSecret = randomBytes(32).toString('hex');
const environment = {
  PATH: process.env['PATH'],
  MALLOC_ARENA_MAX: '2',
  DATABASE_URL: database.url,
  DATA_DIR: path.join(folder, 'data'),
  SESSION_SECRET: sessionSecret,
  LOG_LEVEL: 'error',
  READ_RECEIPTS: 'off',
  STORAGE_PRO_MB: '100000',
};
try {
  say('Filling a database with 1,000 projects and 311,000 expenses.');
  const accounts = await seed(database);
  const account = accounts.get(1_000) as SizedAccount;
  const report = await measureAll(account);
  say(`\n${report}`);
  await writeFile('bench/results-scale.md', `${report}\n`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(account: SizedAccount): Promise<string> {
  const cookie = await cookieOf(account.userId);
  const calls = callsOf(account, 0).filter(({ name }) => MIX.includes(name));
  const rates = await measureRates(calls, cookie);
  const create = { cookie, call: calls.find(({ name }) => name === 'create') as Call };
  const server = await startProductOn(environment);
  const memory = await measureMemory(server).finally(() => server.stop());
  const writing = await startProductOn(environment);
  const disk = await measureDisk(writing, create).finally(() => writing.stop());
  const copies = await measureCopies();
  const measured: Measured = { perSecond: rates.mix, ...memory, ...disk, ...copies };
  return [
    '# What one machine does, and a projection',
    `Written by \`npm run bench:scale\` on ${cpus().length} cores (${process.arch}) with ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}. The load, the processes and Postgres share the cores. [README.md](README.md) says how to read it.`,
    '## Measured',
    rates.table,
    figures(measured),
    '## Projected',
    'By proportion from the figures above, with these assumptions:',
    assumptionTable(),
    projection(measured),
  ].join('\n\n');
}

async function cookieOf(userId: number): Promise<string> {
  return `plumbline_session=${await signIn(database, userId, sessionSecret)}`;
}

/** The same connections, to one process or spread over two. */
async function measureRates(calls: Call[], cookie: string) {
  const rows: Row[] = calls.map(({ name }) => [name]);
  const seconds: [number, number] = [0, 0];
  for (const [place, number] of MEASURED_PROCESSES.entries()) {
    const servers: BenchServer[] = [];
    while (servers.length < number) servers.push(await startProductOn(environment));
    try {
      for (const [index, call] of calls.entries()) {
        const options = { connections: CONNECTIONS, ...TIMES };
        const { perSecond, p99 } = await measureTogether(servers, { cookie, call }, options);
        rows[index]?.push(perSecond, p99);
        seconds[place as 0 | 1] += 1 / perSecond;
        say(`${number} processes, ${call.name}: ${perSecond.toFixed(0)} a second`);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
    await cleanUp(database);
  }
  // One call of each kind after another.
  const [one, two] = seconds.map((each) => calls.length / each) as [number, number];
  rows.push(['all of these in turn', one, '', two, '']);
  const head = ['call', 'one process, req/s', 'p99 ms', 'two processes, req/s', 'p99 ms'];
  return { mix: { one, two }, table: table(head, rows) };
}

async function measureMemory(server: BenchServer) {
  const people = Number(flags.people);
  const { rows } = await database.query(
    `with added as (
       insert into users (email) select 'open-' || n || '@example.com' from generate_series(1, $1::int) n
       returning id
     ), counts as (insert into account_counts (user_id) select id from added)
     select id from added`,
    [people],
  );
  const cookies: string[] = [];
  for (const { id } of rows) cookies.push(await cookieOf(id));
  await new Promise((done) => setTimeout(done, REST_MS));
  const memoryAtRest = await server.memory();
  const more = await memoryOfPeople(server, cookies);
  return { memoryAtRest, memoryPerThousand: (more / people) * 1_000 };
}

async function measureDisk(server: BenchServer, visit: Visit) {
  const receiptsFolder = path.join(environment.DATA_DIR, 'receipts');
  const before = await databaseBytes(database);
  await createExpenses(server, visit, Number(flags.expenses));
  const expenses = (await databaseBytes(database)) - before;
  const photo = await receiptPhoto();
  await createExpenses(server, visit, Number(flags.receipts), photo);
  const files = await folderBytes(receiptsFolder);
  say(`A photo of ${(photo.length / 1e6).toFixed(1)} MB was sent ${flags.receipts} times.`);
  return {
    databaseBytes: (expenses / Number(flags.expenses)) * 1_000,
    receiptBytes: (files / Number(flags.receipts)) * 1_000,
  };
}

/** A backup of the rows, and its restore into another database of the same server. */
async function measureCopies() {
  const file = path.join(folder, 'backup.tar');
  const millions = (await countRows(database)) / 1e6;
  const backup = await timeCommand('backup', file, environment);
  await database.query('create database restored');
  const url = new URL(database.url);
  url.pathname = '/restored';
  const elsewhere = {
    ...environment,
    DATABASE_URL: url.href,
    DATA_DIR: path.join(folder, 'restored'),
  };
  const restore = await timeCommand('restore', file, elsewhere);
  return { backupSeconds: backup / millions, restoreSeconds: restore / millions };
}

async function countRows({ query }: BenchDatabase): Promise<number> {
  await query('analyze');
  const { rows } = await query('select sum(n_live_tup)::float8 as rows from pg_stat_user_tables');
  return rows[0].rows;
}

function figures(measured: Measured): string {
  const mb = (bytes: number) => bytes / 1e6;
  return table(
    ['what', 'figure'],
    [
      ['memory of a process at rest, MB', measured.memoryAtRest],
      ['more for 1,000 people with an open page, MB', measured.memoryPerThousand],
      ['1,000 expenses with their history in the database, MB', mb(measured.databaseBytes)],
      ['1,000 receipts with thumbnails in the store, MB', mb(measured.receiptBytes)],
      ['backup of a million rows, s', measured.backupSeconds],
      ['restore of a million rows, s', measured.restoreSeconds],
    ],
  );
}

async function cleanUp({ query }: BenchDatabase) {
  await query("delete from expenses where description = 'Written by the bench'");
  await query('truncate activity');
  await query('vacuum analyze expenses');
}
