/**
 * Text of the person's own records as text: no link, picture, code or table cell can be smuggled
 * in by a description. Everything becomes one line.
 */
export function plain(text: string): string {
  return (
    text
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~]|&(?=[#\w]+;)/g, '\\$&')
      // What a reader of Markdown would turn into a link by itself.
      .replace(/:(?=\/\/)/g, '\\:')
      .replace(/(?<=\bwww)\./gi, '\\.')
      .replace(/@/g, '\\@')
  );
}

export const bold = (text: string): string => `**${plain(text)}**`;

/** `text` is ours already or has gone through `plain`. */
export const link = (text: string, address: string): string => `[${text}](${address})`;

/** A longer table would not fit the longest answer, and takes long to write. */
const ROWS_SHOWN = 50;

interface Column {
  title: string;
  isFigure?: boolean;
}

/** Cells are Markdown already; columns of figures stand to the right. */
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

/** The names of a few, and how many more there are. */
export function nameList(
  things: readonly { name: string }[],
  write: (name: string) => string = plain,
): string {
  const names = things.slice(0, NAMES_SHOWN).map(({ name }) => write(name));
  const left = things.length - names.length;
  return listed(left > 0 ? [...names, `${left} more`] : names);
}
