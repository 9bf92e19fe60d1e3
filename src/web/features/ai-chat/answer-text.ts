/** An answer as text for other programs, which know neither Markdown nor our addresses. */
export function answerText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\|[ :|-]+\|$/.test(line))
    .map((line) => (line.startsWith('|') ? inTabs(line) : line))
    .join('\n')
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)|\*\*?/g, (_, escaped: string | undefined) => escaped ?? '');
}

/** A row of a table, as a spreadsheet takes it. */
const inTabs = (line: string) =>
  line
    .replace(/^\| ?| ?\|$/g, '')
    .split(/ ?(?<!\\)\| ?/)
    .join('\t');
