import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Contractor } from '#shared/contractor.ts';
import type { Expense } from '#shared/expense.ts';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useIsPhone } from '../../lib/use-screen.ts';
import { Button } from '../../ui/button.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { BudgetField } from './expense-details-dialog.tsx';
import {
  categoryOptions,
  contractorOptions,
  paymentMethodOptions,
} from './expense-form-options.ts';
import { ExpenseMore } from './expense-more.tsx';
import type { FieldMarks } from './fill-in.ts';
import { ExpenseBudgetFields } from './lazy-budget-fields.tsx';
import { LazyExpenseFiles } from './lazy-expense-files.tsx';
import type { ExpenseFormState } from './use-expense-form.ts';

interface ExpenseFormProps {
  form: ExpenseFormState;
  projectId: number;
  expense: Expense | undefined;
  copyOf: Expense | undefined;
  wantsPhoto: boolean;
  /** Where the picture of the receipt stands beside the fields; null if there is no room. */
  aside: HTMLElement | null;
  /** That of the project. */
  currency: string;
  /** A receipt in a shared project counts on its owner's storage; null for an own one. */
  sharedProjectId: number | null;
  contractors: readonly Contractor[];
  onAddContractor: () => void;
  isAddingContractor: boolean;
}

/** They have a place of their own. */
type OtherField = 'projectId' | 'imageUrl' | 'attachments' | BudgetField;

export function ExpenseForm(props: ExpenseFormProps) {
  const { form, projectId, expense, copyOf, currency, contractors } = props;
  const { onAddContractor, isAddingContractor, wantsPhoto } = props;
  const { register, control, errors, budget, isRefund } = form;
  const isSplit = form.partCount > 0;
  const [isUploading, setIsUploading] = useState(false);
  const [marks, setMarks] = useState<FieldMarks>({});
  const descriptions = useId();
  const saving = {
    ...form.saving,
    isSaving: form.saving.isSaving || isUploading,
    hasChanges: () => form.saving.hasChanges() || isUploading || form.keptFiles.length > 0,
  };
  // On a phone, users often have the receipt in the other hand.
  const isPhone = useIsPhone();
  const isReceiptFirst = isPhone || wantsPhoto;
  const stored = expense ?? copyOf;

  const fields: Record<Exclude<keyof ExpenseInput, OtherField>, ReactNode> = {
    description: (
      <TextField
        label="Description"
        placeholder="e.g. Oak flooring, first half"
        autoComplete="off"
        list={form.habits?.descriptions.length ? descriptions : undefined}
        error={errors.description?.message}
        {...register('description')}
      />
    ),
    amount: (
      <MoneyField
        label="Amount"
        placeholder="0.00"
        hint={marks.amount ?? (isRefund ? 'Counts as money back' : undefined)}
        error={errors.amount?.message}
        currency={currency}
        {...register('amount', typedAmount)}
      />
    ),
    date: (
      <TextField
        label="Date"
        type="date"
        hint={marks.date}
        error={errors.date?.message}
        {...register('date')}
      />
    ),
    category: isSplit ? (
      <SplitNote parts={form.partCount} />
    ) : (
      <SelectField
        label="Category"
        emptyLabel="Choose a category"
        options={categoryOptions(stored?.category ?? form.habits?.category)}
        error={errors.category?.message}
        {...form.registerCategory()}
      />
    ),
    paymentMethod: (
      <SelectField
        label="Payment Method"
        emptyLabel="Choose a method"
        options={paymentMethodOptions(stored?.paymentMethod ?? form.habits?.paymentMethod)}
        error={errors.paymentMethod?.message}
        {...register('paymentMethod')}
      />
    ),
    contractorId: (
      <Controller
        name="contractorId"
        control={control}
        render={({ field: { value, onChange: _, ...field } }) => (
          <SelectField
            label="Contractor"
            optional
            emptyLabel="None"
            options={contractorOptions(contractors, stored?.contractor)}
            value={value ?? ''}
            onChange={({ target }) => form.chooseContractor(Number(target.value) || null)}
            error={errors.contractorId?.message}
            {...field}
          />
        )}
      />
    ),
    notes: (
      <TextAreaField label="Notes" optional error={errors.notes?.message} {...register('notes')} />
    ),
  };
  const { description, contractorId, notes, ...short } = fields;
  const receipt = (
    <LazyExpenseFiles
      form={form}
      opensChooser={wantsPhoto}
      sharedProjectId={props.sharedProjectId}
      currency={currency}
      isNew={!form.isUpdate}
      aside={props.aside}
      onUploading={setIsUploading}
      onMarks={setMarks}
    />
  );

  return (
    <DialogForm
      saving={saving}
      submitText={submitText(expense, form)}
      pendingText={isUploading ? 'Uploading...' : 'Saving...'}
    >
      {isReceiptFirst && receipt}
      {description}
      <datalist id={descriptions}>
        {form.habits?.descriptions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        {Object.entries(short).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        {contractorId}
        <Button variant="secondary" onClick={onAddContractor} isPending={isAddingContractor}>
          {!isAddingContractor && <Plus className="size-4" aria-hidden="true" />}
          Add New Contractor
        </Button>
      </div>
      <ExpenseBudgetFields form={form} isSplit={isSplit} currency={currency} />
      {notes}
      {!isReceiptFirst && receipt}
      <ExpenseMore
        isUsed={isRefund || isSplit}
        projectId={projectId}
        form={form.all}
        budget={budget}
        ownId={expense?.id}
      />
      {form.conflictPanel}
    </DialogForm>
  );
}

/** Stands where the category of an expense that is not split would be. */
function SplitNote({ parts }: { parts: number }) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-sm font-medium">Category</p>
      <p className="target flex items-center text-ink-soft">Split in {parts} parts</p>
    </div>
  );
}

function submitText(
  expense: Expense | undefined,
  { isUpdate, isRefund }: ExpenseFormState,
): string {
  if (isUpdate) return 'Save Changes';
  const noun = isRefund ? 'Refund' : 'Expense';
  return expense ? `Save as New ${noun}` : `Add ${noun}`;
}
