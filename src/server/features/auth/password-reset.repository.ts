import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/password-reset.table.ts';

const isLive = (tokenHash: string) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expire, sql`now()`));

/**
 * One valid link per account: a new request invalidates the previous link, also if both arrive at
 * once.
 */
export async function replacePasswordReset(
  db: Queryable,
  reset: { tokenHash: string; userId: number; expire: string },
): Promise<void> {
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({
      target: passwordResets.userId,
      set: { tokenHash: reset.tokenHash, expire: reset.expire },
    });
}

export async function hasPasswordReset(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isLive(tokenHash));
  return rows.length > 0;
}

/** Removes the token, so that of two simultaneous uses only one gets the account's id. */
export async function takePasswordReset(db: Queryable, tokenHash: string) {
  const [row] = await db
    .delete(passwordResets)
    .where(isLive(tokenHash))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function removeExpiredPasswordResets(db: Queryable): Promise<void> {
  await db.delete(passwordResets).where(sql`${passwordResets.expire} <= now()`);
}
