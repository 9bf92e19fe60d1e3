import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { currentStatus } from '#server/db/current-status.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { AdminUser, AdminUserOrder, AdminUserQuery } from '#shared/admin.ts';
import type { CurrencyTotal } from '#shared/money.ts';

/** Each is the order of an index of the table, written like the index. */
const ORDERS: Record<AdminUserOrder, SQL> = {
  newest: sql`users.created_at desc, users.id desc`,
  oldest: sql`users.created_at, users.id`,
  name: sql`nullif(btrim(lower(coalesce(users.first_name, '') || ' ' || coalesce(users.last_name, ''))), ''), users.id`,
  email: sql`lower(users.email)`,
  'pro-first': sql`(users.subscription_status in ('active', 'cancelled')) desc, users.created_at desc, users.id desc`,
};

interface PageRow extends Record<string, unknown> {
  totalCount: number;
  ids: number[];
}

/** All users. The only list without an owner; the admin gate protects it. */
export async function listAdminUsers(db: Queryable, query: AdminUserQuery) {
  const { totalCount, ids } =
    query.search === '' ? await pageOfAll(db, query) : await pageOfMatches(db, query);
  return { totalCount, users: await describeUsers(db, ids) };
}

const slice = ({ page, pageSize }: AdminUserQuery) =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

async function pageOfAll(db: Queryable, query: AdminUserQuery): Promise<PageRow> {
  const { rows } = await db.execute<PageRow>(sql`
    select (select count(*)::int from users where guest_until is null) as "totalCount",
      array(
        select users.id from users where guest_until is null
        order by ${ORDERS[query.sort]} ${slice(query)}) as ids`);
  return rows[0] ?? { totalCount: 0, ids: [] };
}

/** Reads the texts once for the page and the count. */
async function pageOfMatches(db: Queryable, query: AdminUserQuery): Promise<PageRow> {
  const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<PageRow>(sql`
    with users as materialized (
      select id, email, first_name, last_name, subscription_status, created_at
      from users where guest_until is null and search_text like lower(${pattern})
    )
    select (select count(*)::int from users) as "totalCount",
      array(select users.id from users order by ${ORDERS[query.sort]} ${slice(query)}) as ids`);
  return rows[0] ?? { totalCount: 0, ids: [] };
}

/** What came with the product says nothing about a user. */
const ownProjects = sql`projects where user_id = users.id and not is_sample`;
const withoutSample = (records: 'expense' | 'contractor') =>
  sql<number>`coalesce(
      (select ${sql.raw(`${records}_count`)} from account_counts c where c.user_id = users.id), 0)
    - (select count(*)::int from ${sql.raw(`sample_${records}s`)} s where s.user_id = users.id)`;

/**
 * Counts only for these few users, with a subquery per list: joins would multiply the rows.
 * (`users.id` is written out, because Drizzle omits the table name and the inner table would
 * match.)
 */
async function describeUsers(db: Queryable, ids: number[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      subscriptionStatus: currentStatus,
      subscriptionEndDate: users.subscriptionEndDate,
      subscriptionSource: users.subscriptionSource,
      createdAt: users.createdAt,
      deletesAt: users.deletesAt,
      projectCount: sql<number>`(select count(*)::int from ${ownProjects})`,
      expenseCount: withoutSample('expense'),
      contractorCount: withoutSample('contractor'),
      totalBudget: sql<string>`(select coalesce(sum(budget), 0.00)::text from ${ownProjects})`,
      budgets: sql<CurrencyTotal[]>`(
        select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount::text) order by first), '[]')
        from (
          select currency, sum(budget) as amount, min(id) as first
          from ${ownProjects} group by currency
        ) budgets)`,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::int[])`);
  return rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}
