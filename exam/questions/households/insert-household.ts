import pg from 'pg';
import type { Attachment } from '#shared/attachment.ts';
import { type Household, type Insert, keyOf } from './household.ts';

/** A web address. The lists of the product refuse an attachment that lacks one of these fields. */
const receipt: Attachment = {
  key: 'https://receipts.example/one.png',
  type: null,
  name: 'one.png',
  size: null,
};
const RECEIPT = JSON.stringify([receipt]);

export interface HouseholdIds {
  userId: number;
  projectIds: Record<string, number>;
  contractorIds: Record<string, number>;
  /** The room of an expense, by its description. */
  roomOf: Record<string, number | null>;
}

/** Writes the household and returns its ids. All of its records are invented. */
export async function insertHousehold(
  connection: pg.ClientConfig,
  { projects, contractors, expenses, milestones, insertPlan }: Household,
): Promise<HouseholdIds> {
  const client = new pg.Client(connection);
  await client.connect();
  const insert: Insert = async (table, record) => {
    const names = Object.keys(record);
    const { rows } = await client.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
      Object.values(record),
    );
    return rows[0].id;
  };
  const user_id = await insert('users', {
    email: `${keyOf(projects[0]?.[0] ?? '')}@example.com`.toLowerCase(),
    subscription_status: 'active',
  });
  const sam = await insert('users', { email: 'sam@example.com', first_name: 'Sam' });
  await client.query('insert into account_counts (user_id) select id from users');
  const projectIds: Record<string, number> = {};
  for (const [name, budget, start] of projects) {
    projectIds[keyOf(name)] = await insert('projects', {
      user_id,
      name,
      budget,
      start_date: `${start}T12:00:00Z`,
    });
  }
  const contractorIds: Record<string, number> = {};
  for (const [name, company, specialty, phone, email, hourly_rate] of contractors) {
    contractorIds[name] = await insert('contractors', {
      user_id,
      name,
      company,
      specialty,
      phone,
      email,
      hourly_rate,
    });
  }

  const planOf = await insertPlan(insert, { user_id, sam, projectIds, contractorIds });
  for (const one of expenses) {
    await insert('expenses', {
      user_id,
      project_id: projectIds[one.project],
      date: one.date,
      description: one.description,
      amount: (Math.abs(one.cents) / 100).toFixed(2),
      kind: one.cents < 0 ? 'refund' : 'expense',
      category: one.category,
      payment_method: one.paymentMethod,
      contractor_id: contractorIds[one.contractor] ?? null,
      attachments: one.hasReceipt ? RECEIPT : '[]',
      tax_record: JSON.stringify(one.taxUse ? [{ part: null, use: one.taxUse }] : []),
      ...planOf[one.description],
    });
  }
  for (const [project = '', title, category, target, done] of milestones) {
    await insert('milestones', {
      user_id,
      project_id: projectIds[project],
      title,
      category,
      target_date: target || null,
      is_completed: Boolean(done),
      completed_date: done ? `${done}T16:00:00Z` : null,
    });
  }
  const { rows } = await client.query(
    `select description, coalesce(expenses.room_id, plan_lines.room_id) as room
     from expenses left join plan_lines on plan_lines.id = plan_line_id`,
  );
  await client.end();
  const roomOf = Object.fromEntries(rows.map(({ description, room }) => [description, room]));
  return { userId: user_id, projectIds, contractorIds, roomOf };
}
