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

/** In the same statement, as a repository could do. Without a place in the budget, as most are. */
const COUNTED_INSERT = `with added as (${INSERT} returning *),
  counted as (
    update users u set expense_count = expense_count + 1 from added where u.id = added.user_id)
  insert into expense_totals as t
    (user_id, project_id, category, payment_method, expense_count, amount)
  select user_id, project_id, category, payment_method, 1, amount from added
  on conflict (user_id, project_id, category, payment_method) do update
  set expense_count = t.expense_count + 1, amount = t.amount + excluded.amount`;

interface Variant {
  name: string;
  statement: string;
  before?: string;
  after?: string;
}

const AS_IT_IS: Variant = { name: 'as it is', statement: INSERT };
const VARIANTS: Variant[] = [
  AS_IT_IS,
  {
    name: 'totals and counters in the statement, not by triggers',
    statement: COUNTED_INSERT,
    before: 'alter table expenses disable trigger expenses_added',
    after: 'alter table expenses enable trigger expenses_added',
  },
  {
    name: 'no unique index on the id alone',
    statement: INSERT,
    before: 'drop index expenses_id_idx',
    after: 'create unique index expenses_id_idx on expenses (id)',
  },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openBenchDatabase();
try {
  say('Filling a database with 1,000 projects and 311,000 expenses.');
  const account = (await seed(database)).get(1_000) as SizedAccount;
  await timeBlock(AS_IT_IS, account);
  const times = new Map(VARIANTS.map(({ name }) => [name, [] as number[]]));
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const variant of VARIANTS)
      times.get(variant.name)?.push(await timeBlock(variant, account));
  }
  const before = await sizeOfExpenses(database);
  const widening = await widen(database);
  const wide: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) wide.push(await timeBlock(AS_IT_IS, account));
  times.set('8-byte ids in expenses', wide);
  const base = median(times.get(AS_IT_IS.name) ?? []);
  const rows = [...times].map(
    ([name, all]): Row => [name, median(all), `${((median(all) / base - 1) * 100).toFixed(1)} %`],
  );
  say(table(['a new expense, in the database alone', 'ms', 'difference'], rows));
  const { bytes, count } = await sizeOfExpenses(database);
  const growth = (bytes / before.bytes - 1) * 100;
  say(
    `8-byte ids: the table is locked for ${widening.toFixed(1)} s for ${count} expenses, ${((widening / count) * 1e6).toFixed(0)} s per million; rows and indexes are ${growth.toFixed(1)} % larger.`,
  );
} finally {
  await database.close();
}

async function timeBlock(
  { statement, before, after }: Variant,
  { userId, projectId }: SizedAccount,
): Promise<number> {
  if (before) await database.query(before);
  // Prepared, as the product's statements are.
  await database.query(`prepare creation (int, int) as ${statement}`);
  const begin = performance.now();
  for (let nth = 0; nth < INSERTS; nth += 1) {
    await database.query(`execute creation (${userId}, ${projectId})`);
  }
  const took = (performance.now() - begin) / INSERTS;
  await database.query('deallocate creation');
  if (after) await database.query(after);
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
  // A trigger of columns and a view are in the way.
  const trigger = await definition(
    "pg_get_triggerdef(oid) from pg_trigger where tgname = 'expense_files_changed'",
  );
  const view = await definition("pg_get_viewdef('file_uses'::regclass)");
  await query('drop trigger expense_files_changed on expenses; drop view file_uses');
  await query(`alter table expenses ${changes}`);
  await query(`${trigger}; create view file_uses as ${view}`);
  await query('commit');
  return (performance.now() - begin) / 1_000;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
