import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/**
 * Copies all rows of the database, and returns what puts them back. That takes a few milliseconds,
 * where making the same records by calls takes hundreds.
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await db.execute<{ name: string; columns: string }>(sql`
    select quote_ident(c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1`);
  const keep = tables.map(({ name }) => `create table kept_rows.${name} as table ${name}`);
  await db.execute(sql.raw(['create schema kept_rows', ...keep].join(';')));
  const putBack = tables.flatMap(({ name, columns }) => [
    `delete from ${name}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from kept_rows.${name}`,
  ]);
  // As a replica: no trigger counts these rows again, and their order does not matter.
  const statements = ['set local session_replication_role = replica', ...putBack].join(';');
  return async () => {
    await db.transaction((tx) => tx.execute(sql.raw(statements)));
  };
}
