import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAfterChange } from './after-change.ts';
import { type Call, callsOf, WRITTEN_BY_BENCH } from './calls.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { measureHeavyWork } from './heavy-work.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import { recordStatements, send } from './record-sql.ts';
import { type Row, table } from './report.ts';
import { SIZES, type SizedAccount, seed } from './seed.ts';
import { type BenchServer, startBareServer, startProductOn } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const SECONDS = Number(flags.seconds);
const RUNS = Number(flags.runs);
const CONNECTIONS = [1, 10, 50];
const SHARE_GOAL = 0.8;
const P99_GOAL = 2;
/** After this, the process has settled. */
const REST_MS = 3_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Visitor {
  account: SizedAccount;
  cookie: string;
  calls: Call[];
}

const database = await openBenchDatabase();
const sections: string[] = [];
try {
  say('Filling a database: 1,000 projects with 200,000 expenses, and projects of each size.');
  const accounts = await seed(database);
  const sessionSecret = randomBytes(32).toString('hex');
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SESSION_SECRET: sessionSecret,
    PORT: '3999',
    LOG_LEVEL: 'error',
  };
  const visitors = new Map<number, Visitor>();
  for (const [size, account] of accounts) {
    const session = await signIn(database, account.userId, sessionSecret);
    const cookie = `plumbline_session=${session}`;
    const calls = callsOf(account, await anExpense(database, account));
    visitors.set(size, { account, cookie, calls: calls.filter(isChosen) });
  }
  await compareWithBareServer(visitors.get(1_000) as Visitor, environment);
  await measureGrowth(visitors, environment);
  if (isBudgetMeasured(visitors))
    await measureChanges(visitors.get(10_000) as Visitor, environment);
  if (!flags.only) await measureStartAndHeavyWork(visitors.get(100_000) as Visitor, environment);
} finally {
  await database.close();
}
const report = sections.join('\n\n');
say(`\n${report}`);
if (!flags.only) await writeFile('bench/results.md', `${header()}\n\n${report}\n`);

function isChosen({ name }: Call): boolean {
  return flags.only.split(',').some((word) => name.includes(word));
}

function header(): string {
  const [cpu] = cpus();
  return [
    '# Results',
    '',
    `Written by \`npm run bench\` on ${cpus().length} cores (${process.arch}${cpu?.model && cpu.model !== 'unknown' ? `, ${cpu.model}` : ''}), Node ${process.versions.node}. [README.md](README.md) says how to read it.`,
  ].join('\n');
}

async function compareWithBareServer(visitor: Visitor, environment: NodeJS.ProcessEnv) {
  const { cookie, calls } = visitor;
  const recorded = await recordStatements(environment, cookie, calls);
  const product = await startProductOn(environment);
  const bare = await startBareServer(database.url, calls, recorded);
  const rows: Row[] = [];
  try {
    for (const call of calls) {
      for (const connections of CONNECTIONS) {
        const [ours, theirs] = await alternate([product, bare], cookie, call, connections);
        const share = ours.perSecond / theirs.perSecond;
        const isShort = share < SHARE_GOAL || ours.p99 > P99_GOAL * theirs.p99 || ours.refused > 0;
        const verdict = isShort ? 'short' : 'met';
        const row: Row = [
          call.name,
          String(connections),
          ours.perSecond,
          theirs.perSecond,
          share,
          ours.p50,
          ours.p99,
          theirs.p99,
          ours.refused ? `${(ours.refused * 100).toFixed(1)} %` : '',
          call.hasGoal && connections > 1 ? verdict : '',
        ];
        rows.push(row);
        say(row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)).join('  '));
      }
    }
    await cleanUp();
    const memory = await product.memory();
    sections.push(
      '## Against a bare server',
      table(
        [
          'call',
          'connections',
          'req/s',
          'bare req/s',
          'share',
          'p50 ms',
          'p99 ms',
          'bare p99 ms',
          'refused',
          'goal',
        ],
        rows,
      ),
      `Memory of the server after this: ${memory.toFixed(0)} MB.`,
    );
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Alternates between both servers, so that a noisy minute on the machine affects both. */
async function alternate(
  [product, bare]: [BenchServer, BenchServer],
  cookie: string,
  call: Call,
  connections: number,
): Promise<[Figures, Figures]> {
  const figures: [Figures[], Figures[]] = [[], []];
  for (let run = -1; run < RUNS; run += 1) {
    for (const [i, { origin }] of [product, bare].entries()) {
      const isWarmUp = run < 0;
      const seconds = isWarmUp ? Math.min(1, SECONDS) : SECONDS;
      const result = await measure({ origin, cookie, call, connections, seconds });
      if (!isWarmUp) figures[i as 0 | 1].push(result);
    }
  }
  return [medianOf(figures[0]), medianOf(figures[1])];
}

async function measureGrowth(visitors: Map<number, Visitor>, environment: NodeJS.ProcessEnv) {
  const product = await startProductOn(environment);
  try {
    const memories: number[] = [];
    const columns: Figures[][] = [];
    for (const size of SIZES) {
      const { cookie, calls } = visitors.get(size) as Visitor;
      const column: Figures[] = [];
      for (const call of calls) {
        await send(product.origin, cookie, call);
        const options = { origin: product.origin, cookie, call, connections: 1 };
        await measure({ ...options, seconds: Math.min(1, SECONDS) });
        const runs: Figures[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          runs.push(await measure({ ...options, seconds: Math.min(2, SECONDS) }));
        }
        column.push(medianOf(runs));
      }
      columns.push(column);
      await cleanUp();
      memories.push(await product.memory());
    }
    const names = (visitors.get(SIZES[0]) as Visitor).calls.map(({ name }) => name);
    const rows = names.map((name, i): Row => {
      const medians = columns.map((column) => column[i]?.p50 ?? Number.NaN);
      return [name, ...medians, (medians.at(-1) ?? 0) / (medians[0] ?? 1)];
    });
    const timesSummary = SIZES.map((_, i) => {
      const median = (name: string) => columns[i]?.[names.indexOf(name)]?.p50 ?? Number.NaN;
      return (median('budget') / median('summary')).toFixed(2);
    });
    sections.push(
      '## Growth with the expenses in one project',
      'The median time of one call in milliseconds, one after another on one connection.',
      table(['call', ...SIZES.map((size) => size.toLocaleString('en-US')), 'times'], rows),
      `A budget takes ${timesSummary.join(', ')} times as long as a summary.`,
      `Memory of the server after each: ${memories.map((memory) => memory.toFixed(0)).join(', ')} MB.`,
    );
  } finally {
    await product.stop();
  }
}

function isBudgetMeasured(visitors: Map<number, Visitor>): boolean {
  return [...visitors.values()].every(({ calls }) => calls.some(({ name }) => name === 'budget'));
}

async function measureChanges({ account, cookie }: Visitor, environment: NodeJS.ProcessEnv) {
  const product = await startProductOn(environment);
  try {
    const calls = callsOf(account, await anExpense(database, account));
    const rows = await measureAfterChange({ product, cookie, account, calls, database });
    sections.push(
      '## The first call after a change',
      'In a project with 500 lines, 200 agreements, 1,000 bills and 10,000 expenses: the median time in milliseconds.',
      table(['change', 'summary', 'budget', 'times'], rows),
    );
  } finally {
    await product.stop();
  }
  await cleanUp();
}

async function anExpense({ query }: BenchDatabase, { projectId }: SizedAccount): Promise<number> {
  const { rows } = await query('select max(id) as id from expenses where project_id = $1', [
    projectId,
  ]);
  return rows[0].id;
}

async function measureStartAndHeavyWork(visitor: Visitor, environment: NodeJS.ProcessEnv) {
  const startedAt = performance.now();
  const product = await startProductOn(environment);
  const answer = await fetch(`${product.origin}/api/health`);
  const startMs = performance.now() - startedAt;
  if (!answer.ok) throw new Error('The product does not answer');
  try {
    await new Promise((done) => setTimeout(done, REST_MS));
    const atRest = await product.memory();
    const call = visitor.calls.find(({ name }) => name === 'project list');
    if (!call) throw new Error('No call to watch');
    const { cookie, account } = visitor;
    const { projectId } = account;
    const rows = await measureHeavyWork({ product, cookie, call, projectId });
    sections.push(
      '## Start, rest and heavy work',
      table(
        ['what', 'figure'],
        [
          ['start to first answer, database there, ms', startMs],
          ['memory at rest, MB', atRest],
          ...rows,
        ],
      ),
    );
  } finally {
    await product.stop();
  }
}

/** Removes what the create calls added, so that every size stays what it is called. */
async function cleanUp() {
  await database.query(
    'delete from expenses e where description = $1 and id > (select max(id) from expenses where description <> $1)',
    [WRITTEN_BY_BENCH],
  );
  await database.query('truncate activity');
  await database.query('vacuum analyze expenses');
}
