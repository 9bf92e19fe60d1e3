import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { downloadName } from '#server/http/download-name.ts';
import type { Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { calendarDateIn } from '#shared/dates.ts';
import type { ExpenseExportQuery, ExpenseFilter } from '#shared/expense-filter.ts';
import {
  type ExportedExpense,
  findProjectName,
  listExpensesAfter,
} from './expense-export.repository.ts';
import { withoutSamples } from './sample-filter.ts';

const EXPORT_BATCH = 250;
/**
 * Leaves room in the database for other requests, however many exports are running. A waiting
 * export holds nothing but its place in the queue, so the queue needs no limit.
 */
const withExportSlot = createWorkSlots({
  running: 2,
  waiting: Number.POSITIVE_INFINITY,
  refusal: '',
});

export function createExpenseExports(db: Database) {
  return {
    /** The name of the file: the project, and the user's current day. */
    async exportName(ownerId: OwnerId, { projectId, today }: ExpenseExportQuery): Promise<string> {
      const project =
        projectId === null ? undefined : await findProjectName(db, ownerId, projectId);
      const day = today ?? calendarDateIn('UTC', new Date());
      const name = projectId === null ? 'All projects' : (project ?? '');
      return downloadName(name, { what: 'expenses', day, extension: 'csv' });
    },

    /** All matches, one batch at a time, so that a long list needs little memory. */
    async *exportExpenses(
      { reach }: Pick<Scope, 'reach'>,
      wanted: ExpenseFilter,
      on: Queryable = db,
    ): AsyncGenerator<ExportedExpense[]> {
      const filter = await withoutSamples(on, reach, wanted);
      let after: ExportedExpense | undefined;
      for (;;) {
        const batch = await withExportSlot(() =>
          listExpensesAfter(on, reach, filter, { after, limit: EXPORT_BATCH }),
        );
        if (batch.length > 0) yield batch;
        if (batch.length < EXPORT_BATCH) return;
        after = batch.at(-1);
      }
    },
  };
}
