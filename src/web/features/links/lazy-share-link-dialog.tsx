import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ShareLinkDialogProps } from './share-link-dialog.tsx';

const loadDialog = codePart(async () => (await import('./share-link-dialog.tsx')).ShareLinkDialog);

export function ShareLinkDialog(props: ShareLinkDialogProps) {
  return <LazyDialog load={loadDialog} dialog={props} />;
}
