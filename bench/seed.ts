import { setRulesAside } from '#server/backup/set-aside-rules.ts';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import type { BenchDatabase } from './database.ts';
import { createPurposes, insertBudget, PURPOSE_COUNT, PURPOSES } from './seed-budget.ts';

/** One account for each size: a project with that many expenses, and four small ones. */
export const SIZES = [1_000, 10_000, 100_000] as const;
export type Size = (typeof SIZES)[number];

export const RARE_WORD = 'gargoyle';
export const COMMON_WORD = 'oak';

export interface SizedAccount {
  userId: number;
  projectId: number;
}

/**
 * 200 other accounts with 1,000 projects and 200,000 expenses, and the accounts of SIZES, whose
 * sized project has a budget. One expense in 500 contains the rare word, one in three the common one.
 */
export async function seed(database: BenchDatabase): Promise<Map<Size, SizedAccount>> {
  const { query } = database;
  await createPurposes(database);
  await query(
    "insert into users (email, subscription_status) select 'other-' || n || '@example.com', 'active' from generate_series(1, 200) n",
  );
  await query('insert into account_counts (user_id) select id from users');
  await query(
    "insert into projects (user_id, name, budget) select id, 'Project ' || n, 50000 from users, generate_series(1, 5) n",
  );
  const accounts = new Map<Size, SizedAccount>();
  await query('begin');
  const putRulesBack = await setRulesAside(database, ['expenses']);
  await countedAtOnce(query, async () => {
    await insertExpenses(database, 'select user_id, id as project_id from projects', 200);
    for (const size of SIZES) accounts.set(size, await insertAccount(database, size));
  });
  await putRulesBack();
  await query('commit');
  await query('vacuum analyze');
  await query('checkpoint');
  return accounts;
}

async function insertAccount(database: BenchDatabase, size: Size): Promise<SizedAccount> {
  const { rows } = await database.query(
    `with added as (
       insert into users (email, subscription_status) values ($1, 'active') returning id
     ), counts as (insert into account_counts (user_id) select id from added)
     select id from added`,
    [`size-${size}@example.com`],
  );
  const userId: number = rows[0].id;
  const projects = await database.query(
    "insert into projects (user_id, name, budget) select $1, 'Project ' || n, 9000000 from generate_series(1, 5) n returning id",
    [userId],
  );
  await database.query(
    "insert into contractors (user_id, name, company) select $1, 'Contractor ' || n, 'Company ' || n from generate_series(1, 12) n",
    [userId],
  );
  const [first = 0, ...others] = projects.rows.map((row: { id: number }) => row.id);
  const target = (ids: number[]) =>
    `select ${userId} as user_id, unnest(array[${ids.join(',')}]) as project_id`;
  await insertBudget(database, { userId, projectId: first });
  await insertExpenses(database, target([first]), size);
  await insertExpenses(database, target(others), 200);
  return { userId, projectId: first };
}

async function insertExpenses({ query }: BenchDatabase, projects: string, count: number) {
  await query(
    `insert into expenses (user_id, project_id, contractor_id, description, amount, category, payment_method, date, notes,
       plan_line_id, agreement_id, bill_id, is_holdback)
     select p.user_id, p.project_id,
       case when n % 4 = 0 then (select min(c.id) + n % 12 from contractors c where c.user_id = p.user_id) end,
       (array['Oak boards', 'Paint and brushes', 'Delivery of tiles'])[1 + n % 3]
         || case when n % 500 = 7 then ' with a ${RARE_WORD}' else '' end || ' no. ' || n,
       (n % 90000) / 100.0 + 1,
       coalesce(u.category,
         (array['materials', 'labor', 'permits', 'tools', 'equipment', 'utilities', 'other'])[1 + n % 7]),
       (array['cash', 'credit_card', 'debit_card', 'check', 'bank_transfer', 'financing', 'other'])[1 + n / 7 % 7],
       date '2020-01-01' + n % 2000,
       case when n % 5 = 0 then repeat('Left at the side door. ', 4) end,
       u.plan_line_id, u.agreement_id, u.bill_id, coalesce(u.is_holdback, false)
     from (${projects}) p cross join generate_series(1, $1::int) n
     left join ${PURPOSES} u on u.project_id = p.project_id and u.nth = n % ${PURPOSE_COUNT}`,
    [count],
  );
}
