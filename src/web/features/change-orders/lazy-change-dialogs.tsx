import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ChangeFormDialogProps } from './change-form-dialog.tsx';
import type { ChangeLinkDialogProps } from './change-link-dialog.tsx';
import type { DecideChangeDialogProps } from './decide-change-dialog.tsx';

const loadForm = codePart(async () => (await import('./change-form-dialog.tsx')).ChangeFormDialog);
const loadLink = codePart(async () => (await import('./change-link-dialog.tsx')).ChangeLinkDialog);
const loadDecide = codePart(
  async () => (await import('./decide-change-dialog.tsx')).DecideChangeDialog,
);

export function ChangeFormDialog(props: ChangeFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function ChangeLinkDialog(props: ChangeLinkDialogProps) {
  return <LazyDialog load={loadLink} dialog={props} />;
}

export function DecideChangeDialog(props: DecideChangeDialogProps) {
  return <LazyDialog load={loadDecide} dialog={props} />;
}
