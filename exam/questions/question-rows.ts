export interface QuestionRow {
  group: string;
  /** The last one is graded. */
  messages: readonly string[];
  expected: readonly string[];
}

/** Reads a table of questions; `practice.ts` explains its format. */
export function readRows(table: string): QuestionRow[] {
  let group = '';
  const rows: QuestionRow[] = [];
  for (const line of table.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      group = line.slice(2);
      continue;
    }
    const [talk = '', ...expected] = line.split(' | ');
    rows.push({ group, messages: talk.split(' >> '), expected });
  }
  return rows;
}
