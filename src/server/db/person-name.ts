import { type SQL, sql } from 'drizzle-orm';
import { users } from './tables/user.table.ts';

/** What other people see of an account: the name, or the address if it has none. */
export const personName: SQL<string> = sql<string>`coalesce(
  nullif(concat_ws(' ', nullif(${users.firstName}, ''), nullif(${users.lastName}, '')), ''),
  ${users.email})`;
