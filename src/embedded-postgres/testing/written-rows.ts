import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';

async function openClient({ connection }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** How many rows the application wrote, and the highest one. They are equal if none is missing. */
export async function written(server: EmbeddedPostgres) {
  const client = await openClient(server);
  const { rows } = await client.query('select count(*)::int n, max(n) last from written');
  return rows[0];
}
