import type { Analytics, AnalyticsPreview } from '#shared/analytics.ts';
import { formatDate } from '#shared/dates.ts';
import { cashParts, monthName, monthTotal } from './cash-parts.ts';
import type { Group } from './group-bars.tsx';
import { moneyCell, textCell } from './report-csv.ts';
import type { ReportTableData } from './report-table.tsx';
import { waterfallBars } from './waterfall-steps.ts';

export function spendingTable({ currency, spending }: AnalyticsPreview): ReportTableData {
  return {
    name: 'spending',
    columns: ['Date', 'Spent so far'],
    rows: spending.points.map(({ date, spent }) => ({
      key: date,
      cells: [{ shown: formatDate(date), value: date }, moneyCell(spent, currency)],
    })),
  };
}

export function cashTable({ currency, cash }: Analytics): ReportTableData {
  return {
    name: 'cash by month',
    columns: ['Month', ...cashParts.map(({ label }) => label), 'Total'],
    rows: cash.months.map((month) => ({
      key: month.month,
      cells: [
        { shown: monthName(month.month), value: month.month },
        ...cashParts.map(({ key }) => moneyCell(month[key], currency)),
        moneyCell(monthTotal(month), currency),
      ],
    })),
  };
}

export function groupTable(
  groups: readonly (Group & { paid: string })[],
  { name, currency }: { name: string; currency: string },
): ReportTableData {
  return {
    name,
    columns: ['Name', 'Planned', 'Paid', 'Expected'],
    rows: groups.map(({ key, label, planned, paid, expected }) => ({
      key,
      cells: [
        textCell(label),
        moneyCell(planned, currency),
        moneyCell(paid, currency),
        moneyCell(expected, currency),
      ],
    })),
  };
}

export function waterfallTable({ currency, waterfall }: Analytics): ReportTableData {
  return {
    name: 'from budget to expected',
    columns: ['Step', 'Change', 'Total after it'],
    rows: waterfallBars(waterfall).map(({ key, label, amount, to }) => ({
      key,
      cells: [textCell(label), moneyCell(amount, currency), moneyCell(to, currency)],
    })),
  };
}

export function contractorTable({ currency, contractors }: Analytics): ReportTableData {
  return {
    name: 'contractors',
    columns: ['Contractor', 'Agreed', 'Changes', 'Paid', 'Left'],
    rows: contractors.map(({ contractorId, name, agreed, changes, paid, left }) => ({
      key: String(contractorId),
      cells: [
        textCell(name ?? 'Without a contractor'),
        ...[agreed, changes, paid, left].map((amount) => moneyCell(amount, currency)),
      ],
    })),
  };
}
