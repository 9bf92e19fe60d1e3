import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { ExpenseInput } from '#shared/expense-input.ts';
import type { User } from '#shared/user.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { randomId } from '../../lib/random-id.ts';
import { putWaiting } from './waiting-expense.ts';

interface KeptExpense {
  /** The key with which it was already sent, perhaps: its answer may be lost and not the expense. */
  key: string;
  input: ExpenseInput;
  files: File[];
}

/** Keeps a new expense of the signed-in user in this browser, and says so when it is on the disk. */
export async function keepExpense(
  queryClient: QueryClient,
  { key, input, files }: KeptExpense,
): Promise<void> {
  const user = queryClient.getQueryData<User | null>(queryKeys.user);
  if (!user) throw new Error('Nobody is signed in');
  await putWaiting({
    id: key,
    userId: user.id,
    addedAt: Date.now(),
    input,
    files: files.map((file) => ({ key: randomId(), file })),
    problem: null,
  });
  toast('Saved on this phone', {
    description: 'It is sent as soon as the connection is back.',
  });
  // The browser may otherwise clear it when it needs room.
  await navigator.storage?.persist?.().catch(() => false);
}
