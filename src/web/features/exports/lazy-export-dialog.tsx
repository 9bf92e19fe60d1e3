import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

const loadDialog = codePart(async () => (await import('./export-dialog.tsx')).ExportDialog);

export function ExportDialog(props: ExportDialogProps) {
  return <LazyDialog load={loadDialog} dialog={props} />;
}
