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

/**
 * Inserts many rows in their order, with all of them in one parameter. A parameter for each field
 * would take the query builder far more time and memory than the rows themselves.
 */
export function insertAllGiven<Fields extends FieldColumns>(
  table: PgTable,
  fields: Fields,
  rows: readonly { [Field in keyof Fields]?: unknown }[],
): SQL {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(
    Object.values(fields).map((column) => sql`${sql.identifier(columnName(column))}`),
  );
  const types = list(
    Object.entries(fields).map(
      ([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`,
    ),
  );
  return sql`
    insert into ${table} (${names})
    select ${names}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (${types}))
      with ordinality as given (${names}, position)
    order by position
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
