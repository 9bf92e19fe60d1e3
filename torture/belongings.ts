import type { Chamber, Person } from './chamber.ts';
import { mustSend, send } from './http-call.ts';

/** One of everything that a user can own. */
export interface Belongings {
  userId: number;
  email: string;
  projectId: number;
  contractorId: number;
  expenseId: number;
  milestoneId: number;
  /** The entry of a deletion that can be restored. */
  activityId: number;
  /** A record with a history. */
  recordId: number;
  /** Someone with whom the project is shared. */
  memberId: number;
  invitationId: number;
  invitationToken: string;
  messageId: number;
  receiptKey: string;
  /** The query of a link to the receipt. */
  receiptLink: URLSearchParams;
  feedFile: string;
  checkoutId: string;
}

/** Marks that identify a user's texts and figures anywhere. */
export interface Marks {
  word: string;
  budget: string;
  amount: string;
  hourlyRate: string;
}

/** The smallest PNG: one grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

function uploadOf(file: Buffer, field = 'image') {
  const boundary = 'plumbline-torture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="receipt.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Creates one of everything for a user through the product itself. */
export async function furnish(
  { origin, query, person }: Chamber,
  { id: userId, email, cookie }: Person,
  marks: Marks,
): Promise<Belongings> {
  const post = <T>(path: string, body?: object) =>
    mustSend<T>(origin, { method: 'POST', path, headers: { cookie }, ...(body && { body }) });
  const { word } = marks;

  await query("update users set subscription_status = 'free' where id = $1", [userId]);
  const checkout = await post<{ url: string }>('/api/create-checkout-session');
  await query(
    "update users set subscription_status = 'active', first_name = $2, last_name = $2 where id = $1",
    [userId, word],
  );
  const project = await post<{ id: number }>('/api/projects', {
    name: `Kitchen ${word}`,
    description: word,
    budget: marks.budget,
  });
  const contractor = await post<{ id: number }>('/api/contractors', {
    name: word,
    company: word,
    email: `${word}@example.com`,
    phone: word,
    hourlyRate: marks.hourlyRate,
    notes: word,
  });
  const upload = uploadOf(PNG);
  const { imageUrl } = await mustSend<{ imageUrl: string }>(origin, {
    method: 'POST',
    path: '/api/upload',
    headers: { cookie, ...upload.headers },
    body: upload.body,
  });
  const expense = await post<{ id: number }>('/api/expenses', {
    projectId: project.id,
    contractorId: contractor.id,
    description: `Tiles ${word}`,
    amount: marks.amount,
    category: 'materials',
    paymentMethod: 'cash',
    date: '2026-03-08',
    notes: word,
    imageUrl,
  });
  const milestone = await post<{ id: number }>('/api/milestones', {
    title: `Done ${word}`,
    description: word,
    category: 'Kitchen',
    targetDate: '2026-09-01',
    projectId: project.id,
  });
  const doomed = await post<{ id: number }>('/api/milestones', {
    title: `Deleted ${word}`,
    category: 'Kitchen',
    projectId: project.id,
  });
  await send(origin, {
    method: 'DELETE',
    path: `/api/milestones/${doomed.id}`,
    headers: { cookie },
  });
  const { rows: deletions } = await query(
    "select id from activity where user_id = $1 and action = 'delete' order by id desc limit 1",
    [userId],
  );
  const { id: memberId } = await person();
  await query(
    "insert into project_members (user_id, project_id, member_id, role) values ($1, $2, $3, 'viewer')",
    [userId, project.id, memberId],
  );
  const invitation = await post<{ id: number; url: string }>(
    `/api/projects/${project.id}/invitations`,
    { role: 'viewer' },
  );
  await post('/api/ai-chat', { content: `What of ${word}?`, projectId: project.id });
  const feed = await post<{ url: string }>('/api/calendar-feed');
  const { signedUrl } = await post<{ signedUrl: string }>('/api/signed-url', { s3Key: imageUrl });
  const talk = await send(origin, { method: 'GET', path: '/api/ai-chat', headers: { cookie } });
  const [message] = JSON.parse(talk.text) as { id: number }[];
  return {
    userId,
    email,
    projectId: project.id,
    contractorId: contractor.id,
    expenseId: expense.id,
    milestoneId: milestone.id,
    activityId: Number(deletions[0]?.id),
    recordId: expense.id,
    memberId,
    invitationId: invitation.id,
    invitationToken: lastPart(invitation.url),
    messageId: message?.id ?? 0,
    receiptKey: imageUrl,
    receiptLink: new URL(signedUrl).searchParams,
    feedFile: lastPart(feed.url),
    checkoutId: lastPart(checkout.url),
  };
}

function lastPart(url: string): string {
  return url.split('/').at(-1) ?? '';
}

/** Everything stored about a user, as one text to compare. */
export async function wholeState({ query }: Chamber, userId: number): Promise<string> {
  const { rows: tables } = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id'
     order by 1`,
  );
  const state: Record<string, unknown> = {};
  for (const { name } of tables as { name: string }[]) {
    // Anyone can request a reset mail for an address; the form exists for that.
    if (name === 'password_resets') continue;
    const { rows } = await query(`select * from ${name} t where user_id = $1 order by t::text`, [
      userId,
    ]);
    state[name] = rows;
  }
  const { rows: user } = await query('select * from users where id = $1', [userId]);
  const { rows: checkouts } = await query(
    `select * from sandbox_checkouts where customer_id in
      (select id from sandbox_customers where user_id = $1) order by id`,
    [userId],
  );
  return JSON.stringify({ ...state, user, checkouts });
}

const OWNED = ['projects', 'contractors', 'ai_messages', 'uploads', 'calendar_feeds', 'activity'];

/** Removes everything again, so that lists stay short. */
export async function unfurnish({ query }: Chamber, userId: number): Promise<void> {
  for (const table of OWNED) {
    await query(`delete from ${table} where user_id = $1`, [userId]);
  }
  await query('delete from sandbox_customers where user_id = $1', [userId]);
  await query('delete from rate_counters');
}
