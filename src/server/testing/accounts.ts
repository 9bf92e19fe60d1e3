import type { Queryable } from '../db/client.ts';
import { users } from '../db/tables/user.table.ts';
import { insertAccounts } from '../features/auth/user.repository.ts';

/** Accounts with any fields, as no call makes them. */
export const addAccounts = (db: Queryable, accounts: (typeof users.$inferInsert)[]) =>
  insertAccounts(db, db.insert(users).values(accounts).returning());
