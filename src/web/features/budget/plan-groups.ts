import { categoryLabel, expenseCategories } from '#shared/expense.ts';
import { addMoney, toCents } from '#shared/money.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { BudgetLine, ProjectBudget } from '#shared/project-budget.ts';
import type { Room } from '#shared/room.ts';
import type { BudgetView } from './budget-view.ts';

/** A line of the plan with what it costs. */
export interface PlanRow {
  line: PlanLine;
  figures: BudgetLine;
}

export type Sums = Pick<BudgetLine, 'planned' | 'agreed' | 'paid' | 'expected' | 'variance'>;

export interface PlanGroup {
  /** A category or the id of a room; null for lines in no room. */
  key: string | number | null;
  label: string;
  rows: PlanRow[];
  sums: Sums;
}

interface Plan {
  budget: ProjectBudget;
  lines: readonly PlanLine[];
  rooms: readonly Room[];
}

/** The lines of the plan by category or room. Within a group, they are in the order of the plan. */
export function groupPlan({ budget, lines, rooms }: Plan, view: BudgetView): PlanGroup[] {
  const figuresOf = new Map(budget.lines.map((line) => [line.planLineId, line]));
  const rows = lines
    .map((line) => ({ line, figures: figuresOf.get(line.id) ?? newFigures(line) }))
    .filter(({ figures }) => view.show === 'all' || isSomething(figures.toBuy));
  const groups =
    view.group === 'category'
      ? categoriesOf(lines).map((key) => ({ key, label: categoryLabel(key) }))
      : [
          ...rooms.map(({ id, name }) => ({ key: id, label: name })),
          { key: null, label: 'No room' },
        ];
  return groups
    .map((group) => {
      const own = rows.filter(({ line }) => keyOf(line, view, rooms) === group.key);
      return { ...group, rows: own, sums: sumOf(own.map(({ figures }) => figures)) };
    })
    .filter((group) => group.rows.length > 0);
}

/** What no line plans; undefined if there is nothing. */
export function unplannedFigures(budget: ProjectBudget): BudgetLine | undefined {
  return budget.lines.find(
    ({ planLineId, expected }) => planLineId === null && expected !== '0.00',
  );
}

export function sumOf(figures: readonly Sums[]): Sums {
  const sum = (key: keyof Sums) => addMoney(figures.map((each) => each[key]));
  return {
    planned: sum('planned'),
    agreed: sum('agreed'),
    paid: sum('paid'),
    expected: sum('expected'),
    variance: sum('variance'),
  };
}

/** The known categories in their usual order, then any other that a line has. */
function categoriesOf(lines: readonly PlanLine[]): string[] {
  const known = Object.keys(expenseCategories);
  const used = new Set(lines.map(({ category }) => category));
  return [
    ...known.filter((key) => used.has(key)),
    ...[...used].filter((key) => !known.includes(key)),
  ];
}

function keyOf(line: PlanLine, { group }: BudgetView, rooms: readonly Room[]) {
  if (group === 'category') return line.category;
  return rooms.some(({ id }) => id === line.roomId) ? line.roomId : null;
}

/** Before the server has counted a new line. */
function newFigures({ id, title, category, roomId, planned, isDone }: PlanLine): BudgetLine {
  const zero = '0.00';
  const toBuy = isDone ? zero : planned;
  return {
    planLineId: id,
    title,
    category,
    roomId,
    planned,
    paid: zero,
    due: zero,
    held: zero,
    agreed: zero,
    toBuy,
    expected: toBuy,
    variance: isDone ? planned : zero,
  };
}

export function isSomething(amount: string): boolean {
  return (toCents(amount) ?? 0n) > 0n;
}
