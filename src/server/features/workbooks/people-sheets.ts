import type { ListedContractor } from '#shared/contractor.ts';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { calendarDateIn } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import type { Sheet } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { day, type Field, type Money, moneyIn, sheetOf, text } from './sheet-fields.ts';

/** The contractors of the owner, with what this project paid them. */
export function contractorSheet(contractors: ListedContractor[], money: Money): Sheet {
  const fields: Field<ListedContractor>[] = [
    text('Name', 24, ({ name }) => name),
    text('Company', 24, ({ company }) => company),
    text('Specialty', 20, ({ specialty }) => specialty),
    text('Phone', 18, ({ phone }) => phone),
    text('Email', 28, ({ email }) => email),
    // Rates belong to no project and are in dollars.
    moneyIn(DEFAULT_CURRENCY)('Hourly rate', ({ hourlyRate }) => hourlyRate),
    {
      title: 'Payments',
      kind: 'number',
      width: 10,
      read: ({ expenseCount }) => String(expenseCount),
    },
    money('Paid', ({ totalPaid }) => totalPaid, 'all'),
    text('Notes', 36, ({ notes }) => notes),
  ];
  return sheetOf('Contractors', fields, [contractors]);
}

interface MilestoneNames {
  contractor: (id: number | null) => string | null;
  timeZone: string;
}

export function milestoneSheet(milestones: Milestone[], names: MilestoneNames): Sheet {
  const fields: Field<Milestone>[] = [
    text('Milestone', 32, ({ title }) => title),
    text('Category', 16, ({ category }) => category),
    text('Contractor', 24, ({ contractorId }) => names.contractor(contractorId)),
    text('Status', 12, ({ isCompleted }) => (isCompleted ? 'Completed' : 'Open')),
    day('Target date', ({ targetDate }) => targetDate),
    day(
      'Completed on',
      ({ completedDate }) =>
        completedDate && calendarDateIn(names.timeZone, new Date(completedDate)),
    ),
    text('Description', 48, ({ description }) => description),
  ];
  return sheetOf('Milestones', fields, [milestones]);
}
