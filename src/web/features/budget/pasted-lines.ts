import { categoryLabel, expenseCategories, formCategories } from '#shared/expense.ts';
import { type PlanLineBatch, planLineBatchSchema } from '#shared/plan-line-input.ts';
import { readAmount } from './amount-text.ts';

type NewLine = PlanLineBatch['lines'][number];

export interface PastedRow {
  /** Its number in what was pasted, from 1. */
  number: number;
  title: string;
  line: NewLine | null;
  /** Why it cannot be added. */
  problem: string | null;
}

const HEADER = /^(title|item|line|name|description|what)$/i;

/** Rows of a spreadsheet: title, amount, category, room. A row of headings is left out. */
export function readPastedLines(text: string): PastedRow[] {
  return cellsOf(text)
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .filter(({ cells }, index) => !(index === 0 && HEADER.test(cells[0] ?? '')))
    .map(({ cells, number }) => ({ number, title: cells[0] ?? '', ...readLine(cells) }));
}

function readLine([title = '', amount = '', category = '', room = '']: string[]) {
  const planned = amount === '' ? '0.00' : readAmount(amount);
  if (planned === null) return refused(`“${amount}” is not an amount`);
  const key = category === '' ? 'other' : categoryKey(category);
  if (!key) {
    const known = formCategories.map(categoryLabel).join(', ');
    return refused(`“${category}” is not a category. Use ${known}.`);
  }
  const parsed = planLineBatchSchema.safeParse({
    projectId: 1,
    lines: [{ title, planned, category: key, roomName: room }],
  });
  const [line] = parsed.data?.lines ?? [];
  return line ? { line, problem: null } : refused(parsed.error?.issues[0]?.message ?? '');
}

function refused(problem: string) {
  return { line: null, problem };
}

function categoryKey(text: string): string | undefined {
  const wanted = text.toLowerCase();
  return Object.entries(expenseCategories).find(
    ([key, label]) => key === wanted || label.toLowerCase() === wanted,
  )?.[0];
}

/** Spreadsheets put a cell with a tab, a quote or a line break into quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      row[row.length - 1] = `${cell}"`;
      index += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === '\t') row.push('');
    else if (!isQuoted && character === '\n') rows.push(['']);
    else if (isQuoted && character === '\n') row[row.length - 1] = `${cell} `;
    else if (character !== '\r') row[row.length - 1] = cell + character;
  }
  return rows;
}
