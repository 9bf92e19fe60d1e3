import { basename } from 'node:path';
import type { Chamber, Person } from './chamber.ts';
import { formCall } from './form-call.ts';
import { furnishBudget } from './furnished-budget.ts';
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

/** Creates one of everything for a user through the product itself. */
export async function furnish(
  chamber: Chamber,
  { id: userId, email, cookie }: Person,
  marks: Marks,
): Promise<Belongings> {
  const { origin, query, person, cookieOf, unsubscribeTokenOf } = chamber;
  const post = <T>(path: string, body?: object) =>
    mustSend<T>(origin, { method: 'POST', path, headers: { cookie }, ...(body && { body }) });
  const postForm = async <T>(path: string, fields: Record<string, string | File>) => {
    const { headers, body } = await formCall(fields);
    return mustSend<T>(origin, { method: 'POST', path, headers: { cookie, ...headers }, body });
  };
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
  const photo = new File([PNG], `${word}.png`, { type: 'image/png' });
  const { imageUrl } = await postForm<{ imageUrl: string }>('/api/upload', { image: photo });
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
    ...(await formCall({
      submission: JSON.stringify({ kind: 'bill', title: word, amount: '9', name: word }),
    })),
  });
  const projectId = String(project.id);
  const rows = `Date,Description,Amount\n2026-03-08,${word},1.00\n`;
  const { id: importId } = await postForm<{ id: number }>('/api/imports', {
    projectId,
    file: new File([rows], 'expenses.csv', { type: 'text/csv' }),
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
  const [inboxItem] = await postForm<{ id: number }[]>('/api/inbox', { projectId, image: photo });
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
    invitationToken: basename(invitation.url),
    messageId: message?.id ?? 0,
    receiptKey: imageUrl,
    receiptLink: new URL(signedUrl).searchParams,
    feedFile: basename(feed.url),
    checkoutId: basename(checkout.url),
    unsubscribeToken: unsubscribeTokenOf(userId),
    sessionId: Number(sessions[0]?.id),
  };
}
