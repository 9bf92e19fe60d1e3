import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { SubmissionDialogProps } from './submission-dialog.tsx';

const loadDialog = codePart(async () => (await import('./submission-dialog.tsx')).SubmissionDialog);

export function SubmissionDialog(props: SubmissionDialogProps) {
  return <LazyDialog load={loadDialog} dialog={props} />;
}
