import type { ExpenseInput } from '#shared/expense-input.ts';
import { readStore, writeStore } from '../../lib/device-database.ts';

/** Higher if the fields below change. A page leaves records of a newer format alone. */
const FORMAT = 1;

interface WaitingFile {
  /** The upload is sent with this key until it is answered. */
  key: string;
  file: File;
}

/** An expense that is only in this browser. */
export interface WaitingExpense {
  format: typeof FORMAT;
  /** Also its `Idempotency-Key`: sent any number of times, it is created once. */
  id: string;
  userId: number;
  addedAt: number;
  input: ExpenseInput;
  files: WaitingFile[];
  /** Why the server refused it. It is not sent again until it was edited. */
  problem: string | null;
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : null;
const listeners = new Set<() => void>();

/** Calls the listener after each change, by this tab or another one. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
  };
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  await writeStore('waiting', work, 'strict');
  for (const listener of listeners) listener();
  channel?.postMessage('changed');
}

/** Those of one account, in the order in which they were added. */
export async function listWaiting(userId: number): Promise<WaitingExpense[]> {
  const all = await readStore<WaitingExpense[]>('waiting', (store) => store.getAll());
  return all
    .filter((each) => each.userId === userId && each.format === FORMAT)
    .sort((a, b) => a.addedAt - b.addedAt);
}

/** Resolves when it is on the disk. */
export function putWaiting(expense: Omit<WaitingExpense, 'format'>): Promise<void> {
  return change((store) => store.put({ ...expense, format: FORMAT }));
}

export function removeWaiting(ids: string[]): Promise<void> {
  return change((store) => {
    for (const id of ids) store.delete(id);
  });
}
