import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { expenses } from '#server/db/tables/expense.table.ts';

const MAX_NAMES = 600;
const MAX_DUPLICATES = 5;
const DAYS_APART = 3;

/** Names that an account already uses: its contractors, and merchants of earlier receipts. */
export async function listMerchantNames(db: Queryable, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      select name, id from contractors where user_id = ${userId}
      union all select company, id from contractors where user_id = ${userId} and company is not null
      union all (
        select result ->> 'merchant', max(id) from readings r
        where user_id = ${userId} and result ->> 'merchant' is not null
          and exists (select from expenses e where e.user_id = r.user_id and e.image_url = r.key
            and e.image_url like 'receipts/%')
        group by 1 order by 2 desc limit ${MAX_NAMES}
      )
    ) names
    limit ${MAX_NAMES}`);
  return rows.map(({ name }) => name);
}

interface Suggestion extends Record<string, unknown> {
  contractorId: number | null;
  category: string | null;
}

/** The contractor of that name, and the category of the last expense there. */
export async function suggest(
  db: Queryable,
  ownerId: OwnerId,
  merchant: string,
): Promise<Suggestion> {
  const { rows } = await db.execute<Suggestion>(sql`
    with contractor as (
      select id from contractors
      where user_id = ${ownerId} and lower(${merchant}) in (lower(name), lower(company))
      order by id limit 1
    )
    select (select id from contractor) as "contractorId", (
      select category from (
        (select e.category, e.id from expenses e
          where e.user_id = ${ownerId} and e.contractor_id = (select id from contractor)
          order by e.id desc limit 1)
        union all
        (select e.category, e.id from readings r
          join expenses e on e.user_id = r.user_id and e.image_url = r.key and e.image_url like 'receipts/%'
          where r.user_id = ${ownerId} and lower(r.result ->> 'merchant') = lower(${merchant})
          order by e.id desc limit 1)
      ) earlier order by id desc limit 1
    ) as category`);
  return rows[0] ?? { contractorId: null, category: null };
}

interface Purchase {
  key: string;
  total: string | null;
  date: string | null;
  merchant: string | null;
}

/** Expenses within reach with the same file, or with a like purchase within three days. */
export async function listDuplicates(
  db: Queryable,
  ownerId: OwnerId,
  reach: Reach,
  { key, total, date, merchant }: Purchase,
): Promise<number[]> {
  const sameFiles = sql`array(
    select other.key from uploads own join uploads other
      on other.user_id = own.user_id and other.sha256 = own.sha256
    where own.user_id = ${ownerId} and own.key = ${key} and other.key <> own.key)`;
  const hasFile = sql`(${expenses.receipt} is not null and exists (
    select from jsonb_array_elements(${expenses.attachments}) file
    where file ->> 'key' = any(${sameFiles})))`;
  const name = `%${(merchant ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isLike = sql`(
    lower(${expenses.description}) like ${name}
    or exists (select from contractors c where c.user_id = ${expenses.userId}
      and c.id = ${expenses.contractorId} and lower(${merchant ?? ''}) in (lower(c.name), lower(c.company)))
    or exists (select from readings r where r.user_id = ${expenses.userId}
      and r.key = ${expenses.receipt} and lower(r.result ->> 'merchant') = lower(${merchant ?? ''})))`;
  const isSame =
    total && date && merchant
      ? sql`(${expenses.amount} = ${total}::numeric
          and abs(${expenses.date} - ${date}::date) <= ${DAYS_APART} and ${isLike})`
      : sql`false`;
  const rows = await db
    .select({ id: expenses.id })
    .from(expenses)
    .where(
      sql`${expenses.userId} = ${ownerId} and ${within(reach, expenses)} and (${hasFile} or ${isSame})
        and not ${expenses.attachments} @> ${JSON.stringify([{ key }])}::jsonb`,
    )
    .limit(MAX_DUPLICATES);
  return rows.map(({ id }) => id);
}
