import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { RoomsDialogProps } from '../rooms/rooms-dialog.tsx';
import type { AddPhotosDialogProps } from './add-photos-dialog.tsx';
import type { ComparePhotosDialogProps } from './compare-photos-dialog.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';
import type { PhotoFormDialogProps } from './photo-form-dialog.tsx';

const loadAdd = codePart(async () => (await import('./add-photos-dialog.tsx')).AddPhotosDialog);
const loadPhoto = codePart(async () => (await import('./photo-dialog.tsx')).PhotoDialog);
const loadForm = codePart(async () => (await import('./photo-form-dialog.tsx')).PhotoFormDialog);
const loadCompare = codePart(
  async () => (await import('./compare-photos-dialog.tsx')).ComparePhotosDialog,
);
const loadRooms = codePart(async () => (await import('../rooms/rooms-dialog.tsx')).RoomsDialog);

export function AddPhotosDialog(props: AddPhotosDialogProps) {
  return <LazyDialog load={loadAdd} dialog={props} />;
}

export function PhotoDialog(props: PhotoDialogProps) {
  return <LazyDialog load={loadPhoto} dialog={props} />;
}

export function PhotoFormDialog(props: PhotoFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function ComparePhotosDialog(props: ComparePhotosDialogProps) {
  return <LazyDialog load={loadCompare} dialog={props} />;
}

export function RoomsDialog(props: RoomsDialogProps) {
  return <LazyDialog load={loadRooms} dialog={props} />;
}
