import { Camera } from 'lucide-react';
import type { ExpenseStart } from './expense-start.ts';

interface CameraButtonProps {
  onPhoto: (start: ExpenseStart) => void;
}

/** One tap opens the camera of a phone. The photo then fills the form of a new expense. */
export function CameraButton({ onPhoto }: CameraButtonProps) {
  return (
    <label className="mr-2 inline-flex cursor-pointer items-center border border-edge bg-sheet text-pine align-top not-pointer-coarse:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Take a photo of a receipt"
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onPhoto({ values: {}, wantsPhoto: false, files });
        }}
      />
      <Camera className="size-6" aria-hidden="true" />
    </label>
  );
}
