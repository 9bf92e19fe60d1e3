import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { isRecent } from './deletion.repository.ts';

const BATCH = 1_000;

/**
 * Over all accounts: forgets the rows of old deletions. An entry stays and tells the deletion. One
 * of a row that went with its project tells nothing and goes too.
 */
export async function emptyTrash(db: Queryable): Promise<void> {
  const old = (isPart: SQL) => sql`
    select id from ${activity}
    where action = 'delete' and before is not null and not (${isRecent}) and ${isPart}
    limit ${BATCH}`;
  await repeat(() =>
    db.execute(sql`delete from ${activity} where id in (${old(sql`part_of is not null`)})`),
  );
  await repeat(() =>
    db.execute(
      sql`update ${activity} set before = null where id in (${old(sql`part_of is null`)})`,
    ),
  );
}

async function repeat(work: () => Promise<{ rowCount: number | null }>): Promise<void> {
  while (((await work()).rowCount ?? 0) === BATCH);
}
