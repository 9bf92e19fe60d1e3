import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/db/client.ts';
import { countTraces } from '#server/testing/account-traces.ts';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import { furnish } from '../belongings.ts';
import { type Chamber, withChamber } from '../chamber.ts';
import { count, type Gate } from '../gate.ts';

const ACCOUNTS = { small: 2, full: 20 };
const EXPENSES = { small: 2_000, full: 20_000 };
const KILLS_PER_ACCOUNT = { small: 2, full: 5 };
/** A kill comes at any time up to this after the start. */
const KILL_WITHIN_MS = 600;

export const gate: Gate = {
  name: 'account-deletion',
  title: 'Of a deleted account nothing is left, however often the removal is killed',
  run: (scale, say) =>
    withChamber({}, async (chamber) => {
      const faults: string[] = [];
      let kills = 0;
      const neighbor = await newAccount(chamber, 10);
      const [rows, files] = [await rowsOf(chamber, neighbor.id), await filesIn(chamber)];
      for (let number = 1; number <= ACCOUNTS[scale]; number += 1) {
        const { id, word } = await newAccount(chamber, EXPENSES[scale]);
        await chamber.query(
          "update users set deletes_at = now() - interval '1 minute' where id = $1",
          [id],
        );
        for (let kill = 0; kill < KILLS_PER_ACCOUNT[scale]; kill += 1) {
          if (!(await sweep(chamber, Math.random() * KILL_WITHIN_MS))) kills += 1;
        }
        if (!(await sweep(chamber))) faults.push(`account ${number}: the last sweep failed`);
        const left = await tracesOf(chamber, id, word);
        faults.push(...left.map((trace) => `account ${number}: ${trace}`));
        const stored = await filesIn(chamber);
        if (String(stored) !== String(files))
          faults.push(`account ${number}: ${stored.length} files`);
        say(`${number} accounts, ${kills} kills, ${faults.length} faults`);
      }
      for (const [table, hash] of await rowsOf(chamber, neighbor.id)) {
        if (rows.get(table) !== hash) faults.push(`the neighbor has other rows of ${table}`);
      }
      const recount = await chamber.query('select recount() as wrong');
      if (recount.rows[0]?.wrong !== 0) faults.push('counts are wrong');
      for (const fault of faults) say(fault);
      return {
        figure: `${faults.length} traces or faults after ${ACCOUNTS[scale]} accounts of ${count(EXPENSES[scale])} expenses and ${count(kills)} kills`,
        isMet: faults.length === 0 && kills > 0,
      };
    }),
};

/** With one of everything, a file, and many expenses. */
async function newAccount(chamber: Chamber, expenses: number) {
  const word = `zz${randomBytes(6).toString('hex')}`;
  const person = await chamber.person({ email: `${word}@example.com`, plan: 'pro' });
  const marks = { word, budget: '7654321.09', amount: '123456.78', hourlyRate: '987.65' };
  const { projectId } = await furnish(chamber, person, marks);
  await countedAtOnce(chamber.query, () =>
    chamber.query(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
       select $1, $2, $3 || n, n / 100.0 + 1, 'materials', 'check', date '2020-01-01' + n % 2000
       from generate_series(1, $4::int) n`,
      [person.id, projectId, word, expenses],
    ),
  );
  return { id: person.id, word };
}

/** Whether it ended by itself, and well. With a time, it is killed then. */
async function sweep({ databaseUrl, dataDir }: Chamber, killAfterMs?: number): Promise<boolean> {
  const child = spawn(process.execPath, ['torture/sweeper.ts', databaseUrl, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  lines.on('line', (line) => {
    isDone ||= line === 'done';
    if (killAfterMs !== undefined) timer ??= setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  });
  await ended;
  clearTimeout(timer);
  return isDone;
}

/** What still names the account in any table. */
async function tracesOf({ databaseUrl }: Chamber, userId: number, word: string): Promise<string[]> {
  const database = openDatabase({
    connection: { connectionString: databaseUrl },
    onIdleError: () => undefined,
  });
  const traces = await countTraces(database.db, userId, word);
  await database.close();
  return Object.entries(traces)
    .map(([table, { byNumber, byWord }]) => ({ table, found: byNumber + byWord }))
    .filter(({ found }) => found > 0)
    .map(({ table, found }) => `${found} rows of ${table}`);
}

async function filesIn({ dataDir }: Chamber): Promise<string[]> {
  const folder = path.join(dataDir, 'receipts');
  return (await readdir(folder, { recursive: true }).catch(() => [])).toSorted();
}

/** All rows of an account, as one hash for each table that has some. */
async function rowsOf({ query }: Chamber, userId: number): Promise<Map<string, string>> {
  const { rows: tables } = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const hashes = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await query(
      `select md5(coalesce(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text), '')) as hash
       from ${name} t where user_id = $1`,
      [userId],
    );
    hashes.set(name, rows[0].hash);
  }
  return hashes;
}
