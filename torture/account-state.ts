import type { Chamber } from './chamber.ts';

/** Everything stored about a user, as one text to compare. */
export async function wholeState({ query }: Chamber, userId: number): Promise<string> {
  const { rows: tables } = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id'
     order by 1`,
  );
  const owned = (tables as { name: string }[])
    // Anyone can request a reset mail for an address; the form exists for that.
    .filter(({ name }) => name !== 'password_resets')
    .map(({ name }) => selectRows(name, 'user_id = $1'));
  const checkouts = selectRows(
    'sandbox_checkouts',
    'customer_id in (select id from sandbox_customers where user_id = $1)',
  );
  const all = [...owned, selectRows('users', 'id = $1'), checkouts];
  const { rows } = await query(`${all.join(' union all ')} order by 1, 2`, [userId]);
  return JSON.stringify(rows);
}

const selectRows = (table: string, where: string) =>
  `select '${table}' as table, t::text as row from ${table} t where ${where}`;
