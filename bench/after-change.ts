import type { Call } from './calls.ts';
import { Connection } from './connection.ts';
import type { BenchDatabase } from './database.ts';
import type { Row } from './report.ts';
import type { SizedAccount } from './seed.ts';
import type { BenchServer } from './servers.ts';

const ROUNDS = 60;
const WARM_UP = 20;

interface Options {
  product: BenchServer;
  cookie: string;
  account: SizedAccount;
  calls: Call[];
  database: BenchDatabase;
}

/** How long the first summary and the first budget after a change take, each after its own change. */
export async function measureAfterChange(options: Options): Promise<Row[]> {
  const { product, cookie, account, calls, database } = options;
  const connection = await Connection.open({ origin: product.origin, cookie });
  const named = (name: string) => {
    const call = calls.find((each) => each.name === name);
    if (!call) throw new Error(`There is no call ${name}`);
    return call;
  };
  try {
    const rows: Row[] = [];
    for (const [name, change] of await changesOf(database, account, named('create'))) {
      const times: Record<'summary' | 'budget', number[]> = { summary: [], budget: [] };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const read of ['summary', 'budget'] as const) {
          await connection.time(change(round));
          const time = await connection.time(named(read));
          if (round >= 0) times[read].push(time);
        }
      }
      const [summary, budget] = [middle(times.summary), middle(times.budget)];
      rows.push([name, summary, budget, budget / summary]);
    }
    return rows;
  } finally {
    connection.close();
  }
}

const middle = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** What people change. Each round writes another amount, so that every call changes something. */
async function changesOf(
  { query }: BenchDatabase,
  { projectId }: SizedAccount,
  create: Call,
): Promise<[string, (round: number) => Call][]> {
  const first = async (table: string, where = 'true'): Promise<number> => {
    const { rows } = await query(
      `select max(id) as id from ${table} where project_id = $1 and ${where}`,
      [projectId],
    );
    return rows[0].id;
  };
  const [line, agreement, bill, payment] = [
    await first('plan_lines'),
    await first('agreements', "status = 'open'"),
    await first('bills', 'not is_void'),
    await first('expenses', 'plan_line_id is not null and bill_id is null'),
  ];
  let nth = 0;
  const amount = () => {
    nth += 1;
    return (100 + nth / 100).toFixed(2);
  };
  const put = (path: string, body: () => object) => (): Call => ({
    name: path,
    method: 'PUT',
    path,
    body: body(),
  });
  return [
    ['a new expense', () => create],
    ['the plan of a line', put(`/api/plan-lines/${line}`, () => ({ planned: amount() }))],
    ['an agreement', put(`/api/agreements/${agreement}`, () => ({ amount: amount() }))],
    ['a bill', put(`/api/bills/${bill}`, () => ({ amount: `9${amount()}` }))],
    ['a payment for a line', put(`/api/expenses/${payment}`, () => ({ amount: amount() }))],
  ];
}
