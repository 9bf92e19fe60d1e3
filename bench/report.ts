export type Row = (string | number)[];

const format = (cell: string | number) => {
  if (typeof cell === 'string') return cell;
  if (cell >= 100) return String(Math.round(cell));
  return cell.toFixed(2);
};

/** A Markdown table with aligned columns, which is also readable in a terminal. */
export function table(head: string[], rows: Row[]): string {
  const cells = [head, ...rows.map((row) => row.map(format))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length), 3),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join('\n');
}
