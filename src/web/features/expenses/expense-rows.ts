import type { Expense, MonthTotal } from '#shared/expense.ts';
import type { ExpenseSort } from '#shared/expense-filter-values.ts';
import { currencyOf } from '../projects/project-currency.ts';
import { authorName, canChangeNow } from '../projects/shared-project.ts';
import type { ProjectsById } from '../projects/use-projects-by-id.ts';
import type { ExpenseActions } from './expense-dialogs.tsx';

/** What the table and the cards have in common. */
export interface ExpenseRowsProps {
  /** Part of the rows' keys: the rows of another view are new ones, and do not jump to new places. */
  listKey: string;
  expenses: readonly Expense[];
  /** Set if the list is grouped by month. */
  months: readonly MonthTotal[] | undefined;
  projects: ProjectsById;
  /** That of the project, unless the totals have their own. */
  currency: string;
  /** Whether the rows may belong to several projects. */
  namesProject: boolean;
  userId: number;
  actions: ExpenseActions;
  sort: ExpenseSort;
  onSort: (sort: ExpenseSort) => void;
}

/** What a row shows of its project, as plain values, so that rows stay memoized. */
export function projectPart(
  expense: Expense,
  {
    projects,
    namesProject,
    userId,
  }: Pick<ExpenseRowsProps, 'projects' | 'namesProject' | 'userId'>,
) {
  const project = projects.get(expense.projectId);
  return {
    currency: currencyOf(project),
    projectName: namesProject ? project?.name : undefined,
    canChange: canChangeNow(project),
    author: authorName(project, expense, userId),
  };
}
export type ProjectPart = ReturnType<typeof projectPart>;
