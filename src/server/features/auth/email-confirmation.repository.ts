import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { emailConfirmations } from '#server/db/tables/email-confirmation.table.ts';
import { passwordResets } from '#server/db/tables/password-reset.table.ts';
import { users } from '#server/db/tables/user.table.ts';

interface Confirmation {
  userId: number;
  email: string;
  tokenHash: string;
  expire: string;
}

/** One per account: a new one ends the link before. */
export async function replaceConfirmation(db: Queryable, confirmation: Confirmation) {
  const { userId, ...rest } = confirmation;
  await db
    .insert(emailConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({
      target: emailConfirmations.userId,
      set: { ...rest, createdAt: sql`now()` },
    });
}

/** The address that waits, if there is one. */
export async function findWaitingEmail(db: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), gt(emailConfirmations.expire, sql`now()`)));
  return row?.email;
}

export async function removeConfirmation(db: Queryable, userId: number): Promise<void> {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}

/** Removes the token, so that of two simultaneous uses only one gets the address. */
export async function takeConfirmation(tx: Queryable, tokenHash: string) {
  const [row] = await tx
    .delete(emailConfirmations)
    .where(
      and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expire, sql`now()`)),
    )
    .returning({ userId: emailConfirmations.userId, email: emailConfirmations.email });
  return row;
}

/**
 * Makes it the confirmed address of the account, and returns the one before. Links that were mailed
 * to the old address end with it.
 */
export async function updateEmail(
  tx: Queryable,
  { userId, email }: { userId: number; email: string },
): Promise<string | undefined> {
  const [before] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx.update(users).set({ email, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  return before?.email;
}

export async function removeExpiredConfirmations(db: Queryable): Promise<void> {
  await db.delete(emailConfirmations).where(sql`${emailConfirmations.expire} <= now()`);
}
