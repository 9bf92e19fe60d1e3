/**
 * Escapes text from the user's records, so that a description cannot add a link, an image, code or
 * a table cell. The result is one line.
 */
export function plain(text: string): string {
  return (
    text
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~]|&(?=[#\w]+;)/g, '\\$&')
      // Markdown renderers turn these into links by themselves.
      .replace(/:(?=\/\/)/g, '\\:')
      .replace(/(?<=\bwww)\./gi, '\\.')
      .replace(/@/g, '\\@')
  );
}

/** The text behind our own Markdown of `plain` and `bold`. */
export const unmarked = (text: string): string =>
  text.replace(/\\(.)|\*\*/g, (_, escaped: string | undefined) => escaped ?? '');

export const bold = (text: string): string => `**${plain(text)}**`;

/** `text` must be our own or have gone through `plain`. */
export const link = (text: string, address: string): string => `[${text}](${address})`;

/** A longer table takes long to build and does not fit in the longest answer. */
const ROWS_SHOWN = 50;

interface Column {
  title: string;
  isFigure?: boolean;
}

/** Cells are already Markdown. Columns of figures are right-aligned. */
export function table<T>(
  columns: readonly Column[],
  items: readonly T[],
  toCells: (item: T) => readonly string[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const left = items.length - ROWS_SHOWN;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isFigure }) => (isFigure ? '---:' : '---'))),
    ...items.slice(0, ROWS_SHOWN).map((item) => line(toCells(item))),
    ...(left > 0 ? [line(columns.map((_, index) => (index === 0 ? `and ${left} more` : '')))] : []),
  ].join('\n');
}

/** "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

const NAMES_SHOWN = 20;

/** The first names, and how many more there are. */
export function nameList(
  things: readonly { name: string }[],
  write: (name: string) => string = plain,
): string {
  const names = things.slice(0, NAMES_SHOWN).map(({ name }) => write(name));
  const left = things.length - names.length;
  return listed(left > 0 ? [...names, `${left} more`] : names);
}
