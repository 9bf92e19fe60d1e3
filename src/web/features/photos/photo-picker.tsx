import { Camera, ImageUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { PHOTO_ACCEPT } from './photo-file.ts';

interface PhotoPickerProps {
  onFiles: (files: File[]) => void;
}

/** Takes photos from the camera of a phone, from its gallery, or from the disk. */
export function PhotoPicker({ onFiles }: PhotoPickerProps) {
  return (
    <div className="grid gap-2.5 pointer-coarse:grid-cols-2">
      {/* A phone without a mouse: one tap opens the camera. */}
      <PickerLabel className="not-pointer-coarse:hidden" onFiles={onFiles} capture="environment">
        <Camera className="size-6 text-pine" aria-hidden="true" />
        <span className="font-medium">Take a photo</span>
      </PickerLabel>
      <PickerLabel onFiles={onFiles} multiple>
        <ImageUp className="size-6 text-pine" aria-hidden="true" />
        <span className="font-medium">
          Choose photos
          <span className="pointer-coarse:hidden">, or drop them here</span>
        </span>
        <span className="text-ink-soft pointer-coarse:sr-only">
          JPEG, PNG or GIF, up to 10 MB each
        </span>
      </PickerLabel>
    </div>
  );
}

interface PickerLabelProps extends Pick<ComponentProps<'input'>, 'capture' | 'multiple'> {
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

function PickerLabel({ onFiles, className, children, ...input }: PickerLabelProps) {
  return (
    <label
      className={joinClasses(
        'grid min-h-24 cursor-pointer content-center justify-items-center gap-1 rounded-md border border-dashed border-edge p-3 text-center text-sm hover:bg-ink/4',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        className,
      )}
    >
      <input
        {...input}
        type="file"
        accept={PHOTO_ACCEPT}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that the same file can be chosen again after a failure.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}
