import type { Analytics } from '#shared/analytics.ts';
import { addMoney, formatMoney, percentOf, toCents } from '#shared/money.ts';

/** Each contractor with a bar of what is paid of what was agreed. */
export function ContractorsReport({
  contractors,
  currency,
}: Pick<Analytics, 'contractors' | 'currency'>) {
  if (contractors.length === 0) {
    return <p className="text-ink-soft">No agreement and no payment names a contractor yet.</p>;
  }
  return (
    <ul className="grid gap-4">
      {contractors.map(({ contractorId, name, agreed, changes, paid, left }) => {
        const total = addMoney([agreed, changes]);
        const hasAgreement = Boolean(toCents(total));
        return (
          <li key={contractorId}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="min-w-0 font-medium wrap-anywhere">
                {name ?? 'Without a contractor'}
              </span>
              <span className="money whitespace-normal text-ink-soft">
                {hasAgreement
                  ? `${formatMoney(paid, currency)} of ${formatMoney(total, currency)} paid, ${formatMoney(left, currency)} left`
                  : `${formatMoney(paid, currency)} paid`}
              </span>
            </p>
            {hasAgreement && (
              <div className="mt-1.5 h-3 rounded-full bg-well" aria-hidden="true">
                <div
                  className="h-full rounded-full bg-fill-pine"
                  style={{ width: `${Math.min(100, Math.max(0, percentOf(paid, total)))}%` }}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
