import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import { users } from '#server/db/tables/user.table.ts';

/** The names of people, by their ids. An account that is gone has none. */
export async function listPersonNames(
  db: Queryable,
  userIds: number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether mails to other people may be sent in someone's name. */
export async function hasConfirmedEmail(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  return rows.length > 0;
}
