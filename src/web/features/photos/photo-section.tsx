import { useState } from 'react';
import { formatCount } from '#shared/counts.ts';
import { Button } from '../../ui/button.tsx';
import type { Photo } from './photo.ts';
import type { PhotoGroup } from './photo-groups.ts';
import { PhotoTile, photoGridClasses } from './photo-tile.tsx';

/** A long group is folded, so that the next one is not far. */
const FOLDED_COUNT = 12;

interface PhotoSectionProps {
  group: PhotoGroup;
  isOnly: boolean;
  /** Null without photos from before and after the work. */
  onCompare: (() => void) | null;
  onOpen: (photo: Photo) => void;
  onBroken: () => void;
}

export function PhotoSection({ group, isOnly, onCompare, onOpen, onBroken }: PhotoSectionProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { label, photos } = group;
  // Folding a row away would save no space.
  const isFolded = !isOnly && !isUnfolded && photos.length > FOLDED_COUNT + 4;
  const shown = isFolded ? photos.slice(0, FOLDED_COUNT) : photos;
  return (
    <section aria-label={label}>
      <div className="mb-2.5 flex min-h-11 items-center gap-3">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          {label}
          <span className="ml-2 text-sm font-normal text-ink-soft">
            {formatCount(photos.length)}
            <span className="sr-only"> {photos.length === 1 ? 'photo' : 'photos'}</span>
          </span>
        </h2>
        {onCompare && (
          <div className="ml-auto">
            <Button variant="secondary" onClick={onCompare}>
              Before and after
              <span className="sr-only"> of {label}</span>
            </Button>
          </div>
        )}
      </div>
      <ul className={photoGridClasses}>
        {shown.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} onOpen={onOpen} onBroken={onBroken} />
        ))}
      </ul>
      {isFolded && (
        <div className="mt-2">
          <Button variant="quiet" onClick={() => setIsUnfolded(true)}>
            Show all {formatCount(photos.length)}
            <span className="sr-only"> photos of {label}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
