import type { BenchDatabase } from './database.ts';
import type { SizedAccount } from './seed.ts';

const LINES = 500;
const AGREEMENTS = 200;
const BILLS = 1_000;

/** What the nth expense of a project is for; expenses take their turn in it. */
export const PURPOSES = 'bench_purposes';
export const PURPOSE_COUNT = 10_000;

export async function createPurposes({ query }: BenchDatabase): Promise<void> {
  await query(
    `create temp table ${PURPOSES} (project_id int, nth int, plan_line_id int, agreement_id int,
       bill_id int, is_holdback boolean, category text, primary key (project_id, nth))`,
  );
}

/**
 * Gives a project the budget of a large renovation: 20 rooms, 500 lines, 200 agreements and 1,000
 * bills. Of ten expenses, four buy for a line, two pay a bill and one pays on an agreement.
 */
export async function insertBudget(
  { query }: BenchDatabase,
  { userId, projectId }: SizedAccount,
): Promise<void> {
  const place = `${userId}, ${projectId}`;
  const firstId = async (insert: string): Promise<number> => {
    const { rows } = await query(`${insert} returning id`);
    return rows[0].id;
  };
  const rooms = await firstId(
    `insert into rooms (user_id, project_id, name, position)
     select ${place}, 'Room ' || n, n from generate_series(1, 20) n`,
  );
  const lines = await firstId(
    `insert into plan_lines (user_id, project_id, room_id, category, title, planned, is_done, position)
     select ${place}, ${rooms} + n % 20,
       (array['materials', 'labor', 'permits', 'tools', 'other'])[1 + n % 5],
       'Line number ' || n, 100 + n * 7.25, n % 9 = 0, n
     from generate_series(1, ${LINES}) n`,
  );
  const agreements = await firstId(
    `insert into agreements (user_id, project_id, plan_line_id, title, amount, holdback_percent, status)
     select ${place}, ${lines} + n % ${LINES}, 'Agreement ' || n, 900 + n * 13.5, 10,
       (array['open', 'open', 'open', 'closed'])[1 + n % 4]
     from generate_series(1, ${AGREEMENTS}) n`,
  );
  const bills = await firstId(
    `insert into bills (user_id, project_id, agreement_id, plan_line_id, title, amount, held, due_on, is_void)
     select ${place}, a.id, a.plan_line_id, 'Bill ' || n, 200 + n, 20, date '2026-01-01' + n % 700, n % 50 = 0
     from generate_series(1, ${BILLS}) n join agreements a on a.id = ${agreements} + n % ${AGREEMENTS}`,
  );
  await query(
    `insert into reserve_moves (user_id, project_id, amount) values (${place}, 9000), (${place}, -500)`,
  );
  await query(
    `insert into ${PURPOSES}
     select ${projectId}, n, l.id, coalesce(a.id, b.agreement_id), b.id, n % 10 = 5, l.category
     from generate_series(0, ${PURPOSE_COUNT} - 1) n
     left join bills b on n % 10 in (4, 5) and b.id = ${bills} + n / 10 % ${BILLS}
     left join agreements a on n % 10 = 6 and a.id = ${agreements} + n / 10 % ${AGREEMENTS}
     join plan_lines l on l.id = case
       when n % 10 < 4 then ${lines} + n % ${LINES} else coalesce(b.plan_line_id, a.plan_line_id) end`,
  );
}
