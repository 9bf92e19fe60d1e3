import type pg from 'pg';

/** How long the database lets the connections of the server wait, in milliseconds. */
export const sessionLimits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies pg.ClientConfig;

export type SessionLimits = typeof sessionLimits;

/** For work that takes its time. A role may have limits of its own. */
export async function liftLimits(client: pg.Client): Promise<void> {
  const names = Object.keys(sessionLimits);
  await client.query(names.map((name) => `set ${name} = 0`).join('; '));
}

/** The limits that do not apply on a connection, as a role would set them: `lock_timeout = '2s'`. */
export async function missingLimits(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; ms: number }>(
    'select name, setting::int as ms from pg_settings where name = any($1)',
    [Object.keys(sessionLimits)],
  );
  const applied = new Map(rows.map(({ name, ms }) => [name, ms]));
  return Object.entries(sessionLimits)
    .filter(([name, limit]) => {
      const ms = applied.get(name) ?? 0;
      return ms === 0 || ms > limit;
    })
    .map(([name, limit]) => `${name} = '${limit / 1_000}s'`);
}
