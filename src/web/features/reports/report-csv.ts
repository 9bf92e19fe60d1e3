import { formatMoney } from '#shared/money.ts';

/** One figure: as people read it, and as a spreadsheet does. */
export interface Cell {
  shown: string;
  value: string;
}

export const textCell = (text: string): Cell => ({ shown: text, value: asText(text) });

export const moneyCell = (amount: string, currency: string): Cell => ({
  shown: formatMoney(amount, currency),
  value: amount,
});

/** Spreadsheets run a cell that starts like a formula. The apostrophe makes it text. */
function asText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

export function toCsv(columns: string[], rows: { cells: Cell[] }[]): string {
  const lines = [columns, ...rows.map(({ cells }) => cells.map(({ value }) => value))];
  return `\uFEFF${lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(value: string): string {
  return /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function downloadCsv(name: string, columns: string[], rows: { cells: Cell[] }[]): void {
  const address = URL.createObjectURL(
    new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
