import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/**
 * Marks the state of a project's budget records: while a reader sees the same marks, it sees the
 * same rooms, lines, agreements, bills, reserve moves and `budget_totals`. Triggers on these replace
 * the marks in the transaction of the change. They skip a mark that another transaction is
 * replacing, so that no change waits for another one; until the next change there are then two.
 *
 * There is no foreign key: its check would lock the project's row, and a change of a line and the
 * deletion of its project could wait for each other. A trigger removes the marks with the project.
 */
export const budgetMarks = pgTable(
  'budget_marks',
  {
    /** Random: a number could come again after an older backup is restored. */
    id: uuid().notNull().defaultRandom(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId, table.id] })],
);
