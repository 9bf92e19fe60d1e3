import { ChevronLeft, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { formatDate } from '#shared/dates.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Photo, stageLabels } from './photo.ts';
import type { PhotoPlaces } from './photo-groups.ts';
import { PhotoImage } from './photo-image.tsx';

/** How far a finger moves sideways to see the next photo. */
const SWIPE_PIXELS = 48;

export interface PhotoDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  photo: Photo;
  places: PhotoPlaces;
  position: { index: number; count: number };
  /** 1 for the next photo, -1 for the one before. */
  onStep: (by: 1 | -1) => void;
  /** Null for people who may only look. */
  actions: { edit: () => void; remove: () => void } | null;
}

/** A photo as large as the screen allows. The arrow keys and a swipe show its neighbors. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { isOpen, onOpenChange, photo, places, position, onStep, actions } = props;
  const startX = useRef<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // Not while a form or a question is in front of it.
    const own = frame.current?.closest('[role="dialog"]');
    if (!isOpen || !own?.contains(document.activeElement)) return;
    if (key === 'ArrowRight') onStep(1);
    if (key === 'ArrowLeft') onStep(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const endSwipe = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? 0);
    if (startX.current !== null && Math.abs(moved) > SWIPE_PIXELS) onStep(moved < 0 ? 1 : -1);
    startX.current = null;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={photo.title}
      description={detailsOf(photo, places)}
      isWide
    >
      <div ref={frame} className="-mt-2 grid gap-3">
        <div
          className="grid h-[min(68dvh,48rem)] min-h-48"
          onTouchStart={({ touches }) => {
            // Two fingers zoom.
            startX.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
          }}
          onTouchEnd={endSwipe}
        >
          <PhotoImage photo={photo} />
        </div>
        {photo.notes && <p className="whitespace-pre-wrap wrap-anywhere">{photo.notes}</p>}
        <div className="flex flex-wrap items-center gap-1">
          <Steps position={position} onStep={onStep} />
          {actions && (
            <div className="ml-auto flex gap-2.5">
              <Button variant="secondary" onClick={actions.edit}>
                <Pencil className="size-4" aria-hidden="true" />
                Edit
              </Button>
              <Button variant="secondary" onClick={actions.remove}>
                <Trash2 className="size-4" aria-hidden="true" />
                Delete
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Steps({ position, onStep }: Pick<PhotoDialogProps, 'position' | 'onStep'>) {
  const { index, count } = position;
  return (
    <div className="-ml-2 flex items-center">
      <IconButton
        label="Previous photo"
        aria-disabled={index <= 0 || undefined}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="money text-sm text-ink-soft">
        <span className="sr-only">Photo </span>
        {index + 1} of {count}
      </p>
      <IconButton
        label="Next photo"
        aria-disabled={index >= count - 1 || undefined}
        onClick={() => onStep(1)}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function detailsOf({ roomId, milestoneId, stage, takenOn }: Photo, places: PhotoPlaces): string {
  return [
    places.rooms.find(({ id }) => id === roomId)?.name,
    stage && stageLabels[stage],
    places.milestones.find(({ id }) => id === milestoneId)?.title,
    takenOn && formatDate(takenOn),
  ]
    .filter(Boolean)
    .join(' · ');
}
