import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { PeopleDialogProps } from './people-dialog.tsx';

const loadDialog = codePart(async () => (await import('./people-dialog.tsx')).PeopleDialog);

export function PeopleDialog(props: PeopleDialogProps) {
  return <LazyDialog load={loadDialog} dialog={props} />;
}
