import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReceiptDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ExpensesPage() {
  usePageTitle('All Expenses');
  return (
    <>
      <PageHeader title="All Expenses" />
      <EmptyState picture={<ReceiptDrawing />} title="No expenses yet">
        Every payment of this project will be listed here.
      </EmptyState>
    </>
  );
}
