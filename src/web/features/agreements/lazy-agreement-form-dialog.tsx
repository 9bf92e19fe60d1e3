import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { AgreementFormDialogProps } from './agreement-form-dialog.tsx';

const loadForm = codePart(
  async () => (await import('./agreement-form-dialog.tsx')).AgreementFormDialog,
);

/** The form in a file of its own, for pages and dialogs that open it. */
export function AgreementFormDialog(props: AgreementFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}
