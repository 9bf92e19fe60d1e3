import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { AddDocumentsDialogProps } from './add-documents-dialog.tsx';
import type { DocumentFormDialogProps } from './document-form-dialog.tsx';

const loadAdding = codePart(
  async () => (await import('./add-documents-dialog.tsx')).AddDocumentsDialog,
);
const loadForm = codePart(
  async () => (await import('./document-form-dialog.tsx')).DocumentFormDialog,
);

export function AddDocumentsDialog(props: AddDocumentsDialogProps) {
  return <LazyDialog load={loadAdding} dialog={props} />;
}

export function DocumentFormDialog(props: DocumentFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}
