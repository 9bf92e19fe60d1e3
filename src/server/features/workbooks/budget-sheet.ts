import { categoryLabel } from '#shared/expense.ts';
import type { BudgetLine, ProjectBudget } from '#shared/project-budget.ts';
import type { FootRow, Sheet } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { type Money, sheetOf, text } from './sheet-fields.ts';

interface Names {
  rooms: Map<number, string>;
  /** The lines that are done. */
  done: Set<number>;
}

/** What each line costs in the end, and below what the whole project does. */
export function budgetSheet(budget: ProjectBudget, { rooms, done }: Names, money: Money): Sheet {
  const amount = (title: string, field: keyof BudgetLine & keyof ProjectBudget['totals']) =>
    money<BudgetLine>(title, (line) => line[field], 'all');
  const fields = [
    text<BudgetLine>('Line', 32, ({ title }) => title ?? 'Not planned'),
    text<BudgetLine>('Category', 14, ({ category }) => category && categoryLabel(category)),
    text<BudgetLine>('Room', 18, ({ roomId }) => (roomId === null ? null : rooms.get(roomId))),
    amount('Planned', 'planned'),
    amount('Paid', 'paid'),
    amount('Due', 'due'),
    amount('Held back', 'held'),
    amount('Agreed, not billed', 'agreed'),
    amount('To buy', 'toBuy'),
    amount('Expected', 'expected'),
    money<BudgetLine>('Left of plan', ({ variance }) => variance, 'all'),
    text<BudgetLine>('Done', 8, ({ planLineId }) => (done.has(planLineId ?? 0) ? 'Yes' : null)),
  ];
  return {
    ...sheetOf('Budget', fields, [budget.lines]),
    foot: { column: 'Planned', rows: (names) => footRows(budget.totals, names) },
  };
}

type FootNames = Parameters<NonNullable<Sheet['foot']>['rows']>[0];

function footRows(totals: ProjectBudget['totals'], { sumOf, cell }: FootNames): FootRow[] {
  const [budget, reserve, expected] = [cell(0), cell(1), cell(2)];
  return [
    { label: 'Budget', value: totals.budget },
    { label: 'Reserve', value: totals.reserve },
    {
      label: 'Expected in the end',
      value: totals.expected,
      formula: `${sumOf('Expected')}+${reserve}`,
    },
    { label: 'Left of budget', value: totals.variance, formula: `${budget}-${expected}` },
    {
      label: 'Not planned yet',
      value: totals.unplanned,
      formula: `${budget}-${sumOf('Planned')}-${reserve}`,
    },
  ];
}
