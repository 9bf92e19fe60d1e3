import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select-field.tsx';
import { type Photo, photoName, stageLabels } from './photo.ts';
import { PhotoImage } from './photo-image.tsx';

export interface ComparePhotosDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  roomName: string;
  /** All of the room. */
  photos: Photo[];
}

/** A room before and after the work, side by side. */
export function ComparePhotosDialog(props: ComparePhotosDialogProps) {
  const { isOpen, onOpenChange, roomName, photos } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={roomName}
      description="Before and after"
      isWide
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Side stage="before" photos={photos} />
        <Side stage="after" photos={photos} />
      </div>
    </Dialog>
  );
}

function Side({ stage, photos }: { stage: 'before' | 'after'; photos: Photo[] }) {
  const its = photos.filter((photo) => photo.stage === stage && photo.key !== null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  // The first photo of the old room, and the last one of the new.
  const shown = its.find(({ id }) => id === chosenId) ?? (stage === 'before' ? its.at(-1) : its[0]);
  if (!shown) return null;
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <figcaption className="grid gap-2">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{stageLabels[stage]}</span>
          {its.length === 1 && shown.takenOn && (
            <span className="text-sm text-ink-soft">{formatDate(shown.takenOn)}</span>
          )}
        </span>
        {its.length > 1 && (
          <Select
            aria-label={`Photo from ${stage} the work`}
            value={String(shown.id)}
            onChange={({ target }) => setChosenId(Number(target.value))}
            options={its.map((photo, index) => ({
              value: String(photo.id),
              label: `${index + 1}. ${photoName(photo)}`,
            }))}
          />
        )}
      </figcaption>
      <div className="grid aspect-4/3">
        <PhotoImage photo={shown} />
      </div>
    </figure>
  );
}
