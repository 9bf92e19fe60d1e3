import type { ScheduledPayment } from './agreement.ts';
import { fromCents, requireCents } from './money.ts';

export interface PaymentStanding extends ScheduledPayment {
  /** How much of it was paid. */
  paid: string;
  isPaid: boolean;
}

/** What was paid on an agreement counts for its payments in their order. */
export function scheduleStanding(
  schedule: readonly ScheduledPayment[],
  paid: string,
): PaymentStanding[] {
  let left = requireCents(paid);
  return schedule.map((payment) => {
    const amount = requireCents(payment.amount);
    const isPaid = left >= amount;
    const part = isPaid ? amount : left > 0n ? left : 0n;
    left -= part;
    return { ...payment, paid: fromCents(part), isPaid };
  });
}
