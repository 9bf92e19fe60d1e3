/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run a cell that starts like a formula. The apostrophe makes it text. */
export function toCsvText(value: string | null | undefined): string {
  if (!value) return '';
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

/** A line by RFC 4180. */
export function toCsvLine(cells: (string | null | undefined)[]): string {
  return `${cells.map((cell) => quote(cell ?? '')).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
