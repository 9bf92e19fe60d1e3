import type { ReportBlock, Row } from '#report-writer/report-writer.ts';
import { expectedText, isOverExpected } from '#shared/expected-text.ts';
import { categoryLabel } from '#shared/expense.ts';
import { fromCents, percentOf, requireCents, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { stateName } from '#shared/us-states.ts';
import type { ExportedExpense, ExportedPart } from '../expenses/expense-export.repository.ts';
import { expenseColumns, planColumns, sumColumns } from './report-columns.ts';
import type { ReportContext } from './report-context.ts';

const ROWS_AT_ONCE = 100;

export interface SummarySources {
  project: Project;
  budget: ProjectBudget;
  rooms: Map<number, string>;
  /** The expenses of a category, newest first. */
  expensesOf: (category: string) => AsyncGenerator<ExportedExpense[]>;
  pictures: () => AsyncGenerator<ReportBlock>;
}

/** What the project costs, what was paid, and the receipts. */
export async function* summaryReport(
  { project, budget, rooms, expensesOf, pictures }: SummarySources,
  context: ReportContext,
): AsyncGenerator<ReportBlock> {
  const { money } = context;
  yield cover(project, budget, context);
  if (budget.lines.some(({ planLineId }) => planLineId !== null)) {
    yield {
      type: 'heading',
      text: 'Budget',
      note: context.write(() => expectedText(budget.totals.variance, budget.currency)),
    };
    yield { type: 'table', columns: planColumns };
    yield* inParts(planRows(budget, rooms, money));
  }
  yield { type: 'heading', text: 'Where the money went', note: 'Paid is less refunds.' };
  if (budget.byCategory.length === 0) {
    yield { type: 'text', text: 'Nothing is planned or paid yet.' };
  } else {
    yield { type: 'table', columns: sumColumns('Category') };
    const label = (key: string | null) => (key === null ? 'No category' : categoryLabel(key));
    yield* inParts(sumRows(budget.byCategory, label, money));
  }
  if (budget.byRoom.some(({ key }) => key !== null)) {
    yield { type: 'table', columns: sumColumns('Room') };
    const label = (key: number | null) =>
      key === null ? 'No room' : (rooms.get(key) ?? 'No room');
    yield* inParts(sumRows(budget.byRoom, label, money));
  }
  yield* expenseList(budget, expensesOf, context);
  yield* pictures();
}

function cover(
  project: Project,
  { totals }: ProjectBudget,
  { money, date, product, today }: ReportContext,
): ReportBlock {
  const remaining = subtractMoney(totals.budget, totals.paid);
  return {
    type: 'cover',
    product,
    kind: 'Project report',
    title: project.name,
    lines: [...aboutProject(project, date), `As of ${date(today)}, in ${project.currency}`],
    first: {
      label: 'Expected in the end',
      value: money(totals.expected),
      isOver: isOverExpected(totals.variance),
    },
    figures: [
      { label: 'Budget', value: money(totals.budget) },
      { label: 'Spent', value: money(totals.paid) },
      {
        label: 'Remaining',
        value: money(remaining),
        isOver: requireCents(remaining) < 0n,
      },
      { label: 'Reserve', value: money(totals.reserve) },
    ],
    spent: requireCents(totals.budget) > 0n ? percentOf(totals.paid, totals.budget) / 100 : null,
  };
}

/** What it is, where, and since when. */
export function aboutProject(
  { description, region, startDate }: Project,
  date: ReportContext['date'],
): string[] {
  return [
    ...(description ? [description] : []),
    ...(region ? [stateName(region)] : []),
    ...(startDate ? [`Started ${date(startDate.slice(0, 10))}`] : []),
  ];
}

type Money = ReportContext['money'];

function planRows(
  { lines, totals }: ProjectBudget,
  rooms: Map<number, string>,
  money: Money,
): Row[] {
  const rows = lines.map((line): Row => {
    const { title, category, roomId, planned, paid, expected, variance } = line;
    return {
      cells: [
        title ?? 'Not planned',
        category === null ? '' : categoryLabel(category),
        rooms.get(roomId ?? 0) ?? '',
        ...[planned, paid, expected, variance].map(money),
      ],
    };
  });
  const spoken = subtractMoney(totals.expected, totals.reserve);
  const left = subtractMoney(totals.planned, spoken);
  const sums = [totals.planned, totals.paid, spoken, left].map(money);
  return [...rows, { tone: 'total', cells: ['Total without the reserve', '', '', ...sums] }];
}

interface Group<Key> {
  key: Key | null;
  planned: string;
  paid: string;
  expected: string;
}

function sumRows<Key>(
  groups: Group<Key>[],
  label: (key: Key | null) => string,
  money: Money,
): Row[] {
  const rows = groups.map(
    ({ key, planned, paid, expected }): Row => ({
      cells: [label(key), ...[planned, paid, expected].map(money)],
    }),
  );
  const sum = (field: 'planned' | 'paid' | 'expected') =>
    fromCents(groups.reduce((cents, group) => cents + requireCents(group[field]), 0n));
  const sums = [sum('planned'), sum('paid'), sum('expected')].map(money);
  return [...rows, { tone: 'total', cells: ['Total', ...sums] }];
}

/** All expenses, by category, with a sum for each. */
async function* expenseList(
  { byCategory, totals }: ProjectBudget,
  expensesOf: SummarySources['expensesOf'],
  context: ReportContext,
): AsyncGenerator<ReportBlock> {
  const { money } = context;
  yield { type: 'heading', text: 'Expenses', note: 'By category, the newest first.' };
  let count = 0;
  let open = false;
  for (const { key } of byCategory) {
    if (key === null) continue;
    let cents = 0n;
    let isFirst = true;
    for await (const batch of expensesOf(key)) {
      if (!open) yield { type: 'table', columns: expenseColumns };
      open = true;
      const parts = batch.flatMap(partsOf);
      for (const part of parts) cents += signedCents(part);
      count += parts.length;
      const rows = parts.map((part) => expenseRow(part, context));
      const group: Row[] = isFirst ? [{ tone: 'group', cells: ['', categoryLabel(key)] }] : [];
      isFirst = false;
      yield* inParts([...group, ...rows]);
    }
    if (isFirst) continue;
    const sum: Row = {
      tone: 'sum',
      cells: ['', `${categoryLabel(key)} in all`, '', '', '', money(fromCents(cents))],
    };
    yield { type: 'rows', rows: [sum] };
  }
  if (count === 0) yield { type: 'text', text: 'There are no expenses yet.' };
  else {
    const total: Row = {
      tone: 'total',
      cells: ['', 'Spent in all', '', '', '', money(totals.paid)],
    };
    yield { type: 'rows', rows: [total] };
  }
}

type Listed = ExportedExpense & ExportedPart;

const partsOf = (expense: ExportedExpense): Listed[] =>
  expense.parts ? expense.parts.map((part) => ({ ...expense, ...part })) : [expense];

const signedCents = ({ kind, amount }: Listed) =>
  kind === 'refund' ? -requireCents(amount) : requireCents(amount);

function expenseRow(expense: Listed, { money, date: dateText }: ReportContext): Row {
  const { date, description, kind, contractor, roomName, receipt, parts } = expense;
  const name = kind === 'refund' ? `Refund: ${description}` : description;
  return {
    cells: [
      dateText(date),
      parts ? `${name} (part)` : name,
      contractor?.company ?? contractor?.name ?? '',
      roomName ?? '',
      receipt ? 'Yes' : 'No',
      money(fromCents(signedCents(expense))),
    ],
  };
}

/** Few enough at a time that the reader is never far behind. */
export function* inParts(rows: Row[]): Generator<ReportBlock> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    yield { type: 'rows', rows: rows.slice(start, start + ROWS_AT_ONCE) };
  }
}
