import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** The address of a running product's embedded database. */
export async function databaseOf(dataDir: string): Promise<pg.ClientConfig> {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const [, , , port, host = ''] = (await readFile(file, 'utf8'))
    .split('\n')
    .map((line) => line.trim());
  return { host, port: Number(port), user: 'plumbline', database: 'plumbline' };
}

/**
 * Queries the product's database directly, for what no screen offers, such as ten pages of
 * expenses.
 */
async function queryDatabase(sql: string, parameters: unknown[] = []): Promise<void> {
  const client = new pg.Client(await databaseOf(process.env['PRODUCT_DATA_DIR'] ?? ''));
  await client.connect();
  try {
    await client.query(sql, parameters);
  } finally {
    await client.end();
  }
}

export function makePro(email: string): Promise<void> {
  return queryDatabase("update users set subscription_status = 'active' where email = $1", [email]);
}

/** Expenses of one project; the highest number is the newest. */
export function addExpenses(projectId: number, count: number): Promise<void> {
  return queryDatabase(
    `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
     select user_id, id, 'Delivery ' || n, 10.01, (array['materials', 'labor'])[1 + n % 2],
       (array['cash', 'check', 'credit_card'])[1 + n % 3], date '2024-01-01' + n
     from projects, generate_series(1, $2::int) n where id = $1`,
    [projectId, count],
  );
}

/** What another person did in a project, an hour apart; the highest number is the newest. */
export function addActivity(projectId: number, actor: string, count: number): Promise<void> {
  return queryDatabase(
    `with actor as (
       insert into users (email, first_name) values (gen_random_uuid() || '@example.com', $2)
       returning id
     )
     insert into activity
       (user_id, project_id, actor_id, via, action, kind, record_id, label, after, at)
     select p.user_id, p.id, actor.id, 'web', 'create', 'expense', 1000000 + n, 'Delivery ' || n,
       jsonb_build_object('amount', '10.01'), now() - ($3 - n) * interval '1 hour'
     from projects p, actor, generate_series(1, $3::int) n where p.id = $1`,
    [projectId, actor, count],
  );
}

/** As for a project from before there was a history. */
export function forgetActivity(projectId: number): Promise<void> {
  return queryDatabase('delete from activity where project_id = $1', [projectId]);
}

/** As if the deletions of a project were made this many days ago. */
export function ageDeletions(projectId: number, days: number): Promise<void> {
  return queryDatabase(
    `update activity set at = at - make_interval(days => $2)
     where project_id = $1 and action = 'delete'`,
    [projectId, days],
  );
}
