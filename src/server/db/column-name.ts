import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The name of a column in the database. */
export function columnName({ name, keyAsName }: PgColumn): string {
  return keyAsName ? toSnakeCase(name) : name;
}
