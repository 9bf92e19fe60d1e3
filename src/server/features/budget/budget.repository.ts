import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { StoredBudget } from './stored-budget.ts';

/** What someone has read before. */
export interface KnownBudget {
  state: string;
  marks: string;
  /** The run of the database server, because another one counts other transactions. */
  serverRun: string;
  /** Every transaction before this one had ended: what it wrote was there, or never will be. */
  firstOpen: string;
}

/**
 * How many rows there are, and those that were written since the known moment, as one text: the
 * inside of a JSON array with all cells, row after row. Composing it costs a quarter of `json_agg`,
 * and Node reads it faster than rows. `xmin` is the transaction that wrote a row.
 */
const cells = (columns: string, table: string) =>
  sql.raw(`(
    select concat(count(*), ',' || string_agg(concat_ws(',', ${columns}), ',')
      filter (where age(xmin) <= since))
    from ${table} where user_id = owner_id and project_id = its_id)`);

/** Of a row that is older than all others. */
const OLDEST = 2_147_483_647;
/** Beyond half of what `age` can tell, old and new look alike. */
const MAX_TRANSACTIONS = 1_000_000_000;

/**
 * Everything that the budget is computed from, in one statement: of one moment.
 *
 * @param known if the budget still has these marks, the answer has no records; otherwise it has
 * those that are not yet known
 */
export async function findStoredBudget(
  db: Queryable,
  { ownerId, projectId }: { ownerId: OwnerId; projectId: number },
  known: KnownBudget | null = null,
): Promise<StoredBudget | undefined> {
  const { marks = null, serverRun = null, firstOpen = null } = known ?? {};
  const unlessKnown = (records: ReturnType<typeof sql>) =>
    sql`case when marks = ${marks} then null else ${records} end`;
  const { rows } = await db.execute<StoredBudget & Record<string, unknown>>(sql`
    with project as materialized (
      select user_id as owner_id, id as its_id, currency, budget,
        (select string_agg('"' || paid || '",' || to_json(category), ',' order by category) from (
          select category, sum(amount) as paid from expense_totals
          where user_id = ${ownerId} and project_id = ${projectId}
          group by category having sum(amount) <> 0) by_category) as paid_in_all,
        (select string_agg(id::text, ' ' order by id) from budget_marks
          where user_id = ${ownerId} and project_id = ${projectId}) as marks,
        extract(epoch from pg_postmaster_start_time())::text as server_run,
        pg_snapshot_xmin(pg_current_snapshot())::text as first_open
      from projects where user_id = ${ownerId} and id = ${projectId}
    ), known as materialized (
      select *, marks || ' ' || currency || ' ' || budget || coalesce(paid_in_all, '') as state,
        case when server_run = ${serverRun}
          and first_open::bigint - ${firstOpen}::bigint between 0 and ${sql.raw(String(MAX_TRANSACTIONS))}
          then age(${firstOpen}::xid8::xid) else ${sql.raw(String(OLDEST))} end as since
      from project
    )
    select state, marks, server_run as "serverRun", first_open as "firstOpen",
      since < ${sql.raw(String(OLDEST))} as "isPartial", currency, budget,
      paid_in_all as "paidInAll",
      ${unlessKnown(sql`(
        select sum(amount) from reserve_moves where user_id = owner_id and project_id = its_id
      )`)} as reserve,
      ${unlessKnown(sql`(
        select string_agg(id::text, ',') from rooms where user_id = owner_id and project_id = its_id
      )`)} as rooms,
      ${unlessKnown(
        cells(
          `id, coalesce(room_id, 0), position, '"' || planned || '"', is_done::int, to_json(category), to_json(title)`,
          'plan_lines',
        ),
      )} as lines,
      ${unlessKnown(
        cells(`id, coalesce(plan_line_id, 0), '"' || amount || '"', to_json(status)`, 'agreements'),
      )} as agreements,
      ${unlessKnown(
        cells(
          `id, coalesce(agreement_id, 0), (status = 'accepted')::int, '"' || amount_delta || '"'`,
          'change_orders',
        ),
      )} as changes,
      ${unlessKnown(
        cells(
          `id, coalesce(agreement_id, 0), coalesce(plan_line_id, 0), '"' || amount || '"', '"' || held || '"', is_void::int`,
          'bills',
        ),
      )} as bills,
      ${unlessKnown(
        cells(
          `plan_line_id, room_id, agreement_id, bill_id, is_holdback::int, '"' || amount || '"', to_json(category)`,
          'budget_totals',
        ),
      )} as "paidForUses"
    from known`);
  return rows[0];
}
