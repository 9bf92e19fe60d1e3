import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { PictureDialogProps } from './picture-dialog.tsx';

const load = codePart(async () => (await import('./picture-dialog.tsx')).PictureDialog);

export function PictureDialog(props: PictureDialogProps) {
  return <LazyDialog load={load} dialog={props} />;
}
