import { toCsvLine, toCsvText } from '#server/csv.ts';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { kindOf } from './archive-kinds.ts';
import type { ArchivedKind } from './archived-kind.ts';

type Content = Record<string, unknown>;

/** What people call the records that others refer to. */
export type Labels = (kind: ArchivedKind, id: number) => string;

interface Column {
  title: string;
  cell: (content: Content, labels: Labels) => string;
}

/** One column for each field, with names instead of ids and paths instead of keys. */
function columnsOf(kind: ArchivedKind): Column[] {
  const fields = Object.entries(kindOf(kind).fields).map(([name, { to }]): Column => {
    if (to) {
      const cell = (content: Content, labels: Labels) =>
        typeof content[name] === 'number' ? toCsvText(labels(to, content[name])) : '';
      return { title: toTitle(name.replace(/Id$/, '')), cell };
    }
    return { title: toTitle(name), cell: (content) => toCell(content[name]) };
  });
  return [...fields.map(signed(kind)), { title: 'Added By', cell: addedBy }];
}

const addedBy = ({ addedBy }: Content) => toCell(addedBy);

/** A refund is negative, so that the column adds up to what was spent. */
const signed =
  (kind: ArchivedKind) =>
  (column: Column): Column => {
    if (kind !== 'expense' || column.title !== 'Amount') return column;
    const cell = ({ kind, amount }: Content) => `${kind === 'refund' ? '-' : ''}${amount}`;
    return { ...column, cell };
  };

/** "planLineId" is "Plan Line". */
function toTitle(name: string): string {
  if (name === 'key') return 'File';
  const words = name.replace(/^is([A-Z])/, '$1').split(/(?=[A-Z])/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return toCsvText(value.map(toWords).join('; '));
  const text = String(value);
  // An amount may start with a minus and is no formula.
  return isAmount(text) ? text : toCsvText(text);
}

const isAmount = (text: string) => /^-?\d+\.\d\d$/.test(text);

/** An element of a list: the file of an expense, or what a part says. */
function toWords(part: unknown): string {
  const { key, ...rest } = part as Content;
  if (typeof key === 'string') return key;
  return Object.entries(rest)
    .filter(([name, value]) => value !== null && !name.endsWith('Id'))
    .map(([, value]) => String(value))
    .join(' ');
}

export function csvOf(kind: ArchivedKind) {
  const columns = columnsOf(kind);
  return {
    head: toCsvLine(columns.map(({ title }) => title)),
    line: (content: Content, labels: Labels) =>
      toCsvLine(columns.map(({ cell }) => cell(content, labels))),
  };
}

export type ComputeBudget = (
  ownerId: OwnerId,
  projectId: number,
  on: Queryable,
) => Promise<ProjectBudget>;

const BUDGET_SUMS = [
  'planned',
  'paid',
  'due',
  'held',
  'agreed',
  'toBuy',
  'expected',
  'variance',
] as const;

/** What each line of the plan costs in the end, as the budget page has it. */
export function budgetCsv({ lines }: ProjectBudget, rooms = new Map<number, string>()): string {
  const titles = ['Line', 'Category', 'Room', ...BUDGET_SUMS.map(toTitle)];
  const rows = lines.map(({ planLineId, title, category, roomId, ...sums }) => [
    planLineId === null ? 'Not planned' : toCsvText(title),
    toCsvText(category),
    toCsvText(roomId === null ? '' : rooms.get(roomId)),
    ...BUDGET_SUMS.map((sum) => sums[sum]),
  ]);
  return [titles, ...rows].map(toCsvLine).join('');
}
