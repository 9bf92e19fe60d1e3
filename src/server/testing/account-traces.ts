import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** How many rows of each table name the person: by number, or by a word in any column. */
export async function countTraces(db: Queryable, userId: number, word: string) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const traces: Record<string, { byNumber: number; byWord: number }> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ byNumber: number; byWord: number }>(sql`
      select count(*) filter (where exists (
          select from jsonb_each_text(to_jsonb(t)) c
          where c.key in ('user_id', 'member_id', 'created_by', 'actor_id') and c.value = ${String(userId)}
            or ${name} = 'users' and c.key = 'id' and c.value = ${String(userId)}
        ))::int as "byNumber",
        count(*) filter (where to_jsonb(t)::text ilike ${`%${word}%`})::int as "byWord"
      from ${sql.identifier(name)} t`);
    traces[name] = rows[0] ?? { byNumber: 0, byWord: 0 };
  }
  return traces;
}
