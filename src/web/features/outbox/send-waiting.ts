import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { expenseSchema } from '#shared/expense.ts';
import { uploadedReceiptSchema } from '#shared/receipt.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { ApiError, requestJson } from '../../lib/api-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { listWaiting, putWaiting, removeWaiting, type WaitingExpense } from './waiting-expense.ts';

const LOCK = 'outbox';
/** Signed out or as someone else, too slow, too many calls: the same call may work later. */
const PASSING = new Set([401, 408, 429]);

/**
 * Sends what waits, one by one, and resolves when nothing is left that can be sent now. Only one
 * tab sends at a time. `onSent` runs before the expense leaves the outbox, so that it is always in
 * one of the lists.
 */
export async function sendWaiting(userId: number, onSent: () => Promise<void>): Promise<void> {
  await inTurn(async () => {
    for (;;) {
      const [next] = (await listWaiting(userId)).filter(({ problem }) => problem === null);
      if (!next) return;
      const outcome = await send(next);
      if (outcome === 'later') return;
      if (outcome === 'sent') {
        await onSent();
        await removeWaiting([next.id]);
      } else await putWaiting({ ...next, ...refused(next, outcome.problem) });
    }
  });
}

/** A page without https has no locks. The keys alone then prevent that it is created twice. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** With new keys for its files: the server may have removed uploads that no expense has used. */
function refused({ files }: WaitingExpense, problem: string) {
  return { problem, files: files.map(({ file }) => ({ file, key: randomId() })) };
}

async function send(waiting: WaitingExpense): Promise<'sent' | 'later' | { problem: string }> {
  const { id, userId, input, files } = waiting;
  const headers = { [ACCOUNT_HEADER]: String(userId) };
  try {
    const attachments = [...(input.attachments ?? [])];
    for (const { key, file } of files) {
      const body = new FormData();
      body.append('image', file);
      const url = `/api/upload?projectId=${input.projectId}`;
      const options = { body, key, headers };
      const { imageUrl } = await requestJson(uploadedReceiptSchema, 'POST', url, options);
      attachments.push({ key: imageUrl, name: file.name.slice(0, NAME_MAX_LENGTH) });
    }
    const body = { ...input, attachments };
    await requestJson(expenseSchema, 'POST', '/api/expenses', { body, key: id, headers });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, sentence } = error;
    // Below 400, the answer broke off: the next one tells what was saved.
    const isPassing = status < 400 || PASSING.has(status) || status >= 500;
    return isPassing ? 'later' : { problem: sentence };
  }
}
