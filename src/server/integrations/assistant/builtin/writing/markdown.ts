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

/** Cells are Markdown already; columns of figures stand to the right. */
export function table(
  columns: readonly { title: string; isFigure?: boolean }[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isFigure }) => (isFigure ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

/** "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
