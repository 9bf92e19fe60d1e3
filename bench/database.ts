import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

export interface BenchDatabase {
  dataDir: string;
  /** For DATABASE_URL. */
  url: string;
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** A separate Postgres with the product's settings and schema, which several servers can share. */
export async function openBenchDatabase(migrations = 'drizzle'): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(server.connection, migrations);
  const client = new pg.Client(server.connection);
  await client.connect();
  const { host, port, user, database } = server.connection;
  const password = 'password' in server.connection ? `:${server.connection.password}` : '';
  return {
    dataDir,
    url: `postgres://${user}${password}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`,
    query: (text, values) => client.query(text, values),
    async close() {
      await client.end();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
