import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';

/** Refunds are negative. */
const COUNTED = sql.raw("case kind when 'refund' then -amount else amount end");

interface DaySpending extends Record<string, unknown> {
  date: string;
  amount: string;
}

/** What was spent on each day that has a payment, earliest first. */
export async function listSpendingByDay(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<DaySpending[]> {
  const { rows } = await db.execute<DaySpending>(sql`
    select date::text as date, sum(${COUNTED})::text as amount from expenses
    where user_id = ${ownerId} and project_id = ${projectId}
    group by date order by date`);
  return rows;
}

interface ContractorPaid extends Record<string, unknown> {
  contractorId: number;
  name: string;
  paid: string;
  /** The days of the open milestones that name the contractor. */
  milestones: string[];
}

/** The contractors that the project has paid, or has an agreement with. */
export async function listContractorsPaid(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<ContractorPaid[]> {
  const here = sql`user_id = ${ownerId} and project_id = ${projectId}`;
  const { rows } = await db.execute<ContractorPaid>(sql`
    with paid as (
      select contractor_id, sum(${COUNTED}) as amount from expenses
      where ${here} and contractor_id is not null group by 1
    )
    select c.id as "contractorId", c.name, coalesce(paid.amount, 0.00)::text as paid,
      array(
        select target_date::text from milestones
        where ${here} and contractor_id = c.id and not is_completed and target_date is not null
        order by 1
      ) as milestones
    from contractors c left join paid on paid.contractor_id = c.id
    where c.user_id = ${ownerId} and (paid.contractor_id is not null or exists (
      select from agreements where ${here} and contractor_id = c.id))
    order by c.name, c.id`);
  return rows;
}

interface NamedRoom extends Record<string, unknown> {
  id: number;
  name: string;
}

export async function listRoomNames(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<Map<number, string>> {
  const { rows } = await db.execute<NamedRoom>(
    sql`select id, name from rooms where user_id = ${ownerId} and project_id = ${projectId}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
