import type { Operation } from './api-document.ts';
import { type Belongings, furnish, type Marks } from './belongings.ts';
import type { Chamber, Person } from './chamber.ts';

const SHARED: Marks = {
  word: 'sharedwombat',
  budget: '76543.21',
  amount: '8765.43',
  hourlyRate: '3210.98',
};
const HIDDEN: Marks = {
  word: 'hiddenpangolin',
  budget: '65432.10',
  amount: '7654.32',
  hourlyRate: '2109.87',
};
const OWN: Marks = { word: 'mine', budget: '500', amount: '5', hourlyRate: '6' };

export type Role = 'editor' | 'viewer' | 'stranger';
export const roles: Role[] = ['editor', 'viewer', 'stranger'];

export interface Place {
  chamber: Chamber;
  operations: Operation[];
  say: (line: string) => void;
}

export interface Scene extends Place {
  owner: Person;
  cast: Record<Role, Person>;
}

/** New people, who have nothing yet. */
export async function withPeople(place: Place): Promise<Scene> {
  const person = () => place.chamber.person();
  const cast = { editor: await person(), viewer: await person(), stranger: await person() };
  return { ...place, owner: await person(), cast };
}

/** An owner with a shared and a hidden project, and what the caller has of their own. */
export interface Stage {
  shared: Belongings;
  hidden: Belongings;
  own: Belongings;
}

export async function furnishAll({ chamber, owner, cast }: Scene, caller: Role): Promise<Stage> {
  const { query } = chamber;
  await query('delete from rate_counters');
  const shared = await furnish(chamber, owner, SHARED);
  const hidden = await furnish(chamber, owner, HIDDEN);
  for (const role of ['editor', 'viewer'] as const) {
    await query(
      'insert into project_members (user_id, project_id, member_id, role) values ($1, $2, $3, $4)',
      [owner.id, shared.projectId, cast[role].id, role],
    );
  }
  // Contractors belong to the account, so members may see them.
  await query(
    `update contractors set name = 'Ada', company = null, email = null, phone = null, notes = null,
     hourly_rate = 1 where id = $1`,
    [hidden.contractorId],
  );
  // So is the name of the owner.
  await query("update users set first_name = 'Olga', last_name = null where id = $1", [owner.id]);
  return { shared, hidden, own: await furnish(chamber, cast[caller], OWN) };
}

/** What must not appear in any answer to this role. */
export function secretsFor(role: Role, { shared, hidden }: Stage): string[] {
  const secrets = secretsOf(HIDDEN, hidden);
  return role === 'stranger' ? [...secrets, ...secretsOf(SHARED, shared)] : secrets;
}

function secretsOf({ word, budget, amount }: Marks, { receiptKey }: Belongings): string[] {
  return [word, budget, amount, receiptKey.replace(/^receipts\/|\.\w+$/g, '')];
}

/** What the role must not change: everything, or for an editor what is outside the project. */
export async function stateOf(
  { chamber, owner }: Scene,
  { hidden }: Stage,
  role: Role,
): Promise<string> {
  const isEditor = role === 'editor';
  const inHidden = isEditor ? `and t.project_id = ${hidden.projectId}` : '';
  const tables = {
    projects: '',
    project_members: '',
    invitations: '',
    ai_messages: '',
    calendar_feeds: '',
    expenses: inHidden,
    milestones: inHidden,
    rooms: inHidden,
    plan_lines: inHidden,
    agreements: inHidden,
    bills: inHidden,
    reserve_moves: inHidden,
    scope_lines: inHidden,
    quotes: inHidden,
    change_orders: inHidden,
    documents: inHidden,
    punch_items: inHidden,
    submissions: inHidden,
    inbox_items: inHidden,
    imports: inHidden,
    links: inHidden,
    budget_totals: inHidden,
    weekly_mails: '',
    uploads: isEditor ? `and t.key = '${hidden.receiptKey}'` : '',
    contractors: isEditor ? 'and false' : '',
  };
  const rows = Object.entries(tables).map(
    ([table, where]) =>
      `select '${table}' as table, t::text as row from ${table} t where t.user_id = $1 ${where}`,
  );
  const account = `select 'users', concat_ws(' ', email, password, subscription_status)
    from users where id = $1`;
  const state = await chamber.query(`${[...rows, account].join(' union all ')} order by 1, 2`, [
    owner.id,
  ]);
  return JSON.stringify(state.rows);
}
