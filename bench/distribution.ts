// `npm run bench:distribution`: what it would cost on one machine to take away what keeps owners from
// being spread over several (docs/scaling.md).
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { type Row, table } from './report.ts';
import { type SizedAccount, seed } from './seed.ts';

const BLOCKS = 9;
const INSERTS = 400;

const INSERT = `insert into expenses
  (user_id, project_id, description, amount, category, payment_method, date)
  values ($1, $2, 'Oak boards', 12.50, 'materials', 'cash', '2026-03-08')`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openBenchDatabase();
try {
  say('Filling a database with 1,000 projects and 311,000 expenses.');
  const account = (await seed(database)).get(1_000) as SizedAccount;
  await timeBlock(account);
  const narrow = await timeBlocks(account);
  const before = await sizeOfExpenses(database);
  const widening = await widen(database);
  const wide = await timeBlocks(account);
  const rows: Row[] = [
    ['as it is', narrow, ''],
    ['8-byte ids in expenses', wide, `${((wide / narrow - 1) * 100).toFixed(1)} %`],
  ];
  say(table(['a new expense, in the database alone', 'ms', 'difference'], rows));
  const { bytes, count } = await sizeOfExpenses(database);
  const growth = (bytes / before.bytes - 1) * 100;
  say(
    `8-byte ids: the table is locked for ${widening.toFixed(1)} s for ${count} expenses, ${((widening / count) * 1e6).toFixed(0)} s per million; rows and indexes are ${growth.toFixed(1)} % larger.`,
  );
} finally {
  await database.close();
}

async function timeBlocks(account: SizedAccount): Promise<number> {
  const times: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) times.push(await timeBlock(account));
  return times.toSorted((one, other) => one - other)[Math.floor(BLOCKS / 2)] ?? 0;
}

async function timeBlock({ userId, projectId }: SizedAccount): Promise<number> {
  // Prepared, as the product's statements are.
  await database.query(`prepare creation (int, int) as ${INSERT}`);
  const begin = performance.now();
  for (let nth = 0; nth < INSERTS; nth += 1) {
    await database.query(`execute creation (${userId}, ${projectId})`);
  }
  const took = (performance.now() - begin) / INSERTS;
  await database.query('deallocate creation');
  return took;
}

/** Both after a rewrite, so that only the width of the ids differs. */
async function sizeOfExpenses({ query }: BenchDatabase) {
  await query('vacuum full expenses');
  const { rows } = await query(
    `select pg_total_relation_size('expenses')::float8 as bytes, (select count(*)::int from expenses) as count`,
  );
  return rows[0] as { bytes: number; count: number };
}

/**
 * Returns the seconds for which nobody could use the table. Rooms and lines of the plan keep their
 * ids: the functions that split an expense take 4 bytes.
 */
async function widen({ query }: BenchDatabase): Promise<number> {
  const { rows } = await query(
    `select attname as name from pg_attribute where attrelid = 'expenses'::regclass
     and atttypid = 'int4'::regtype and (attname = 'id' or attname like '%\\_id')
     and attname not in ('room_id', 'plan_line_id')`,
  );
  const definition = async (expression: string): Promise<string> => {
    const { rows: found } = await query(`select ${expression}`);
    return Object.values(found[0])[0] as string;
  };
  const changes = rows.map(({ name }) => `alter ${name} type bigint`).join(', ');
  const begin = performance.now();
  await query('begin');
  // Triggers of columns and a view are in the way.
  const triggers = await definition(
    `string_agg(pg_get_triggerdef(oid), '; ') from pg_trigger
     where tgname in ('expense_files_changed', 'expenses_changed')`,
  );
  const view = await definition("pg_get_viewdef('file_uses'::regclass)");
  await query('drop trigger expense_files_changed on expenses; drop view file_uses');
  await query('drop trigger expenses_changed on expenses');
  await query(`alter table expenses ${changes}`);
  await query(`${triggers}; create view file_uses as ${view}`);
  // This connection still has its statements for 4 bytes.
  await query('alter function expenses_added() cost 101');
  await query('commit');
  return (performance.now() - begin) / 1_000;
}
