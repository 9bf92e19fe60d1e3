import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** The records of a budget, written without their routes. */
export interface BudgetRecords {
  /** The second line is in the first room. */
  rooms: [number, number];
  lines: [number, number];
  /** On the first line. */
  agreement: number;
  /** Of the agreement, and so on its line. */
  bill: number;
}

export async function insertBudgetRecords(
  db: Queryable,
  { userId, projectId }: { userId: number; projectId: number },
): Promise<BudgetRecords> {
  const insert = async (table: string, columns: string, values: string[]) => {
    const rows = values.map((each) => `(${userId}, ${projectId}, ${each})`).join(', ');
    const { rows: added } = await db.execute<{ id: number }>(
      sql.raw(`insert into ${table} (user_id, project_id, ${columns}) values ${rows} returning id`),
    );
    return added.map(({ id }) => id);
  };
  const [hall = 0, attic = 0] = await insert('rooms', 'name', ["'Hall'", "'Attic'"]);
  const [floor = 0, walls = 0] = await insert('plan_lines', 'title, category, planned, room_id', [
    "'Floor', 'materials', 1000, null",
    `'Walls', 'labor', 500, ${hall}`,
  ]);
  const [agreement = 0] = await insert('agreements', 'title, amount, plan_line_id', [
    `'Tiling', 800, ${floor}`,
  ]);
  const [bill = 0] = await insert('bills', 'title, amount, held, agreement_id, plan_line_id', [
    `'First half', 400, 40, ${agreement}, ${floor}`,
  ]);
  return { rooms: [hall, attic], lines: [floor, walls], agreement, bill };
}
