import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ name: z.string() })),
});

export interface ProductTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/**
 * The product's tables after this migration. A database may contain other tables, which a restore
 * could not create.
 */
export async function namesOfTables(migrationsFolder: string, migration: string) {
  const file = path.join(migrationsFolder, 'meta', `${migration.slice(0, 4)}_snapshot.json`);
  const { tables } = snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(tables).map(({ name }) => name);
}

/** Their columns, ordered so that no table refers to a later one. */
export async function describeTables(client: pg.Client, names: string[]): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable & { references: string[] }>(
    `select c.relname::text as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1)
     order by c.relname`,
    [names],
  );
  const missing = names.find((name) => !rows.some((row) => row.name === name));
  if (missing) throw new BackupError(`The database has no table ${missing}: it is incomplete.`);
  const ordered: ProductTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].find(({ references }) =>
      references.every((name) => !waiting.has(name)),
    );
    if (!free) throw new Error(`These tables refer to each other: ${[...waiting.keys()]}`);
    waiting.delete(free.name);
    ordered.push({ name: free.name, columns: free.columns });
  }
  return ordered;
}
