import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { AttachmentInput } from '#shared/attachment-input.ts';
import { toCalendarDate } from '#shared/dates.ts';
import { type Expense, expenseSchema } from '#shared/expense.ts';
import { type ExpenseInput, emptyExpense } from '#shared/expense-input.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { EXPENSE_TOAST_MS } from '../../config/timings.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { useIsWideScreen } from '../../lib/use-screen.ts';
import { useConflict } from '../activity/use-conflict.tsx';
import { isPlanLimit } from '../billing/plan-limit.ts';
import type { WaitingExpense } from '../outbox/waiting-expense.ts';
import { resolveExpense } from './expense-form-schema.ts';
import { useSaveExpense } from './expense-mutations.ts';
import { describeSaveError } from './expense-save-error.ts';
import type { ExpenseStart } from './expense-start.ts';
import { useExpenseBudget } from './use-expense-budget.ts';
import { type FormValues, useSuggestions } from './use-suggestions.ts';

interface ExpenseFormOptions {
  projectId: number;
  /** The expense to edit; without it, the form creates one. */
  expense: Expense | undefined;
  /** The expense that a new one copies. */
  copyOf: Expense | undefined;
  /** What a new one starts with. */
  start: ExpenseStart | undefined;
  /** A new one that waits in this browser and is edited. */
  waiting: WaitingExpense | undefined;
  /** The owner of a shared project, whose plan counts there. */
  ownerName: string | undefined;
  /** The name of a contractor. */
  nameOf: (id: number) => string | undefined;
  onSaved: () => void;
  /** The plan is full, although it had room when the form opened. */
  onPlanFull: () => void;
}

/** The state of the form and what happens on saving. A failure keeps the input. */
export function useExpenseForm(options: ExpenseFormOptions) {
  const { projectId, expense, copyOf, start, waiting, ownerName, nameOf, onSaved } = options;
  const { onPlanFull } = options;
  const hasRoomForToast = useIsWideScreen();
  const form = useForm<FormValues, unknown, ExpenseInput>({
    resolver: resolveExpense,
    defaultValues: {
      ...startValues(projectId, expense ?? copyOf, expense === undefined),
      ...(start?.values as Partial<FormValues> | undefined),
      ...waiting?.input,
    },
  });
  const [keptFiles, setKeptFiles] = useState<File[]>(
    () => waiting?.files.map(({ file }) => file) ?? start?.files ?? [],
  );
  const suggestions = useSuggestions(form, projectId, !expense && !copyOf && !waiting);
  const budget = useExpenseBudget(form, projectId);

  // No other expense can use them as long as this one can be restored.
  const uploads = (expense?.attachments ?? []).flatMap(({ key }) => (isReceiptKey(key) ? key : []));
  const conflict = useConflict(form, {
    kind: 'expense',
    record: expense,
    projectId,
    schema: expenseSchema,
    toValues: (stored) => startValues(projectId, stored, false),
    nameOf: (id, field) => (field === 'contractorId' ? nameOf(id) : budget.nameOf(id, field)),
    newOneAdvice: uploads.length
      ? 'Save it as a new expense. The receipt stays with the deleted one.'
      : 'Save it as a new expense.',
    showError: showSaveError,
  });
  const isUpdate = expense !== undefined && !conflict.savesAsNew;
  const saveExpense = useSaveExpense(isUpdate ? expense.id : undefined, {
    waitingId: waiting?.id,
    files: keptFiles,
  });

  const save = async (input: ExpenseInput) => {
    const files = input.attachments?.filter(({ key }) => !uploads.includes(key));
    const saved = await saveExpense.mutateAsync(
      conflict.versioned(conflict.savesAsNew ? { ...input, attachments: files } : input),
    );
    // The outbox says that it waits.
    if (!saved) return onSaved();
    const noun = input.kind === 'refund' ? 'Refund' : 'Expense';
    const [title, done] = isUpdate ? [`${noun} Updated`, 'updated'] : [`${noun} Added`, 'added'];
    toast(title, {
      description: `Your ${noun.toLowerCase()} has been ${done} successfully.`,
      duration: EXPENSE_TOAST_MS,
    });
    onSaved();
  };

  function showSaveError(error: unknown) {
    const { title, description } = describeSaveError(error, ownerName);
    showFormError(form, error);
    // The form shows the message too. With a toast beside it, it need not repeat the title.
    if (hasRoomForToast) toast.error(title, { description });
    form.setError('root', {
      type: 'server',
      message: hasRoomForToast ? description : `${title}: ${description}`,
    });
    if (isPlanLimit(error)) onPlanFull();
  }

  const saving = useFormSaving(form, save, conflict.showError);
  const { errors, dirtyFields } = form.formState;
  const chooseContractor = (id: number | null) => {
    suggestions.chooseContractor(id);
    budget.offerFor(id);
  };
  return {
    register: form.register,
    ...suggestions,
    chooseContractor,
    /** Whether nothing was typed or chosen there, and the form was not opened with it. */
    isFree: (field: keyof FormValues) =>
      !(field in dirtyFields) &&
      !(start && field in start.values) &&
      !((copyOf || waiting) && field !== 'date'),
    budget,
    all: form,
    isRefund: form.watch('kind') === 'refund',
    partCount: form.watch('lines')?.length ?? 0,
    place: {
      planLineId: form.watch('planLineId') ?? null,
      roomId: form.watch('roomId') ?? null,
    },
    changePlace: (changes: { planLineId?: number | null; roomId?: number | null }) => {
      for (const [field, id] of Object.entries(changes)) {
        form.setValue(field as 'planLineId' | 'roomId', id, { shouldDirty: true });
      }
    },
    control: form.control,
    errors,
    saving,
    isUpdate,
    conflictPanel: conflict.panel,
    files: form.watch('attachments') ?? [],
    setFiles: (files: AttachmentInput[]) =>
      form.setValue('attachments', files, { shouldDirty: true }),
    keptFiles,
    setKeptFiles,
    focusContractor: () => form.setFocus('contractorId'),
  };
}
export type ExpenseFormState = ReturnType<typeof useExpenseForm>;

/**
 * A copy has today's date. It has neither the files nor the bill, which belong to the original
 * payment.
 */
function startValues(projectId: number, source: Expense | undefined, isNew: boolean): FormValues {
  const empty = { ...emptyExpense, projectId, date: toCalendarDate(new Date()) };
  const { date, attachments, billId, isHoldback } = empty;
  const stored = { ...source, ...(isNew && { date, attachments, billId, isHoldback }) };
  const fields = Object.keys(empty) as (keyof typeof empty)[];
  // A category that is not chosen yet is no category; the schema tells them apart.
  return Object.fromEntries(
    fields.map((field) => [field, stored[field] ?? empty[field]]),
  ) as unknown as FormValues;
}
