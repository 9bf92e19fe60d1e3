import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type * as z from 'zod/mini';
import { toCalendarDate } from '#shared/dates.ts';
import { type Expense, type ExpenseInput, expenseInputSchema } from '#shared/expense.ts';
import { EXPENSE_TOAST_MS } from '../../config/timings.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { useIsWideScreen } from '../../lib/use-screen.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';
import { useSaveExpense } from './expense-mutations.ts';
import { describeSaveError } from './expense-save-error.ts';

type FormValues = z.input<typeof expenseInputSchema>;

interface ExpenseFormOptions {
  projectId: number;
  /** The expense to edit; a new one without. */
  expense: Expense | undefined;
  onSaved: () => void;
  /** The plan has no room, although there was some when the form opened. */
  onPlanFull: () => void;
}

/** The state of the form and what happens on saving. A failure keeps everything that was typed. */
export function useExpenseForm(options: ExpenseFormOptions) {
  const { projectId, expense, onSaved, onPlanFull } = options;
  const saveExpense = useSaveExpense(expense?.id);
  const hasRoomForToast = useIsWideScreen();
  const form = useForm<FormValues, unknown, ExpenseInput>({
    resolver: formResolver(expenseInputSchema),
    defaultValues: startValues(projectId, expense),
  });

  const save = async (input: ExpenseInput) => {
    await saveExpense.mutateAsync(input);
    const [title, done] = expense ? ['Expense Updated', 'updated'] : ['Expense Added', 'added'];
    toast(title, {
      description: `Your expense has been ${done} successfully.`,
      duration: EXPENSE_TOAST_MS,
    });
    onSaved();
  };

  function showSaveError(error: unknown) {
    const { title, description, fieldErrors } = describeSaveError(error);
    // The form says it too; with the toast beside it, it need not say the title again.
    if (hasRoomForToast) toast.error(title, { description });
    form.setError('root', {
      type: 'server',
      message: hasRoomForToast ? description : `${title}: ${description}`,
    });
    if (isPlanLimit(error)) onPlanFull();
    const fields = Object.keys(form.getValues());
    const onFields = fieldErrors.filter(({ field }) => fields.includes(field));
    for (const [index, { field, message }] of onFields.entries()) {
      form.setError(
        field as keyof FormValues,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    }
  }

  const { submit, isSaving, hasChanges } = useFormSaving(form, save, showSaveError);
  return {
    register: form.register,
    control: form.control,
    errors: form.formState.errors,
    isSaving,
    hasChanges,
    submit,
    receipt: form.watch('imageUrl') ?? null,
    setReceipt: (reference: string | null) =>
      form.setValue('imageUrl', reference, { shouldDirty: true }),
    chooseContractor: (id: number) => form.setValue('contractorId', id, { shouldDirty: true }),
    focusContractor: () => form.setFocus('contractorId'),
  };
}
export type ExpenseFormState = ReturnType<typeof useExpenseForm>;

function startValues(projectId: number, expense: Expense | undefined) {
  return {
    projectId: expense?.projectId ?? projectId,
    contractorId: expense?.contractorId ?? null,
    description: expense?.description ?? '',
    amount: expense?.amount ?? '',
    // The stored key, or nothing chosen yet; the schema tells them apart.
    category: (expense?.category ?? '') as FormValues['category'],
    paymentMethod: (expense?.paymentMethod ?? '') as FormValues['paymentMethod'],
    date: expense?.date ?? toCalendarDate(new Date()),
    notes: expense?.notes ?? '',
    imageUrl: expense?.imageUrl ?? null,
  } satisfies FormValues;
}
