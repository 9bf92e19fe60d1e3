import { CountsTowardField } from './counts-toward-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { ExpenseFormState } from './use-expense-form.ts';

export interface ExpenseBudgetFieldsProps {
  form: ExpenseFormState;
  isSplit: boolean;
  /** That of the project. */
  currency: string;
}

/** What an expense counts toward, as far as there is something to choose. */
export function ExpenseBudgetFields({ form, isSplit, currency }: ExpenseBudgetFieldsProps) {
  const { budget, errors } = form;
  return (
    <>
      <CountsTowardField
        budget={budget}
        currency={currency}
        errors={{ agreementId: errors.agreementId?.message, billId: errors.billId?.message }}
      />
      {!isSplit && (
        <PlaceFields
          budget={budget}
          isLineFixed={budget.lineOfAgreement !== null || budget.bill.billId !== null}
          {...form.place}
          onChange={form.changePlace}
          errors={{ planLineId: errors.planLineId?.message, roomId: errors.roomId?.message }}
        />
      )}
    </>
  );
}
