import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ExpenseFilterDialogProps } from './expense-filter-dialog.tsx';

const loadFilters = codePart(
  async () => (await import('./expense-filter-dialog.tsx')).ExpenseFilterDialog,
);

/** Separate from the other expense dialogs, which the dashboard also uses. */
export function ExpenseFilterDialog(props: ExpenseFilterDialogProps) {
  return <LazyDialog load={loadFilters} dialog={props} />;
}
