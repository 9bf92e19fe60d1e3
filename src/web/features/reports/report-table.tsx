import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type Cell, downloadCsv } from './report-csv.ts';

export interface ReportTableData {
  /** The name of the file, without its ending. */
  name: string;
  columns: string[];
  rows: { key: string; cells: Cell[] }[];
}

/** Every figure of a chart, for reading, for screen readers and for a spreadsheet. */
export function ReportTable({ table, caption }: { table: ReportTableData; caption: string }) {
  const { name, columns, rows } = table;
  return (
    <details className="group mt-4 border-t border-line pt-3 print:hidden">
      <summary className="target inline-flex cursor-pointer items-center rounded-sm text-sm font-medium text-pine underline-offset-4 hover:underline">
        <span className="group-open:hidden">Show the figures</span>
        <span className="hidden group-open:inline">Hide the figures</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-soft">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1.5 font-medium whitespace-nowrap ${index === 0 ? 'pr-4 text-left' : 'pl-4 text-right'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th
                  scope="row"
                  className="min-w-32 py-1.5 pr-4 text-left font-normal wrap-anywhere"
                >
                  {first?.shown}
                </th>
                {others.map(({ shown }, index) => (
                  <td
                    key={columns[index + 1]}
                    className="money py-1.5 pl-4 text-right whitespace-nowrap"
                  >
                    {shown}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-3">
        <Button variant="secondary" onClick={() => downloadCsv(name, columns, rows)}>
          <Download className="size-4" aria-hidden="true" />
          Download as CSV
        </Button>
      </div>
    </details>
  );
}
