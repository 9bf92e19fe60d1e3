import { formatMoney } from '#shared/money.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { leftToPay } from '../agreements/left-to-pay.ts';
import { agreementText, billOptions, billValue, toBillChoice } from './agreement-offer.ts';
import type { ExpenseBudget } from './use-expense-budget.ts';

interface CountsTowardFieldProps {
  budget: ExpenseBudget;
  /** That of the project. */
  currency: string;
  errors: { agreementId?: string | undefined; billId?: string | undefined };
}

/** The agreement and the bill that a payment counts toward. Absent if there is nothing to choose. */
export function CountsTowardField({ budget, currency, errors }: CountsTowardFieldProps) {
  const { offered, bills, agreementId, bill, chooseAgreement, chooseBill } = budget;
  const [only, ...others] = offered;
  if (!only) return null;
  const choices = billOptions(bills, { agreementId, chosen: bill, currency });
  return (
    <div className="grid gap-4">
      {others.length === 0 ? (
        <label className="target flex cursor-pointer items-center gap-2.5 rounded-md bg-pine-tint px-3 py-2">
          <input
            type="checkbox"
            checked={agreementId === only.id}
            onChange={({ target }) => chooseAgreement(target.checked ? only.id : null)}
            className="size-4 shrink-0 accent-action"
          />
          <span className="min-w-0 wrap-anywhere">
            Counts toward <span className="font-medium">{only.title}</span>{' '}
            <span className="money">({formatMoney(leftToPay(only, bills), currency)} left)</span>
          </span>
        </label>
      ) : (
        <SelectField
          label="Counts toward"
          optional
          emptyLabel="No agreement"
          options={offered.map((agreement) => ({
            value: String(agreement.id),
            label: agreementText(agreement, bills, currency),
          }))}
          value={agreementId ?? ''}
          onChange={({ target }) => chooseAgreement(Number(target.value) || null)}
          error={errors.agreementId}
        />
      )}
      {agreementId !== null && choices.length > 0 && (
        <SelectField
          label="Bill"
          optional
          emptyLabel="No bill"
          options={choices}
          value={billValue(bill)}
          onChange={({ target }) => chooseBill(toBillChoice(target.value))}
          error={errors.billId}
        />
      )}
    </div>
  );
}
