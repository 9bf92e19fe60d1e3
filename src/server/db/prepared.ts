import type { Lookups } from './client.ts';
import { readRowsQuickly } from './row-reader.ts';

const statements = new WeakMap<Lookups, Map<string, unknown>>();

/**
 * A statement that is built once per database and then only filled in. Building a short one takes
 * longer than everything else that this process does for it. A transaction counts as a database of
 * its own, so there is no gain inside one.
 */
export function prepared<T extends object>(db: Lookups, name: string, build: () => T): T {
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  const statement = (known.get(name) as T | undefined) ?? build();
  if (!known.has(name)) {
    readRowsQuickly(statement);
    known.set(name, statement);
  }
  return statement;
}
