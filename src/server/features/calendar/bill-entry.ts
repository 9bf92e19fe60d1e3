import { formatMoney } from '#shared/money.ts';
import type { DueBill } from '../bills/due-bills.ts';
import type { CalendarEntry } from './calendar-entry.ts';

export function toBillEntry(bill: DueBill, today: string): CalendarEntry {
  const { id, title, dueOn, due, currency, contractorId, projectId, projectName } = bill;
  const what = `${title}, ${formatMoney(due, currency)} (${projectName})`;
  const page = contractorId === null ? '/budget' : `/contractors/${contractorId}`;
  return {
    id: `bill-${id}`,
    day: dueOn,
    summary: dueOn < today ? `Overdue: pay ${what}` : `Pay ${what}`,
    description: null,
    category: 'Bills',
    path: `${page}?project=${projectId}`,
    createdAt: bill.createdAt,
    updatedAt: bill.updatedAt,
  };
}
