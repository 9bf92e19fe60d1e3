import { sql } from 'drizzle-orm';
import pg from 'pg';
import { recordLimits } from '#shared/record-limits.ts';
import { addAccounts } from './accounts.ts';
import { countedAtOnce } from './counted-at-once.ts';
import type { TestDatabase } from './test-database.ts';

export interface FullAccount {
  userId: number;
  /** The project that has a plan. */
  plannedId: number;
}

/** An account with as many records as it can have, and with long names. */
export async function fillAccount(database: TestDatabase): Promise<FullAccount> {
  const account = { email: 'full@example.com', subscriptionStatus: 'active' };
  const [user] = await addAccounts(database.db, [account]);
  const userId = user?.id ?? 0;
  const name = sql`'the big old kitchen renovation' || chr(97 + n % 26) || chr(97 + n / 26)
    || repeat(' on the upper floor', 8)`;
  await database.db.execute(sql`
    with made as (
      insert into projects (user_id, name, budget, description)
      select ${userId}, ${name}, 1000 + n, repeat('x', 5000) from generate_series(1, 150) n
      returning id
    )
    insert into milestones (user_id, project_id, title, category, target_date)
    select ${userId}, id, 'paint inspection' || chr(97 + n) || repeat(' of the kitchen', 10),
      'Kitchen', date '2026-01-01' + n
    from made, generate_series(1, 10) n`);
  await database.db.execute(sql`
    insert into contractors (user_id, name, company, specialty, notes)
    select ${userId}, 'rosa ' || ${name}, ${name}, 'Electrician', repeat('x', 5000)
    from generate_series(1, 150) n`);
  return { userId, plannedId: await insertPlan(database.connection, userId) };
}

/** Gives a project as many records of a budget as it can have, and a payment of each bill. */
async function insertPlan(connection: pg.ClientConfig, userId: number): Promise<number> {
  // Not through the product's pool: on a busy machine, a statement here takes longer than 5 s.
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select min(id) as id from projects');
  const place = `${userId}, ${rows[0].id}`;
  const { roomsPerProject, planLinesPerProject, agreementsPerProject, billsPerProject } =
    recordLimits;
  await client.query(`
    insert into rooms (user_id, project_id, name)
    select ${place}, 'Room ' || n from generate_series(1, ${roomsPerProject}) n;
    insert into plan_lines (user_id, project_id, room_id, title, category, planned)
    select ${place}, (select min(id) from rooms) + n % ${roomsPerProject},
      repeat('line ', 20) || n, 'labor', n
    from generate_series(1, ${planLinesPerProject}) n;
    insert into agreements (user_id, project_id, plan_line_id, title, amount)
    select ${place}, (select min(id) from plan_lines) + n, repeat('work ', 20) || n, 1000 + n
    from generate_series(1, ${agreementsPerProject}) n;
    insert into bills (user_id, project_id, agreement_id, plan_line_id, title, amount, due_on)
    select ${place}, a.id, a.plan_line_id, repeat('bill ', 20) || n, 100 + n,
      date '2026-01-01' + n % 400
    from generate_series(1, ${billsPerProject}) n
    join agreements a on a.id = (select min(id) from agreements) + n % ${agreementsPerProject}`);
  // Without statistics, the database checks and joins so many rows one by one.
  await client.query('analyze');
  const query = (statement: string) => client.query(statement);
  await countedAtOnce(query, () =>
    query(`
      insert into expenses (user_id, project_id, description, amount, category, payment_method, date,
        agreement_id, bill_id)
      select ${place}, 'Part of a bill', 1, 'labor', 'cash', '2026-01-01', agreement_id, id
      from bills`),
  );
  await client.query('analyze');
  await client.end();
  return rows[0].id;
}
