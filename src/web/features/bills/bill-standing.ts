import type { Bill } from '#shared/bill.ts';
import { formatCount } from '#shared/counts.ts';
import { daysBetween, formatDate, toLocalDate } from '#shared/dates.ts';
import { toCents } from '#shared/money.ts';

export interface BillStanding {
  kind: 'void' | 'paid' | 'held' | 'overdue' | 'due';
  /** In words, such as "Overdue by 3 days". */
  text: string;
}

/** The state of a bill today. */
export function billStanding(bill: Bill, now: Date): BillStanding {
  if (bill.isVoid) return { kind: 'void', text: 'Void' };
  if (!isSomething(bill.due)) {
    return isSomething(bill.heldLeft)
      ? { kind: 'held', text: 'Paid, less the hold-back' }
      : { kind: 'paid', text: 'Paid' };
  }
  if (bill.dueOn === null) return { kind: 'due', text: 'Due, no date' };
  const days = daysBetween(now, toLocalDate(bill.dueOn));
  if (days < 0) return { kind: 'overdue', text: `Overdue by ${countDays(-days)}` };
  if (days === 0) return { kind: 'due', text: 'Due today' };
  if (days <= 30) return { kind: 'due', text: `Due in ${countDays(days)}` };
  return { kind: 'due', text: `Due ${formatDate(bill.dueOn)}` };
}

function isSomething(amount: string): boolean {
  return (toCents(amount) ?? 0n) > 0n;
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${formatCount(days)} days`;
}
