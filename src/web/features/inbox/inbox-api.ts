import * as z from 'zod/mini';
import { type Expense, expenseSchema } from '#shared/expense.ts';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { type InboxItem, inboxCountSchema, inboxItemSchema } from '#shared/inbox.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload.ts';

const inboxSchema = z.array(inboxItemSchema);

export function fetchInbox(projectId: number, signal: AbortSignal): Promise<InboxItem[]> {
  return requestJson(inboxSchema, 'GET', `/api/inbox?projectId=${projectId}`, { signal });
}

export async function fetchInboxCount(projectId: number, signal: AbortSignal): Promise<number> {
  const url = `/api/inbox/count?projectId=${projectId}`;
  return (await requestJson(inboxCountSchema, 'GET', url, { signal })).count;
}

interface Sending {
  projectId: number;
  file: File;
  key: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export function sendToInbox({ projectId, file, ...options }: Sending): Promise<InboxItem[]> {
  const url = `/api/inbox?projectId=${projectId}`;
  return uploadFile(inboxSchema, url, 'image', file, options);
}

/**
 * Makes an expense of an item, once: the key is the item's own. It is refused if the item is no
 * longer there.
 */
export function acceptInboxItem(itemId: number, input: ExpenseInput): Promise<Expense> {
  return requestJson(expenseSchema, 'POST', `/api/expenses?inboxItemId=${itemId}`, {
    body: input,
    key: `inbox-${itemId}`,
  });
}

export async function deleteInboxItem(itemId: number): Promise<void> {
  await request('DELETE', `/api/inbox/${itemId}`);
}
