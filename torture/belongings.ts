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
  roomId: number;
  planLineId: number;
  agreementId: number;
  /** With enough left to pay, and enough held back. */
  billId: number;
  reserveMoveId: number;
  scopeLineId: number;
  quoteId: number;
  /** Another open one, which is declined when the first is accepted. */
  rivalQuoteId: number;
  changeOrderId: number;
  /** A change that was accepted, and can be taken back. */
  reversesId: number;
  documentId: number;
  punchItemId: number;
  linkId: number;
  readingId: number;
  inboxItemId: number;
  /** Of the contractor's link. */
  linkToken: string;
  /** A bill that the contractor sent, and that waits. */
  submissionId: number;
  importId: number;
  /** The payment of the bill. */
  refundOfId: number;
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
  unsubscribeToken: string;
  /** Another session than the one that calls. */
  sessionId: number;
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

interface Upload {
  texts?: Record<string, string>;
  name?: string;
  field?: string;
}

function uploadOf(
  file: Buffer,
  { texts = {}, name = 'receipt.png', field = 'image' }: Upload = {},
) {
  const boundary = 'plumbline-torture';
  const fields = Object.entries(texts).map(
    ([key, text]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const start = Buffer.from(`${fields.join('')}${head}`);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([start, file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A form with one text, as the page of a contractor sends it. */
function formOf(field: string, text: string) {
  const boundary = 'plumbline-torture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`${head}${text}\r\n--${boundary}--\r\n`),
  };
}

/** Creates one of everything for a user through the product itself. */
export async function furnish(
  chamber: Chamber,
  { id: userId, email, cookie }: Person,
  marks: Marks,
): Promise<Belongings> {
  const { origin, query, person, cookieOf, unsubscribeTokenOf } = chamber;
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
    attachments: [{ key: imageUrl, name: `${word}.png` }],
  });
  const milestone = await post<{ id: number }>('/api/milestones', {
    title: `Done ${word}`,
    description: word,
    category: 'Kitchen',
    targetDate: '2026-09-01',
    projectId: project.id,
  });
  const budget = await furnishBudget(post, word, {
    projectId: project.id,
    contractorId: contractor.id,
    milestoneId: milestone.id,
  });
  const { id: submissionId } = await mustSend<{ id: number }>(origin, {
    method: 'POST',
    path: `/api/links/${budget.linkToken}/submissions`,
    ...formOf('submission', JSON.stringify({ kind: 'bill', title: word, amount: '9', name: word })),
  });
  const sheet = uploadOf(Buffer.from(`Date,Description,Amount\n2026-03-08,${word},1.00\n`), {
    texts: { projectId: String(project.id) },
    field: 'file',
  });
  const { id: importId } = await mustSend<{ id: number }>(origin, {
    method: 'POST',
    path: '/api/imports',
    headers: { cookie, ...sheet.headers },
    body: sheet.body,
  });
  await mustSend(origin, {
    method: 'PUT',
    path: '/api/weekly-mail',
    headers: { cookie },
    body: { isOn: true, timeZone: 'Europe/Berlin' },
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
  const reading = await post<{ id: number }>('/api/readings', { key: imageUrl });
  const form = uploadOf(PNG, { texts: { projectId: String(project.id) }, name: `${word}.png` });
  const [inboxItem] = await mustSend<{ id: number }[]>(origin, {
    method: 'POST',
    path: '/api/inbox',
    headers: { cookie, ...form.headers },
    body: form.body,
  });
  await cookieOf(userId);
  const { rows: sessions } = await query(
    'select id from sessions where user_id = $1 order by id desc limit 1',
    [userId],
  );
  const talk = await send(origin, { method: 'GET', path: '/api/ai-chat', headers: { cookie } });
  const [message] = JSON.parse(talk.text) as { id: number }[];
  return {
    userId,
    email,
    projectId: project.id,
    contractorId: contractor.id,
    expenseId: expense.id,
    milestoneId: milestone.id,
    ...budget,
    readingId: reading.id,
    inboxItemId: inboxItem?.id ?? 0,
    submissionId,
    importId,
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
    unsubscribeToken: unsubscribeTokenOf(userId),
    sessionId: Number(sessions[0]?.id),
  };
}

/**
 * One of each record of a budget. The payment and its refund are equal, so that the sums of the
 * project still show the mark of its expense.
 */
async function furnishBudget(
  post: <T>(path: string, body: object) => Promise<T>,
  word: string,
  {
    contractorId,
    milestoneId,
    projectId,
  }: Record<'contractorId' | 'milestoneId' | 'projectId', number>,
) {
  const add = async (path: string, body: object) =>
    (await post<{ id: number }>(path, { projectId, ...body })).id;
  const roomId = await add('/api/rooms', { name: `Hall ${word}` });
  const planLineId = await add('/api/plan-lines', {
    title: `Floor ${word}`,
    category: 'materials',
    roomId,
    planned: '3000',
  });
  const agreementId = await add('/api/agreements', {
    title: `Tiling ${word}`,
    contractorId,
    planLineId,
    amount: '2500',
  });
  const billId = await add('/api/bills', {
    title: `First half ${word}`,
    agreementId,
    milestoneId,
    amount: '2000',
    held: '900',
  });
  const payment = { amount: '25', paymentMethod: 'cash', date: '2026-03-08', notes: word };
  const refundOfId = await add(`/api/bills/${billId}/payments`, payment);
  const part = { category: 'materials', roomId, planLineId };
  await add('/api/expenses', {
    ...payment,
    description: `Refund ${word}`,
    category: 'materials',
    kind: 'refund',
    refundOfId,
    lines: [
      { ...part, amount: '20' },
      { ...part, amount: '5' },
    ],
  });
  const reserveMoveId = await add('/api/reserve-moves', { amount: '700', reason: word });
  return {
    ...{ roomId, planLineId, agreementId, billId, reserveMoveId, refundOfId },
    ...(await furnishContracts(add, word, { contractorId, planLineId, agreementId })),
    ...(await furnishLink(post, { contractorId, projectId })),
  };
}

/** One of each record of the dealings with contractors. The two changes cost nothing. */
async function furnishContracts(
  add: (path: string, body: object) => Promise<number>,
  word: string,
  {
    contractorId,
    planLineId,
    agreementId,
  }: Record<'contractorId' | 'planLineId' | 'agreementId', number>,
) {
  const scopeLineId = await add('/api/scope-lines', { title: `Tile ${word}`, planLineId });
  const quoteId = await add('/api/quotes', {
    title: `Offer ${word}`,
    contractorId,
    total: '2400',
    lines: [{ scopeLineId, treatment: 'included' }],
  });
  const rivalQuoteId = await add('/api/quotes', {
    title: `Rival ${word}`,
    total: '2450',
    lines: [{ scopeLineId, treatment: 'included' }],
  });
  const change = { agreementId, title: `Niche ${word}`, amountDelta: '0' };
  const reversesId = await add('/api/change-orders', change);
  await add(`/api/change-orders/${reversesId}/decision`, { decision: 'accepted', name: word });
  const changeOrderId = await add('/api/change-orders', change);
  const documentId = await add('/api/documents', { title: `Policy ${word}`, kind: 'insurance' });
  const punchItemId = await add('/api/punch-items', { title: `Grout ${word}`, agreementId });
  return {
    ...{ scopeLineId, quoteId, rivalQuoteId, changeOrderId, reversesId },
    ...{ documentId, punchItemId },
  };
}

async function furnishLink(
  post: <T>(path: string, body: object) => Promise<T>,
  { contractorId, projectId }: Record<'contractorId' | 'projectId', number>,
) {
  const path = `/api/contractors/${contractorId}/link`;
  const { id: linkId, url } = await post<{ id: number; url: string }>(path, { projectId });
  return { linkId, linkToken: lastPart(url) };
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
  const owned = (tables as { name: string }[])
    // Anyone can request a reset mail for an address; the form exists for that.
    .filter(({ name }) => name !== 'password_resets')
    .map(({ name }) => selectRows(name, 'user_id = $1'));
  const checkouts = selectRows(
    'sandbox_checkouts',
    'customer_id in (select id from sandbox_customers where user_id = $1)',
  );
  const all = [...owned, selectRows('users', 'id = $1'), checkouts];
  const { rows } = await query(`${all.join(' union all ')} order by 1, 2`, [userId]);
  return JSON.stringify(rows);
}

const selectRows = (table: string, where: string) =>
  `select '${table}' as table, t::text as row from ${table} t where ${where}`;

const OWNED = ['projects', 'contractors', 'ai_messages', 'uploads', 'calendar_feeds', 'activity'];

/** Removes everything again, so that lists stay short. */
export async function unfurnish({ query }: Chamber, userId: number): Promise<void> {
  for (const table of OWNED) {
    await query(`delete from ${table} where user_id = $1`, [userId]);
  }
  await query('delete from sandbox_customers where user_id = $1', [userId]);
  await query('delete from rate_counters');
}
