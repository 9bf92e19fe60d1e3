import { and, eq, gt, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { currentStatus } from '#server/db/current-status.ts';
import { brokenUniqueness } from '#server/db/database-faults.ts';
import { accountCounts } from '#server/db/tables/account-count.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { User } from '#shared/user.ts';

/** The columns that the browser may see. */
export const publicUserColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  locale: users.locale,
  subscriptionStatus: currentStatus,
  subscriptionEndDate: users.subscriptionEndDate,
  createdAt: users.createdAt,
  isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  deletesAt: users.deletesAt,
  isGuest: sql<boolean>`${users.guestUntil} is not null`,
} as const;

const sameEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);

export interface UserCredentials {
  user: User;
  passwordHash: string | null;
  googleId: string | null;
}

const credentialColumns = {
  user: publicUserColumns,
  passwordHash: users.password,
  googleId: users.googleId,
};

export async function findCredentialsByEmail(
  db: Queryable,
  email: string,
): Promise<UserCredentials | undefined> {
  const [row] = await db.select(credentialColumns).from(users).where(sameEmail(email));
  return row;
}

export async function findCredentialsById(
  db: Queryable,
  userId: number,
): Promise<UserCredentials | undefined> {
  const [row] = await db.select(credentialColumns).from(users).where(eq(users.id, userId));
  return row;
}

export async function findUserByGoogleId(db: Queryable, googleId: string) {
  const [user] = await db.select(publicUserColumns).from(users).where(eq(users.googleId, googleId));
  return user;
}

export interface NewUser {
  email: string;
  password: string | null;
  firstName: string | null;
  lastName: string | null;
  googleId?: string;
  /** Null if the address is still to be confirmed. */
  emailConfirmedAt?: null;
  profileImageUrl?: string | null;
}

/** Undefined if the e-mail (ignoring case) or the Google identity is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<User | undefined> {
  const insert = db.insert(users).values(user).onConflictDoNothing().returning();
  const [row] = await insertAccounts(db, insert);
  return row;
}

/** The accounts that a statement adds, each with its counts. The new rows have their table's name. */
export function insertAccounts(db: Queryable, insert: SQLWrapper): Promise<User[]> {
  const added = db.$with('users', {}).as(insert.getSQL());
  const counts = db
    .$with('counts', {})
    .as(sql`insert into ${accountCounts} (user_id) select id from users on conflict do nothing`);
  return db.with(added, counts).select(publicUserColumns).from(users);
}

/** Undefined if the e-mail is taken, or if the demo has ended. */
export async function updateGuestAsUser(
  db: Queryable,
  userId: number,
  { emailConfirmedAt, ...account }: NewUser,
): Promise<User | undefined> {
  try {
    const [user] = await db
      .update(users)
      .set({
        ...account,
        emailConfirmedAt: emailConfirmedAt === null ? null : sql`now()`,
        guestUntil: null,
        createdAt: sql`now()`,
      })
      .where(and(eq(users.id, userId), gt(users.guestUntil, sql`now()`)))
      .returning(publicUserColumns);
    return user;
  } catch (error) {
    if (brokenUniqueness(error)) return undefined;
    throw error;
  }
}

/** Undefined if the account is gone. */
export async function updatePassword(
  db: Queryable,
  userId: number,
  password: string,
): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set({ password })
    .where(eq(users.id, userId))
    .returning(publicUserColumns);
  return user;
}

/** Only if the stored password is still the given one; false if it changed meanwhile. */
export async function replacePassword(
  db: Queryable,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, userId), eq(users.password, from)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Links a Google identity that has this address to its account, and removes the password. */
export async function linkGoogle(db: Queryable, userId: number, googleId: string) {
  const [user] = await db
    .update(users)
    .set({ googleId, password: null, emailConfirmedAt: sql`coalesce(email_confirmed_at, now())` })
    .where(eq(users.id, userId))
    .returning(publicUserColumns);
  return user;
}

export async function updateNames(
  db: Queryable,
  userId: number,
  names: { firstName: string | null; lastName: string | null },
): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set(names)
    .where(eq(users.id, userId))
    .returning(publicUserColumns);
  return user;
}

export async function updateLocale(
  db: Queryable,
  userId: number,
  locale: string,
): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set({ locale })
    .where(eq(users.id, userId))
    .returning(publicUserColumns);
  return user;
}

/**
 * Links a Google identity to an account that has none, and keeps its password. Undefined if it has
 * one already. Fails if another account has this identity.
 */
export async function addGoogle(db: Queryable, userId: number, googleId: string) {
  const [user] = await db
    .update(users)
    .set({ googleId })
    .where(and(eq(users.id, userId), isNull(users.googleId)))
    .returning(publicUserColumns);
  return user;
}

/** Undefined if there is none, or if it is the only way in. */
export async function removeGoogle(db: Queryable, userId: number) {
  const [user] = await db
    .update(users)
    .set({ googleId: null })
    .where(and(eq(users.id, userId), isNotNull(users.googleId), isNotNull(users.password)))
    .returning(publicUserColumns);
  return user;
}

export async function updateEmailAsConfirmed(db: Queryable, userId: number) {
  const [user] = await db
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(eq(users.id, userId))
    .returning(publicUserColumns);
  return user;
}
