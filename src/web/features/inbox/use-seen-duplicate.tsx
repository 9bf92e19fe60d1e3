import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { fetchExpense } from '../expenses/expense-api.ts';
import { useExpenseDialogs } from '../expenses/expense-dialogs.tsx';

/** Shows an expense that may be the same purchase. */
export function useSeenDuplicate() {
  const { actions, dialogs } = useExpenseDialogs();
  const see = async (expenseId: number) => {
    try {
      actions.showDetails(await fetchExpense(expenseId, new AbortController().signal));
    } catch (error) {
      toast.error('The expense could not be opened', { description: errorSentence(error) });
    }
  };
  return { see: (expenseId: number) => void see(expenseId), dialogs };
}
