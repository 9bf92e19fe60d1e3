import type { ReportBlock, Row } from '#report-writer/report-writer.ts';
import { categoryLabel } from '#shared/expense.ts';
import { fromCents, requireCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { TaxEntry, TaxRecord, TaxSums, TaxUse } from '#shared/tax.ts';
import { taxReference } from '../tax/tax-csv.ts';
import { taxColumns, yearColumns } from './report-columns.ts';
import type { ReportContext } from './report-context.ts';
import { aboutProject, inParts } from './summary-report.ts';

export interface TaxSources {
  project: Project;
  record: TaxRecord;
  /** All entries, newest first. It is read once for each section. */
  entries: () => AsyncGenerator<TaxEntry[]>;
}

interface Section {
  use: TaxUse | null;
  title: string;
  note: string;
  sum: string;
}

const SECTIONS: Section[] = [
  {
    use: 'improvement',
    title: 'Improvements',
    note: 'What you decided adds to the cost basis of the home. Refunds lower it.',
    sum: 'Improvements',
  },
  {
    use: 'repair',
    title: 'Repairs',
    note: 'What keeps the home as it is. It adds nothing to the basis.',
    sum: 'Repairs',
  },
  {
    use: 'not_part',
    title: 'Not part of the home',
    note: 'What does not become part of the home.',
    sum: 'Not part',
  },
  {
    use: null,
    title: 'Undecided',
    note: 'In no total above. The reason is what the rules suggest.',
    sum: 'Undecided',
  },
];

/** What raises the cost basis of a home, by year, with the reason and the receipt of each. */
export async function* taxReport(
  { project, record, entries }: TaxSources,
  context: ReportContext,
): AsyncGenerator<ReportBlock> {
  const { money } = context;
  yield cover(project, record, context);
  yield { type: 'heading', text: 'By year' };
  if (record.years.length === 0) {
    yield { type: 'text', text: 'There are no expenses yet.' };
    return;
  }
  yield { type: 'table', columns: yearColumns };
  const rows = record.years.map(
    (year): Row => ({ cells: yearCells(String(year.year), year, money) }),
  );
  yield* inParts([...rows, { tone: 'total', cells: yearCells('Total', record.totals, money) }]);
  for (const section of SECTIONS) yield* sectionOf(section, entries(), context);
}

function cover(
  project: Project,
  { totals, notice, source }: TaxRecord,
  { product, today, money, date }: ReportContext,
): ReportBlock {
  return {
    type: 'cover',
    product,
    kind: 'Tax record',
    title: project.name,
    lines: [...aboutProject(project, date), `As of ${date(today)}, in ${project.currency}`],
    first: { label: 'Improvements, less refunds', value: money(totals.improvement) },
    figures: [
      { label: 'Repairs', value: money(totals.repair) },
      { label: 'Not part of the home', value: money(totals.notPart) },
      { label: 'Undecided', value: money(totals.open) },
    ],
    spent: null,
    notice: `${notice} ${source} Each use was decided by a person. Ask a tax adviser before you rely on it.`,
  };
}

function yearCells(label: string, sums: TaxSums, money: ReportContext['money']): string[] {
  return [label, ...[sums.improvement, sums.repair, sums.notPart, sums.open].map(money)];
}

async function* sectionOf(
  { use, title, note, sum }: Section,
  batches: AsyncGenerator<TaxEntry[]>,
  context: ReportContext,
): AsyncGenerator<ReportBlock> {
  const { money } = context;
  let year: string | null = null;
  let cents = 0n;
  const sumRow = (): Row => ({
    tone: 'sum',
    cells: ['', '', `${sum} in ${year}`, '', '', money(fromCents(cents))],
  });
  for await (const batch of batches) {
    const rows: Row[] = [];
    const isFirst = year === null;
    for (const entry of batch) {
      if (entry.use !== use) continue;
      const itsYear = entry.date.slice(0, 4);
      if (itsYear !== year) {
        if (year !== null) rows.push(sumRow());
        rows.push({ tone: 'group', cells: [itsYear] });
        year = itsYear;
        cents = 0n;
      }
      cents += requireCents(entry.amount);
      rows.push(entryRow(entry, context));
    }
    if (isFirst && year !== null) {
      yield { type: 'heading', text: title, note };
      yield { type: 'table', columns: taxColumns };
    }
    yield* inParts(rows);
  }
  if (year !== null) yield { type: 'rows', rows: [sumRow()] };
}

function entryRow(entry: TaxEntry, { money, date: dateText }: ReportContext): Row {
  const { date, payee, description, part, suggestion, use, receipts, expenseId, amount } = entry;
  const isAsSuggested = use === suggestion.use || use === null;
  return {
    cells: [
      dateText(date),
      payee ?? '',
      part === null ? description : `${description} (${categoryLabel(part)})`,
      isAsSuggested ? suggestion.text : 'Decided by you, against the suggestion.',
      `${receipts > 0 ? 'Yes' : 'No'}, ${taxReference(expenseId)}`,
      money(amount),
    ],
  };
}
