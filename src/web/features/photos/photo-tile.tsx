import { ImageOff } from 'lucide-react';
import { memo, useState } from 'react';
import { type Photo, photoName, stageLabels } from './photo.ts';

/** Three on a phone, and as many as fit elsewhere. */
export const photoGridClasses =
  'grid grid-cols-3 gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-2.5';

interface PhotoTileProps {
  photo: Photo;
  onOpen: (photo: Photo) => void;
  /** Its picture did not load. */
  onBroken: () => void;
}

/**
 * A square with a fixed size, so that nothing moves when its picture arrives. The browser draws
 * only those in sight. Memoized, so that a change draws one.
 */
export const PhotoTile = memo(function PhotoTile({ photo, onOpen, onBroken }: PhotoTileProps) {
  const { thumbnailUrl, stage } = photo;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <li className="aspect-square [content-visibility:auto]">
      <button
        type="button"
        aria-label={`Open ${photoName(photo)}`}
        title={photoName(photo)}
        onClick={() => onOpen(photo)}
        className="group relative grid size-full place-items-center overflow-hidden rounded-md bg-well text-ink-soft focus-visible:-outline-offset-2"
      >
        {thumbnailUrl && thumbnailUrl !== brokenUrl ? (
          <img
            src={thumbnailUrl}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => {
              setBrokenUrl(thumbnailUrl);
              onBroken();
            }}
            className="size-full object-cover group-focus-visible:p-0.5"
          />
        ) : (
          <ImageOff className="size-6" aria-hidden="true" />
        )}
        {stage && (
          <span
            aria-hidden="true"
            className="absolute bottom-1.5 left-1.5 rounded-sm bg-sheet px-1.5 py-0.5 text-xs font-medium text-ink"
          >
            {stageLabels[stage]}
          </span>
        )}
      </button>
    </li>
  );
});
