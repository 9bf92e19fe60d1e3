import {
  Archive,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  ReceiptText,
  Rows3,
} from 'lucide-react';
import { toCalendarDate } from '#shared/dates.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** The list of expenses that a page shows. */
export interface ShownExpenses {
  /** What the page asked the server for. */
  query: Record<string, unknown>;
  /** Whether some expenses of the project are not on it, or others are. */
  isFiltered: boolean;
}

/** A file that can be taken away. */
export interface ExportEntry {
  id: string;
  title: string;
  /** As programs call it. */
  type: string;
  Icon: LucideIcon;
  /** What is in it, and for whom it is. */
  contents: string;
  url: string;
}

/** All matches, on all pages, newest first. */
function csvUrl(projectId: number, shown: ShownExpenses | undefined): string {
  const {
    page: _,
    pageSize: __,
    sort: ___,
    group: ____,
    ...filter
  } = shown?.query ?? { projectId };
  const today = toCalendarDate(new Date());
  return `/api/expenses/export.csv${stringifyPlainSearch({ ...filter, today })}`;
}

function xlsxUrl(projectId: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `/api/projects/${projectId}/export.xlsx${stringifyPlainSearch({ timeZone })}`;
}

function pdfUrl(projectId: number, kind: 'summary' | 'tax'): string {
  const today = toCalendarDate(new Date());
  return `/api/projects/${projectId}/report.pdf${stringifyPlainSearch({ kind, today })}`;
}

/** What can be taken out of a project, the smallest first. */
export function exportEntries(projectId: number, shown?: ShownExpenses): ExportEntry[] {
  return [
    {
      id: 'csv',
      title: 'List of expenses',
      type: 'CSV',
      Icon: Rows3,
      contents: shown?.isFiltered
        ? 'The expenses as your list shows them now, one line each. For any spreadsheet or tax program.'
        : 'Every expense, one line each. For any spreadsheet or tax program.',
      url: csvUrl(projectId, shown),
    },
    {
      id: 'xlsx',
      title: 'Spreadsheet',
      type: 'XLSX',
      Icon: FileSpreadsheet,
      contents:
        'Expenses, budget, agreements, bills, contractors and milestones, each on its own sheet with totals. For Excel, Numbers or Google Sheets.',
      url: xlsxUrl(projectId),
    },
    {
      id: 'report',
      title: 'Report',
      type: 'PDF',
      Icon: FileText,
      contents:
        'The figures on one page, then the budget, the expenses and pictures of their receipts. For a lender or your own folder.',
      url: pdfUrl(projectId, 'summary'),
    },
    {
      id: 'tax',
      title: 'Tax record',
      type: 'PDF',
      Icon: ReceiptText,
      contents:
        'What adds to the cost of your home and what is repair, by year, with reasons and receipts. For the person who does your taxes. Not tax advice.',
      url: pdfUrl(projectId, 'tax'),
    },
    {
      id: 'archive',
      title: 'Archive',
      type: 'ZIP',
      Icon: Archive,
      contents:
        'Everything: all records, and every receipt, photo and document as its own file. To keep, or to make the project again.',
      url: `/api/projects/${projectId}/archive.zip`,
    },
  ];
}
