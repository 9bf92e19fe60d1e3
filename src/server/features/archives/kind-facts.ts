import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LimitedRecord } from '#shared/record-limits.ts';
import type { Field } from './archive-fields.ts';

type RecordTable = PgTable & { id: PgColumn; userId: PgColumn };

/** What a copy does not take over: it gets ids, an owner and versions of its own. */
type Bookkeeping = 'id' | 'userId' | 'projectId' | 'createdBy' | 'version';

/** A column without a field does not compile. */
type FieldsOf<Table extends RecordTable> = {
  [K in Exclude<keyof Table['$inferInsert'], Bookkeeping>]-?: Field<
    K extends keyof Table['$inferSelect'] ? Table['$inferSelect'][K] : never
  >;
};

export interface KindFacts<Table extends RecordTable = RecordTable> {
  table: Table;
  /** The name of the list in archive.json, and of its spreadsheet. */
  list: string;
  /** The column with what people call a record. */
  label: string;
  fields: FieldsOf<Table>;
  /** How many there can be. Only a plan limits expenses. */
  limit?: LimitedRecord;
  /** What must also be true of a record. */
  check?: (record: Table['$inferSelect']) => boolean;
}

/** Checks the facts against their table. */
export const kind = <Table extends RecordTable>(facts: KindFacts<Table>): KindFacts =>
  facts as unknown as KindFacts;

/** The facts of any kind, for code that reads all of them. */
export type KindOfRecord = Omit<KindFacts, 'fields' | 'check'> & {
  fields: Record<string, Field<unknown>>;
  check?: (record: Record<string, unknown>) => boolean;
};
