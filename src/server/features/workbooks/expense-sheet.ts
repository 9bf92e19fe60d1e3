import type { Sheet } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { columnsWithinProject, type ExportedLine, linesOf } from '../expenses/expense-columns.ts';
import type { ExportedExpense } from '../expenses/expense-export.repository.ts';
import { day, type Money, sheetOf, text } from './sheet-fields.ts';

const USUAL_WIDTH = 18;
const widths: Record<string, number> = { Description: 36, Notes: 36, Kind: 10, Receipt: 10 };

/** The lines of the CSV export, without the name of the project. */
export function expenseSheet(batches: AsyncIterable<ExportedExpense[]>, money: Money): Sheet {
  const fields = columnsWithinProject.map(({ title, kind, read }) => {
    if (kind === 'money') return money(title, read, 'all');
    return kind === 'day' ? day(title, read) : text(title, widths[title] ?? USUAL_WIDTH, read);
  });
  async function* lines(): AsyncGenerator<ExportedLine[]> {
    for await (const batch of batches) yield batch.flatMap(linesOf);
  }
  return sheetOf('Expenses', fields, lines());
}
