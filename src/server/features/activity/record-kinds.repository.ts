import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName } from '#server/db/column-name.ts';
import { personName } from '#server/db/person-name.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { ActivityKind } from '#shared/activity.ts';

/** A table with a history. The column `key` tells its rows apart within an account. */
interface RecordKindFacts {
  table: PgTable & { userId: PgColumn };
  key: PgColumn;
  /** The project that a row belongs to. Null for what belongs to the account. */
  project: PgColumn | null;
  /** What people call a row `r`. */
  label: SQL;
  /** What the calls name a column, if it is not its name in the table. */
  wireNames?: Record<string, string>;
  /** A column that refers to a record which may be gone: then it is restored as null. */
  restoredAs?: Record<string, SQL>;
  /** A condition for a row `r` to be restored at all. */
  restoredIf?: SQL;
}

const itsContractor = sql`(
  select c.id from ${contractors} c where c.user_id = r.user_id and c.id = r.contractor_id
)`;

/** A file that is gone, for example after a backup without it, is not referred to again. */
const itsReceipt = sql`case when r.image_url not like 'receipts/%' or exists (
  select from uploads u where u.user_id = r.user_id and u.key = r.image_url and u.is_stored
) then r.image_url end`;

/** Add a kind of record here. */
const recordKinds = {
  project: { table: projects, key: projects.id, project: projects.id, label: sql`r.name` },
  contractor: { table: contractors, key: contractors.id, project: null, label: sql`r.name` },
  milestone: {
    table: milestones,
    key: milestones.id,
    project: milestones.projectId,
    label: sql`r.title`,
    restoredAs: { contractor_id: itsContractor },
  },
  expense: {
    table: expenses,
    key: expenses.id,
    project: expenses.projectId,
    label: sql`r.description`,
    wireNames: { receipt: 'imageUrl' },
    restoredAs: { contractor_id: itsContractor, image_url: itsReceipt },
  },
  member: {
    table: projectMembers,
    key: projectMembers.memberId,
    project: projectMembers.projectId,
    label: sql`(select ${personName} from ${users} where ${users.id} = r.member_id)`,
    restoredIf: sql`exists (select from users u where u.id = r.member_id)`,
  },
} satisfies Record<ActivityKind, RecordKindFacts>;

export const factsOf = (kind: ActivityKind): RecordKindFacts => recordKinds[kind];

/** What goes with a project, in the order in which restoring inserts it. */
export const partsOfProject = ['milestone', 'expense', 'member'] as const;

/** What refers to a contractor, and loses the reference when the contractor is deleted. */
export const linkedToContractor = ['milestone', 'expense'] as const;

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
]);

export interface ToldField {
  column: string;
  field: string;
  type: 'text' | 'number' | 'boolean' | 'instant';
}

/** The fields of each kind that an entry tells, with the names of the calls. */
export const toldFields = Object.fromEntries(
  Object.keys(recordKinds).map((kind) => {
    const { table, wireNames = {} } = factsOf(kind as ActivityKind);
    const told = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
      ([name]) => !UNTOLD.has(name),
    );
    const fields = told.map(([name, column]) => ({
      column: columnName(column),
      field: wireNames[name] ?? name,
      type: typeOf(column),
    }));
    return [kind, fields];
  }),
) as Record<ActivityKind, ToldField[]>;

function typeOf(column: PgColumn): ToldField['type'] {
  const type = column.getSQLType();
  if (type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  return type.startsWith('timestamp') ? 'instant' : 'text';
}

/** The columns that a restore writes: those of the table that the kept row has. */
export function storedColumns(kind: ActivityKind, kept: Iterable<string>): string[] {
  const has = new Set(kept);
  return Object.values(getTableColumns(factsOf(kind).table) as Record<string, PgColumn>)
    .filter(({ generated }) => !generated)
    .map(columnName)
    .filter((name) => name === 'user_id' || has.has(name));
}
