import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { ExpenseList as ListAnswer } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReceiptDrawing } from '../../ui/line-drawings.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { AddExpenseButton } from './add-expense-button.tsx';
import { ExpenseList } from './expense-list.tsx';
import { ExpenseListSkeleton } from './expense-list-skeleton.tsx';
import { type ExpenseView, hasFilters, NO_FILTERS } from './expense-view.ts';

interface ExpenseResultsProps {
  project: Project;
  query: UseQueryResult<ListAnswer>;
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

export function ExpenseResults({ project, query, view, onChange }: ExpenseResultsProps) {
  // Renders a hundred rows a few at a time, so that typing and scrolling stay responsive.
  const list = useDeferredValue(query.data);
  const listKey = useDeferredValue(useAnsweredView(query, view));
  // An empty view is not worth keeping while the next one loads.
  const isEmptyBefore = query.isPlaceholderData && query.data.totalCount === 0;
  if (query.isPending || isEmptyBefore) return <ExpenseListSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch expenses"
        message={errorSentence(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data.totalCount > 0) {
    if (!list || list.totalCount === 0) return <ExpenseListSkeleton />;
    return (
      <ExpenseList
        currency={project.currency}
        list={list}
        listKey={listKey}
        view={view}
        onChange={onChange}
        isOutdated={query.isPlaceholderData}
      />
    );
  }
  return hasFilters(view) ? (
    <EmptyState
      picture={<ReceiptDrawing />}
      title="No expenses match your filters"
      action={
        <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
          Show all expenses
        </Button>
      }
    >
      Try fewer or other words, or remove a filter.
    </EmptyState>
  ) : (
    <EmptyState
      picture={<ReceiptDrawing />}
      title="No expenses yet"
      action={
        <div className="grid justify-items-center gap-2">
          <AddExpenseButton project={project} inPlace>
            Add First Expense
          </AddExpenseButton>
          {canChangeRecords(project) && (
            <Link to={paths.import} className={buttonClasses({ variant: 'quiet' })}>
              Import a spreadsheet
            </Link>
          )}
        </div>
      }
    >
      {canChangeRecords(project)
        ? 'Log what you pay for this project, with its receipt, and see what is left of the budget.'
        : 'What is paid for this project will be here, with its receipts.'}
    </EmptyState>
  );
}

/** Names the view that the data answers, which is an earlier one while the next is loading. */
function useAnsweredView({ isPlaceholderData }: UseQueryResult<ListAnswer>, view: ExpenseView) {
  const wanted = JSON.stringify(view);
  const [answered, setAnswered] = useState(wanted);
  if (!isPlaceholderData && answered !== wanted) setAnswered(wanted);
  return isPlaceholderData ? answered : wanted;
}
