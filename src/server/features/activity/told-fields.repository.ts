import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnName } from '#server/db/column-name.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { allKinds, factsOf } from './record-kinds.repository.ts';

/** Kept by the database or by us: nobody gave them, so no entry tells them. */
const UNTOLD = new Set([
  'id',
  'userId',
  'memberId',
  'createdAt',
  'createdBy',
  'updatedAt',
  'version',
  'searchText',
  'position',
  'isSample',
]);

export interface ToldField {
  column: string;
  field: string;
  type: 'text' | 'number' | 'boolean' | 'instant' | 'list';
  unset: string | null;
}

/** The fields of each kind that an entry tells, with the names of the calls. */
export const toldFields = Object.fromEntries(
  allKinds.map((kind) => {
    const { table, wireNames = {}, unset = {} } = factsOf(kind);
    const told = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
      ([name]) => !UNTOLD.has(name),
    );
    const fields = told.map(([name, column]) => ({
      column: columnName(column),
      field: wireNames[name] ?? name,
      type: typeOf(column),
      unset: unset[name] ?? null,
    }));
    return [kind, fields];
  }),
) as Record<ActivityKind, ToldField[]>;

function typeOf(column: PgColumn): ToldField['type'] {
  const type = column.getSQLType();
  if (type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'jsonb') return 'list';
  return type.startsWith('timestamp') ? 'instant' : 'text';
}
