import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/password-reset.table.ts';

/** One valid link an account: asking again makes the earlier one void. */
export async function replacePasswordReset(
  db: Queryable,
  reset: { tokenHash: string; userId: number; expire: string },
): Promise<void> {
  await removePasswordResets(db, reset.userId);
  await db.insert(passwordResets).values(reset);
}

/** Takes the token out, so that of two simultaneous uses only one gets the account's id. */
export async function takePasswordReset(db: Queryable, tokenHash: string) {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expire, sql`now()`)))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function removePasswordResets(db: Queryable, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function removeExpiredPasswordResets(db: Queryable): Promise<void> {
  await db.delete(passwordResets).where(sql`${passwordResets.expire} <= now()`);
}
