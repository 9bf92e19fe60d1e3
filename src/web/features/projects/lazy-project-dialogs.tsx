import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { EditProjectDialogProps, NewProjectDialogProps } from './project-form-dialog.tsx';

const loadDialogs = () => import('./project-form-dialog.tsx');
const loadNew = codePart(async () => (await loadDialogs()).NewProjectDialog);
const loadEdit = codePart(async () => (await loadDialogs()).EditProjectDialog);

export function NewProjectDialog(props: NewProjectDialogProps) {
  return <LazyDialog load={loadNew} dialog={props} />;
}

export function EditProjectDialog(props: EditProjectDialogProps) {
  return <LazyDialog load={loadEdit} dialog={props} />;
}
