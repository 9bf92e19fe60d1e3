import type { Agreement, AgreementStatus } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import { requireCents } from '#shared/money.ts';
import type { Sheet } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { day, type Field, type Money, sheetOf, text } from './sheet-fields.ts';

const VOID = 'Void';
const statuses: Record<AgreementStatus, string> = { open: 'Open', closed: 'Closed', void: VOID };
/** What is void never counted. What was paid counts all the same. */
const exceptVoid = { unless: VOID, column: 'Status' };

type NameOf = (id: number | null) => string | null;

interface AgreementNames {
  contractor: NameOf;
  line: NameOf;
}

export function agreementSheet(
  agreements: Agreement[],
  names: AgreementNames,
  money: Money,
): Sheet {
  const fields: Field<Agreement>[] = [
    text('Agreement', 32, ({ title }) => title),
    text('Contractor', 24, ({ contractorId }) => names.contractor(contractorId)),
    text('Line', 24, ({ planLineId }) => names.line(planLineId)),
    text('Status', 10, ({ status }) => statuses[status]),
    day('Agreed on', ({ agreedOn }) => agreedOn),
    day('Finish by', ({ finishOn }) => finishOn),
    money('Amount', ({ amount }) => amount, exceptVoid),
    money('Changes', ({ changes }) => changes, exceptVoid),
    money('With changes', ({ total }) => total, exceptVoid),
    money('Billed', ({ billed }) => billed, exceptVoid),
    money('Paid', ({ paid }) => paid, 'all'),
    money('Left', ({ left }) => left, exceptVoid),
    {
      title: 'Hold-back %',
      kind: 'number',
      width: 12,
      read: ({ holdbackPercent }) => String(holdbackPercent),
    },
  ];
  return sheetOf('Agreements', fields, [agreements]);
}

interface BillNames extends AgreementNames {
  agreement: (id: number | null) => Pick<Agreement, 'title' | 'contractorId'> | null;
  milestone: NameOf;
}

export function billSheet(bills: Bill[], names: BillNames, money: Money): Sheet {
  const fields: Field<Bill>[] = [
    text('Bill', 32, ({ title }) => title),
    text('Agreement', 24, ({ agreementId }) => names.agreement(agreementId)?.title),
    text('Contractor', 24, ({ agreementId }) =>
      names.contractor(names.agreement(agreementId)?.contractorId ?? null),
    ),
    text('Line', 24, ({ planLineId }) => names.line(planLineId)),
    text('Milestone', 24, ({ milestoneId }) => names.milestone(milestoneId)),
    text('Status', 10, statusOf),
    day('Due on', ({ dueOn }) => dueOn),
    money('Amount', ({ amount }) => amount, exceptVoid),
    money('Held back', ({ held }) => held, exceptVoid),
    money('Paid', ({ paid }) => paid, 'all'),
    money('To pay now', ({ due }) => due, exceptVoid),
    money('Still held back', ({ heldLeft }) => heldLeft, exceptVoid),
  ];
  return sheetOf('Bills', fields, [bills]);
}

function statusOf({ isVoid, due, heldLeft }: Bill): string {
  if (isVoid) return VOID;
  if (requireCents(due) > 0n) return 'Open';
  return requireCents(heldLeft) > 0n ? 'Held' : 'Paid';
}
