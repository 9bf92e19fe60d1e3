import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { AcceptDialogProps } from './accept-dialog.tsx';
import type { QuoteFormDialogProps } from './quote-form-dialog.tsx';

const loadForm = codePart(async () => (await import('./quote-form-dialog.tsx')).QuoteFormDialog);
const loadAccept = codePart(async () => (await import('./accept-dialog.tsx')).AcceptDialog);

export function QuoteFormDialog(props: QuoteFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function AcceptDialog(props: AcceptDialogProps) {
  return <LazyDialog load={loadAccept} dialog={props} />;
}
