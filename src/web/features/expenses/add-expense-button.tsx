import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePlanGate } from '../billing/use-plan-gate.tsx';
import { fetchExpenseAllowance } from './expense-api.ts';
import { ExpenseFormDialog } from './lazy-expense-dialogs.tsx';

interface AddExpenseButtonProps {
  projectId: number;
  ref?: Ref<HTMLButtonElement>;
  children?: string;
}

/** Opens the form, or the upgrade modal when the plan is full. */
export function AddExpenseButton({
  projectId,
  ref,
  children = 'Add Expense',
}: AddExpenseButtonProps) {
  const [isAdding, setIsAdding] = useState(false);
  const gate = usePlanGate('expense', async () => {
    const { count, canCreate } = await fetchExpenseAllowance();
    return { count, isFull: !canCreate };
  });
  return (
    <>
      <Button
        ref={ref}
        isPending={gate.isChecking}
        onClick={() => gate.pass(() => setIsAdding(true))}
      >
        {!gate.isChecking && <Plus className="size-4" aria-hidden="true" />}
        {children}
      </Button>
      <ExpenseFormDialog isOpen={isAdding} onOpenChange={setIsAdding} projectId={projectId} />
      {gate.modal}
    </>
  );
}
