import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExportDialog } from '../exports/lazy-export-dialog.tsx';
import { InboxNote } from '../inbox/lazy-inbox.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { AddExpenseButton } from './add-expense-button.tsx';
import { ExpenseFilterChips } from './expense-filter-chips.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import { ExpenseListOptions } from './expense-list-options.tsx';
import { ExpenseResults } from './expense-results.tsx';
import { ExpenseTotals } from './expense-totals.tsx';
import { hasFilters, NO_BUDGET_FILTERS, toExpenseQuery } from './expense-view.ts';
import { useExpenseList } from './use-expense-list.ts';
import { useExpenseView } from './use-expense-view.ts';

const loadAsked = codePart(async () => (await import('./asked-expense.tsx')).AskedExpense);

export function ExpensesPage() {
  usePageTitle('All Expenses');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectExpenses project={project} />;
}

function ProjectExpenses({ project }: { project: Project }) {
  const { view, change, askedProject, asksForForm } = useExpenseView();
  const expenses = useExpenseList(project.id, view, change);
  const [isExporting, setIsExporting] = useState(false);
  const AskedExpense = useCodePart(loadAsked, asksForForm, () => undefined);

  // Nothing to search or export: the only thing to do is to add the first one.
  const isEmpty =
    expenses.data?.totalCount === 0 && !expenses.isPlaceholderData && !hasFilters(view);

  const projectBefore = useRef(project.id);
  // A link to another project brings filters of that project.
  const projectOfLink = useRef(askedProject);
  const beginAgain = useEffectEvent(() => change({ page: 1, ...NO_BUDGET_FILTERS }));
  useEffect(() => {
    if (askedProject !== null) projectOfLink.current = askedProject;
  }, [askedProject]);
  useEffect(() => {
    if (projectBefore.current === project.id) return;
    projectBefore.current = project.id;
    if (projectOfLink.current !== project.id) beginAgain();
    projectOfLink.current = null;
  }, [project.id]);

  return (
    <>
      <PageHeader
        title="All Expenses"
        actions={
          !isEmpty && (
            <div className="flex flex-wrap gap-2.5">
              <Button variant="secondary" onClick={() => setIsExporting(true)}>
                <Download className="size-4" aria-hidden="true" />
                Export
              </Button>
              {canChangeRecords(project) && (
                <Link to={paths.import} className={buttonClasses({ variant: 'secondary' })}>
                  Import
                </Link>
              )}
              <AddExpenseButton project={project} />
            </div>
          )
        }
      >
        <ExpenseTotals
          currency={project.currency}
          list={expenses.data}
          view={view}
          hasFailed={expenses.isError}
        />
        <ViewOnlyNote project={project} />
        <Suspense>
          <InboxNote />
        </Suspense>
      </PageHeader>
      {!isEmpty && (
        <>
          <ExpenseFilters projectId={project.id} view={view} onChange={change} />
          <div className="mb-3 flex flex-wrap items-center gap-2.5">
            <ExpenseFilterChips projectId={project.id} view={view} onChange={change} />
            <ExpenseListOptions view={view} onChange={change} />
          </div>
        </>
      )}
      <ExpenseResults project={project} query={expenses} view={view} onChange={change} />
      <ExportDialog
        project={project}
        shown={{ query: toExpenseQuery(project.id, view), isFiltered: hasFilters(view) }}
        isOpen={isExporting}
        onOpenChange={setIsExporting}
      />
      {AskedExpense && <AskedExpense project={project} />}
    </>
  );
}
