import type { Queryable } from './client.ts';
import { readRowsQuickly } from './row-reader.ts';

const statements = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A statement that is put together once for a database and then only filled in: for the short ones
 * putting it together costs more time than everything else that this process does for them. A
 * transaction is a database of its own here, so that inside one nothing is gained.
 */
export function prepared<T extends object>(db: Queryable, name: string, build: () => T): T {
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  const statement = (known.get(name) as T | undefined) ?? build();
  if (!known.has(name)) {
    readRowsQuickly(statement);
    known.set(name, statement);
  }
  return statement;
}
