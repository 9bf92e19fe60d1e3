import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { PlanLineFormDialogProps } from '../plan-lines/plan-line-form-dialog.tsx';
import type { ReserveDialogProps } from './reserve-dialog.tsx';

/** What the dialog of a line opens as well as the page. */
const loadForm = codePart(
  async () => (await import('../plan-lines/plan-line-form-dialog.tsx')).PlanLineFormDialog,
);
const loadReserve = codePart(async () => (await import('./reserve-dialog.tsx')).ReserveDialog);

export function PlanLineFormDialog(props: PlanLineFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function ReserveDialog(props: ReserveDialogProps) {
  return <LazyDialog load={loadReserve} dialog={props} />;
}
