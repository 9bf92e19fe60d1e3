import pg from 'pg';

/** Everything in a database: each row of each table, each sequence, and its migrations. */
export async function databaseState(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const tables: Record<string, string[]> = {};
    for (const { name } of names) {
      const columns = name === 'schema_migrations' ? 'name' : 't';
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(${columns})::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
    const { rows: sequences } = await client.query(
      'select sequencename::text as name, last_value from pg_sequences order by 1',
    );
    return { tables, sequences };
  } finally {
    await client.end();
  }
}
