import type { Expense, MonthTotal } from '#shared/expense.ts';
import type { ExpenseSort } from '#shared/expense-filter.ts';
import { authorName, canChangeRecords } from '../projects/shared-project.ts';
import type { ProjectsById } from '../projects/use-projects-by-id.ts';
import type { ExpenseActions } from './expense-dialogs.tsx';

/** What the table and the cards have in common. */
export interface ExpenseRowsProps {
  expenses: readonly Expense[];
  /** Set if the list is grouped by month. */
  months: readonly MonthTotal[] | undefined;
  projects: ProjectsById;
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
    projectName: namesProject ? project?.name : undefined,
    canChange: canChangeRecords(project),
    author: authorName(project, expense, userId),
  };
}
export type ProjectPart = ReturnType<typeof projectPart>;
