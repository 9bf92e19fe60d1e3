import { ImagePlus } from 'lucide-react';
import { joinClasses } from '../../lib/join-classes.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { ThumbCorner } from '../../ui/thumb-corner.tsx';
import { RECEIPT_ACCEPT } from '../receipts/receipt-file.ts';
import { addToInbox } from './add-to-inbox.ts';

/** Chooses many files at once. On a phone, that includes the camera and the gallery. */
export function ChooseReceipts() {
  return (
    <ThumbCorner>
      <label
        className={joinClasses(
          buttonClasses(),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        )}
      >
        <input
          type="file"
          multiple
          accept={RECEIPT_ACCEPT}
          className="sr-only"
          onChange={({ target }) => {
            addToInbox([...(target.files ?? [])]);
            // Cleared, so that the same files can be chosen again.
            target.value = '';
          }}
        />
        <ImagePlus className="size-4" aria-hidden="true" />
        Add Receipts
      </label>
    </ThumbCorner>
  );
}
