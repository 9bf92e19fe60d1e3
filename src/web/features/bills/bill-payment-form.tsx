import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Bill } from '#shared/bill.ts';
import { type BillPayment, billPaymentSchema, reasonedPaymentSchema } from '#shared/bill-input.ts';
import { toCalendarDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { paymentMethodOptions } from '../expenses/expense-form-options.ts';
import { expenseHabitsQuery } from '../expenses/expense-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { ReceiptField } from '../receipts/receipt-field.tsx';
import { useReceiptUpload } from '../receipts/use-receipt-upload.ts';
import { BillChecks } from './bill-checks.tsx';
import { useBillChecks } from './use-bill-checks.ts';

type FormValues = z.input<typeof billPaymentSchema>;

interface BillPaymentFormProps {
  bill: Bill;
  /** Whether it pays what was held back instead of what is due. */
  isHoldback: boolean;
  /** A receipt in a shared project counts on its owner's storage; null for an own one. */
  sharedProjectId: number | null;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: BillPayment) => Promise<unknown>;
}

/** A payment of a bill, filled in: the amount that is due, today, and the last payment method. */
export function BillPaymentForm(props: BillPaymentFormProps) {
  const { bill, isHoldback, sharedProjectId, onSubmit } = props;
  const payable = isHoldback ? bill.heldLeft : bill.due;
  const checks = useBillChecks(bill, isHoldback);
  const form = useForm<FormValues, unknown, BillPayment>({
    resolver: checks.hasWarnings
      ? formResolver<FormValues, BillPayment>(reasonedPaymentSchema)
      : formResolver(billPaymentSchema),
    defaultValues: {
      amount: payable,
      date: toCalendarDate(new Date()),
      // The empty choice is not a method; the schema reports that.
      paymentMethod: '' as FormValues['paymentMethod'],
      isHoldback,
      notes: '',
      imageUrl: null,
      overrideReason: '',
    },
  });
  const { errors } = form.formState;
  const currency = useCurrency(bill.projectId);
  const { data: habits } = useQuery(expenseHabitsQuery(bill.projectId));
  const suggest = useEffectEvent((method: string) => {
    // Set as a default value: a suggestion is not a change that could get lost.
    if (!form.getValues('paymentMethod')) {
      form.resetField('paymentMethod', { defaultValue: method as never });
    }
  });
  useEffect(() => {
    if (habits?.paymentMethod) suggest(habits.paymentMethod);
  }, [habits]);

  const receipt = useWatch({ control: form.control, name: 'imageUrl' }) ?? null;
  const setReceipt = (key: string | null) => form.setValue('imageUrl', key, { shouldDirty: true });
  const upload = useReceiptUpload(sharedProjectId, setReceipt);
  const saving = useFormSaving(form, (input) =>
    // A reason that was typed for a warning which is gone by now answers nothing.
    onSubmit(checks.hasWarnings ? input : { ...input, overrideReason: null }),
  );

  return (
    <DialogForm
      saving={{
        ...saving,
        isSaving: saving.isSaving || upload.isUploading,
        hasChanges: () => saving.hasChanges() || upload.isUploading,
      }}
      submitText={isHoldback ? 'Release Hold-back' : 'Record Payment'}
      pendingText={upload.isUploading ? 'Uploading...' : 'Saving...'}
      hasCancel
    >
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <MoneyField
          label="Amount"
          currency={currency}
          hint={`${formatMoney(payable, currency)} is ${isHoldback ? 'held back' : 'due'}.`}
          error={errors.amount?.message}
          {...form.register('amount', {
            ...typedAmount,
            onBlur: ({ target }) => checks.lookAt(target.value),
          })}
        />
        <TextField
          label="Date"
          type="date"
          error={errors.date?.message}
          {...form.register('date')}
        />
      </div>
      <SelectField
        label="Payment Method"
        emptyLabel="Choose a method"
        options={paymentMethodOptions(habits?.paymentMethod)}
        error={errors.paymentMethod?.message}
        {...form.register('paymentMethod')}
      />
      <BillChecks {...checks} />
      {checks.hasWarnings && (
        <TextAreaField
          label="Why you pay anyway"
          rows={2}
          hint="It stays in the history of the project."
          error={errors.overrideReason?.message}
          {...form.register('overrideReason')}
        />
      )}
      <TextAreaField
        label="Notes"
        optional
        error={errors.notes?.message}
        {...form.register('notes')}
      />
      <ReceiptField
        receipt={receipt}
        onRemove={() => setReceipt(null)}
        upload={upload}
        error={errors.imageUrl?.message}
      />
    </DialogForm>
  );
}
