import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name.ts';

type FieldColumns = Record<string, PgColumn>;

/**
 * Inserts a row with every field that a call may give, for the account that `account` selects. The
 * columns come from the table, so none can be forgotten. Each field is a placeholder.
 */
export function insertGiven(
  table: PgTable,
  { owner, fields }: { owner: PgColumn; fields: FieldColumns },
  account: SQL,
): SQL {
  const names = [owner, ...Object.values(fields)].map((each) => sql.identifier(columnName(each)));
  const values = Object.entries(fields).map(
    ([field, column]) => sql`${sql.placeholder(field)}::${sql.raw(column.getSQLType())}`,
  );
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select account.id, ${sql.join(values, sql`, `)}
    from ${account} account
    returning *`;
}

/** The values of the placeholders. What the call does not give is null. Lists are stored as JSON. */
export function givenValues<Fields extends FieldColumns>(
  fields: Fields,
  input: { [Field in keyof Fields]?: unknown },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields).map((field) => {
      const value = input[field] ?? null;
      return [field, Array.isArray(value) ? JSON.stringify(value) : value];
    }),
  );
}
