import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import type { Author } from '#server/http/scope.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { type LimitedRecord, recordLimits } from '#shared/record-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import { addedBy, recordedRows } from '../activity/recording.repository.ts';

type Common = 'id' | 'userId' | 'projectId' | 'createdBy' | 'version';
export type BudgetTable = PgTable & Record<Common, PgColumn>;

/** A project in the account of its owner. */
export interface Place {
  ownerId: OwnerId;
  projectId: number;
}

/** What a call gives: the rest is set here, or by the database. */
export type Given<Table extends BudgetTable> = Omit<
  InferInsertModel<Table>,
  'id' | 'userId' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version'
>;

export type Changes<Table extends BudgetTable> = {
  [Field in keyof Given<Table>]?: Given<Table>[Field] | undefined;
};

export type BudgetRecords<Table extends BudgetTable> = ReturnType<
  typeof createBudgetRecords<Table>
>;

/** The queries that are the same for every kind of record of a budget. */
export function createBudgetRecords<Table extends BudgetTable>({
  kind,
  table,
  limit,
  order,
}: {
  kind: ActivityKind;
  table: Table;
  limit: Extract<LimitedRecord, `${string}PerProject`>;
  /** Of a list. */
  order: SQL[];
}) {
  type Row = InferSelectModel<Table>;
  // Drizzle cannot select from a table that it does not know, so this file tells it the result.
  const known: BudgetTable = table;
  const columns: Record<string, PgColumn> = getTableColumns(known);
  const owned = (ownerId: OwnerId, recordId: number) =>
    and(eq(known.userId, ownerId), eq(known.id, recordId));
  const inProject = (ownerId: OwnerId, projectId: number) =>
    and(eq(known.userId, ownerId), eq(known.projectId, projectId));
  const now = 'updatedAt' in columns ? { updatedAt: sql`now()` } : {};

  return {
    kind,
    limit,

    /** All of one project, or the first ones of all projects: as many as one may have. */
    async list(
      db: Queryable,
      reach: Reach,
      filter: { projectId: number | null; where?: SQL | undefined; limit?: number | undefined },
    ): Promise<Row[]> {
      const { projectId, where, limit: asked = recordLimits[limit] } = filter;
      const rows = await db
        .select(columns)
        .from(known)
        .where(
          and(
            within(reach, known),
            projectId === null ? undefined : eq(known.projectId, projectId),
            where,
          ),
        )
        .orderBy(...order)
        .limit(asked);
      return rows as Row[];
    },

    async find(db: Queryable, ownerId: OwnerId, recordId: number): Promise<Row | undefined> {
      const [row] = await db.select(columns).from(known).where(owned(ownerId, recordId));
      return row as Row | undefined;
    },

    /** Counts them and locks the account's row until the transaction ends. */
    async countHeld(tx: Queryable, ownerId: OwnerId, projectId: number): Promise<number> {
      await holdAccount(tx, ownerId);
      const [found] = await tx
        .select({ count: count() })
        .from(known)
        .where(inProject(ownerId, projectId));
      return found?.count ?? 0;
    },

    /** Inserts them with an entry each, and returns them in the same order. */
    async insert(tx: Queryable, author: Author, inputs: Given<Table>[]): Promise<Row[]> {
      const own = { userId: author.ownerId, createdBy: addedBy(author) };
      const values = inputs.map((input) => ({ ...input, ...own })) as InferInsertModel<PgTable>[];
      const insert = tx
        .insert(known as PgTable)
        .values(values)
        .returning();
      const rows = await tx
        .with(...recordedRows(tx, insert, { action: 'create', kind, author }))
        .select(columns)
        .from(known)
        .orderBy(asc(known.id));
      return rows as Row[];
    },

    /** The record as this call saved it, with an entry; undefined if nothing changed. */
    async update(
      tx: Queryable,
      author: Author,
      recordId: number,
      { changes, before }: { changes: Changes<Table>; before: LockedRecord },
    ): Promise<Row | undefined> {
      const update = tx
        .update(known as PgTable)
        .set({ ...changes, ...now, version: before.version + 1 })
        .where(and(owned(author.ownerId, recordId), isChanged(columns, changes)))
        .returning();
      const [row] = await tx
        .with(...recordedRows(tx, update, { action: 'update', kind, author, before: before.image }))
        .select(columns)
        .from(known);
      return row as Row | undefined;
    },
  };
}
