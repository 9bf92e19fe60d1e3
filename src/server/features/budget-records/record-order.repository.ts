import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import type { BudgetTable, Place } from './budget-record.repository.ts';

export type RecordOrdering = ReturnType<typeof createRecordOrdering>;

/** The order of the records of a project, which people choose. Hold the account for all of it. */
export function createRecordOrdering(table: BudgetTable & { position: PgColumn }) {
  const inProject = ({ ownerId, projectId }: Place) =>
    and(eq(table.userId, ownerId), eq(table.projectId, projectId));

  return {
    /** Puts new ones after the last one. */
    async append<Input>(tx: Queryable, place: Place, inputs: Input[]) {
      const [found] = await tx
        .select({ last: max(table.position) })
        .from(table)
        .where(inProject(place));
      const last = Number(found?.last ?? 0);
      return inputs.map((input, index) => ({ ...input, position: last + index + 1 }));
    },

    /** Puts these first, in this order; the others keep theirs. False if one is not there. */
    async update(tx: Queryable, { ids, ...place }: Place & { ids: number[] }): Promise<boolean> {
      const [found] = await tx
        .select({ count: count() })
        .from(table)
        .where(and(inProject(place), inArray(table.id, ids)));
      if (found?.count !== new Set(ids).size) return false;
      await tx.execute(sql`
        update ${table} set position = chosen.position
        from (
          select ${table.id} as id, row_number() over (
            order by array_position(${sql.param(ids)}::int[], ${table.id}), ${table.position}, ${table.id}
          )::int as position
          from ${table} where ${inProject(place)}
        ) chosen
        where ${inProject(place)} and ${table.id} = chosen.id and ${table.position} <> chosen.position`);
      return true;
    },
  };
}
