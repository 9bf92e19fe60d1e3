import type { ExpenseList as ListAnswer } from '#shared/expense.ts';
import { PAGE_SIZES } from '#shared/pagination.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { ExpenseCardList } from './expense-card-list.tsx';
import { useExpenseDialogs } from './expense-dialogs.tsx';
import { sorted } from './expense-list-options.tsx';
import { ExpenseTable } from './expense-table.tsx';
import type { ExpenseView } from './expense-view.ts';

interface ExpenseListProps {
  /** That of the selected project. */
  currency: string;
  list: ListAnswer;
  /** Changes with the view that the list answers. */
  listKey: string;
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
  /** The rows still belong to the previous view. */
  isOutdated: boolean;
}

export function ExpenseList(props: ExpenseListProps) {
  const { currency, list, listKey, view, onChange, isOutdated } = props;
  const { actions, dialogs } = useExpenseDialogs(list.expenses);
  const isLarge = useIsLargeScreen();
  const Rows = isLarge ? ExpenseTable : ExpenseCardList;
  const projects = useProjectsById();
  const { id: userId } = useSignedInUser();
  return (
    <>
      <Card
        aria-busy={isOutdated}
        className={joinClasses(
          // Not hidden, which would stop the table header from being sticky.
          'overflow-clip transition-opacity duration-150 lg:-mx-4 xl:mx-0',
          isOutdated && 'opacity-60',
        )}
      >
        <Rows
          listKey={listKey}
          expenses={list.expenses}
          months={list.months}
          projects={projects}
          currency={currency}
          namesProject={view.project === 'all' && projects.size > 1}
          userId={userId}
          actions={actions}
          sort={view.sort}
          onSort={(sort) => onChange(sorted(sort, view))}
        />
      </Card>
      <div className="mt-4">
        <Pagination
          page={view.page}
          pageCount={list.totalPages}
          pageSize={view.pageSize}
          pageSizes={PAGE_SIZES}
          totalCount={list.totalCount}
          onPageChange={(page) => onChange({ page })}
          onPageSizeChange={(pageSize) => onChange({ pageSize })}
        />
      </div>
      {dialogs}
    </>
  );
}
