import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { RoomsDialogProps } from '../rooms/rooms-dialog.tsx';
import type { CommitmentsDialogProps } from './commitments-dialog.tsx';
import type { LineDialogProps } from './line-dialog.tsx';
import type { PasteDialogProps } from './paste-dialog.tsx';
import type { StarterDialogProps } from './starter-dialog.tsx';

const loadLine = codePart(async () => (await import('./line-dialog.tsx')).LineDialog);
const loadCommitments = codePart(
  async () => (await import('./commitments-dialog.tsx')).CommitmentsDialog,
);
const loadPaste = codePart(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const loadStarter = codePart(async () => (await import('./starter-dialog.tsx')).StarterDialog);
const loadRooms = codePart(async () => (await import('../rooms/rooms-dialog.tsx')).RoomsDialog);

export function LineDialog(props: LineDialogProps) {
  return <LazyDialog load={loadLine} dialog={props} />;
}

export function CommitmentsDialog(props: CommitmentsDialogProps) {
  return <LazyDialog load={loadCommitments} dialog={props} />;
}

export function PasteDialog(props: PasteDialogProps) {
  return <LazyDialog load={loadPaste} dialog={props} />;
}

export function StarterDialog(props: StarterDialogProps) {
  return <LazyDialog load={loadStarter} dialog={props} />;
}

export function RoomsDialog(props: RoomsDialogProps) {
  return <LazyDialog load={loadRooms} dialog={props} />;
}
