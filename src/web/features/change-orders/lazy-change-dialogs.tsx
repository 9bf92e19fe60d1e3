import { codePartAhead } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { AskChangeDialogProps } from './ask-change-dialog.tsx';
import type { ChangeLinkDialogProps } from './change-link-dialog.tsx';
import type { DecideChangeDialogProps } from './decide-change-dialog.tsx';

const loadAsk = codePartAhead(
  async () => (await import('./ask-change-dialog.tsx')).AskChangeDialog,
);
const loadLink = codePartAhead(
  async () => (await import('./change-link-dialog.tsx')).ChangeLinkDialog,
);
const loadDecide = codePartAhead(
  async () => (await import('./decide-change-dialog.tsx')).DecideChangeDialog,
);

export function AskChangeDialog(props: AskChangeDialogProps) {
  return <LazyDialog load={loadAsk} dialog={props} />;
}

export function ChangeLinkDialog(props: ChangeLinkDialogProps) {
  return <LazyDialog load={loadLink} dialog={props} />;
}

export function DecideChangeDialog(props: DecideChangeDialogProps) {
  return <LazyDialog load={loadDecide} dialog={props} />;
}
