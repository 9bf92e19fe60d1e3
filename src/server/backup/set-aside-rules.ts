import pg from 'pg';

interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

interface Rule {
  table: string;
  name: string;
  definition: string;
}

/** For building indexes and comparing tables, until the end of the transaction. */
const BUILD_MEMORY = '256MB';

/**
 * Takes foreign keys and indexes off tables that are to be filled, and resolves with what puts them
 * back. Checking and sorting all rows at once is many times faster than one row at a time. Primary
 * and unique keys stay.
 */
export async function setRulesAside(
  client: Client,
  tables: string[],
): Promise<() => Promise<void>> {
  const references = await listReferences(client, tables);
  const indexes = await listIndexes(client, tables);
  for (const { table, name } of references) {
    await client.query(`alter table ${inPublic(table)} drop constraint ${quoted(name)}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${inPublic(name)}`);
  return async () => {
    await client.query(`set local maintenance_work_mem = '${BUILD_MEMORY}'`);
    for (const { definition } of indexes) await client.query(definition);
    // The foreign keys compare whole tables, which needs to know how large these are.
    for (const table of tables) await client.query(`analyze ${inPublic(table)}`);
    for (const { table, name, definition } of references) {
      await client.query(
        `alter table ${inPublic(table)} add constraint ${quoted(name)} ${definition}`,
      );
    }
  };
}

async function listReferences(client: Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query(
    `select t.relname::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.relname = any($1)
     order by t.relname, c.conname`,
    [tables],
  );
  return rows as Rule[];
}

async function listIndexes(client: Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query(
    `select t.relname::text as table, i.relname::text as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1)
       and not exists (select from pg_constraint c where c.conindid = i.oid)
     order by t.relname, i.relname`,
    [tables],
  );
  return rows as Rule[];
}

const quoted = (name: string) => pg.escapeIdentifier(name);
const inPublic = (name: string) => `public.${quoted(name)}`;
