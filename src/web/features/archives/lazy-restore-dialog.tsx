import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { RestoreDialogProps } from './restore-dialog.tsx';

const loadDialog = codePart(async () => (await import('./restore-dialog.tsx')).RestoreDialog);

export function RestoreDialog(props: RestoreDialogProps) {
  return <LazyDialog load={loadDialog} dialog={props} />;
}
