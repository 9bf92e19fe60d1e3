import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import { type Column, writeWorkbook } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { openBenchDatabase } from './database.ts';
import { download, watchMemory } from './heavy-work.ts';
import { type Row, table } from './report.ts';
import { type BenchServer, startProductOn } from './servers.ts';
import { signIn } from './sign-in.ts';

/** What files in and out cost: the time, the memory, and how long other calls wait. */
const EXPORTED_EXPENSES = [5_000, 10_000, 100_000];
const IMPORTED_ROWS = 10_000;
const BYSTANDER_EVERY_MS = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const head = [
  'what',
  'time s',
  'of it processor s',
  'more memory MB',
  'slowest other call ms',
  'file MB',
];
const megabytes = (bytes: number) => bytes / 1024 / 1024;

const cellsOf = (row: number) => [
  new Date(Date.UTC(2020, 0, 1 + (row % 2000))).toISOString().slice(0, 10),
  `Oak flooring, row ${row}`,
  (row / 100 + 1).toFixed(2),
  `Store ${row % 40}`,
  `Second delivery ${row}`,
];
const titles = ['Date', 'Item', 'Cost', 'Vendor', 'Notes'];
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => cellsOf(row));

const database = await openBenchDatabase();
try {
  const secret = randomBytes(32).toString('hex');
  const environment = {
    ...{ DATABASE_URL: database.url, DATA_DIR: database.dataDir, SESSION_SECRET: secret },
    ...{ PORT: '3999', LOG_LEVEL: 'error' },
  };
  const { rows: users } = await database.query(
    `with added as (
       insert into users (email, subscription_status) values ('files@example.com', 'active') returning id
     ), counts as (insert into account_counts (user_id) select id from added)
     select id from added`,
  );
  const userId: number = users[0].id;
  const cookie = `plumbline_session=${await signIn(database, userId, secret)}`;
  const rows: Row[] = [];
  const measured = async (
    name: string,
    work: (product: BenchServer) => Promise<{ bytes: number }>,
  ) => {
    const product = await startProductOn(environment);
    try {
      await fetch(`${product.origin}/api/projects`, { headers: { cookie } });
      const before = await product.memory();
      const memory = watchMemory(product);
      const others = watchOthers(product);
      const startedAt = performance.now();
      const used = await product.processorSeconds();
      const { bytes } = await work(product);
      const seconds = (performance.now() - startedAt) / 1000;
      const slowest = await others.stop();
      const processor = (await product.processorSeconds()) - used;
      const more = (await memory.stop()) - before;
      rows.push([name, seconds, processor, more, slowest, megabytes(bytes)]);
      say(`${name}: ${seconds.toFixed(1)} s`);
    } finally {
      await product.stop();
    }
  };

  for (const count of EXPORTED_EXPENSES) {
    const projectId = await insertProject(userId, count);
    const thousands = count.toLocaleString('en-US');
    await measured(`XLSX of ${thousands} expenses`, async ({ origin }) => ({
      bytes: await download(`${origin}/api/projects/${projectId}/export.xlsx`, cookie),
    }));
  }
  const thousands = IMPORTED_ROWS.toLocaleString('en-US');
  for (const [type, bytes] of [
    ['CSV', csvOf(IMPORTED_ROWS)],
    ['XLSX', await xlsxOf(IMPORTED_ROWS)],
  ] as const) {
    const projectId = await insertProject(userId, 0);
    await measured(`import of ${thousands} rows, ${type}`, ({ origin }) =>
      importFile({ origin, cookie, projectId, bytes }),
    );
  }

  const [cpu] = cpus();
  const text = [
    '# Files in and out',
    `Written by \`npm run bench:files\` on ${cpus().length} cores (${process.arch}${cpu ? `, ${cpu.model}` : ''}), Node ${process.versions.node}. An import is reading the file, showing its rows and committing them. The goals are 10 s and 100 MB for 10,000 rows. The processor time is that of the server without its database and without the process that reads a file.`,
    table(head, rows),
  ].join('\n\n');
  say(text);
  await writeFile('bench/results-files.md', `${text}\n`);
} finally {
  await database.close();
}

async function insertProject(userId: number, expenses: number): Promise<number> {
  const { rows } = await database.query(
    "insert into projects (user_id, name, budget) values ($1, 'Kitchen', 90000) returning id",
    [userId],
  );
  const projectId: number = rows[0].id;
  await countedAtOnce(database.query, () =>
    database.query(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date, notes)
       select $1, $2, 'Oak flooring, row ' || n, n / 100.0 + 1, 'materials', 'check', date '2020-01-01' + n % 2000, 'Second delivery ' || n
       from generate_series(1, $3::int) n`,
      [userId, projectId, expenses],
    ),
  );
  await database.query('analyze expenses');
  return projectId;
}

function csvOf(count: number): Uint8Array<ArrayBuffer> {
  const lines = rowsOf(count).map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return new Uint8Array(Buffer.from([titles.join(','), ...lines].join('\n')));
}

async function xlsxOf(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const kinds = ['day', 'text', 'number', 'text', 'text'] as const;
  const columns = titles.map(
    (title, index): Column => ({ title, width: 12, kind: kinds[index] ?? 'text' }),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook([{ name: 'Costs', columns, rows: [rowsOf(count)] }])) {
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

interface ImportedFile {
  origin: string;
  cookie: string;
  projectId: number;
  bytes: Uint8Array<ArrayBuffer>;
}

async function importFile({ origin, cookie, projectId, bytes }: ImportedFile) {
  const call = async (method: string, path: string, body?: FormData | string) => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const headers = { cookie, origin, ...json };
    const answer = await fetch(`${origin}${path}`, { method, headers, body: body ?? null });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json() as Promise<{ id: number; created: number }>;
  };
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'costs');
  const { id } = await call('POST', `/api/imports?projectId=${projectId}`, form);
  await call('GET', `/api/imports/${id}/rows?pageSize=50`);
  const { created } = await call('POST', `/api/imports/${id}/commit`, '{}');
  if (created !== IMPORTED_ROWS) throw new Error(`${created} were created`);
  return { bytes: bytes.length };
}

/** Someone else who calls again and again. */
function watchOthers({ origin }: BenchServer) {
  let isOver = false;
  const look = async () => {
    let slowest = 0;
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${origin}/api/health`)).text();
      slowest = Math.max(slowest, performance.now() - startedAt);
      await delay(BYSTANDER_EVERY_MS);
    }
    return slowest;
  };
  const looking = look();
  return {
    async stop(): Promise<number> {
      isOver = true;
      return looking;
    },
  };
}
