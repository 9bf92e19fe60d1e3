import { Check } from 'lucide-react';
import type { ScheduledPayment } from '#shared/agreement.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { type PaymentStanding, scheduleStanding } from '#shared/schedule-standing.ts';

interface PaymentScheduleProps {
  title: string;
  schedule: readonly ScheduledPayment[];
  paid: string;
  currency: string;
}

/** When what is paid of an agreement, and what was paid already. */
export function PaymentSchedule({ title, schedule, paid, currency }: PaymentScheduleProps) {
  if (schedule.length === 0) return null;
  return (
    <ol aria-label={`Payments agreed for ${title}`} className="mt-3 grid gap-1 text-sm">
      {scheduleStanding(schedule, paid).map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the payments have no other identity
        <li key={index} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            {payment.title}
            {payment.dueOn && <span className="text-ink-soft"> · {formatDate(payment.dueOn)}</span>}
          </span>
          <span className="money shrink-0 text-right">
            <Standing payment={payment} currency={currency} />
            {formatMoney(payment.amount, currency)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Standing({ payment, currency }: { payment: PaymentStanding; currency: string }) {
  if (payment.isPaid) {
    return (
      <span className="mr-2 inline-flex items-center gap-1 text-pine">
        <Check className="size-3.5" aria-hidden="true" />
        paid
      </span>
    );
  }
  if (payment.paid === '0.00') return null;
  return <span className="mr-2 text-ink-soft">{formatMoney(payment.paid, currency)} of</span>;
}
