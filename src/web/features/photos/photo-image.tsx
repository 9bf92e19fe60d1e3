import { ImageOff } from 'lucide-react';
import { isPdfReceipt } from '#shared/receipt.ts';
import { ReceiptImage } from '../receipts/receipt-image.tsx';
import { type Photo, photoName } from './photo.ts';

/** A photo that fills its place, so that the next one moves nothing. */
export function PhotoImage({ photo }: { photo: Photo }) {
  const { key } = photo;
  // Only a call without a form makes such a photo.
  if (!key || isPdfReceipt(key)) {
    return (
      <p className="grid content-center justify-items-center gap-2 rounded-md bg-well text-ink-soft">
        <ImageOff className="size-6" aria-hidden="true" />
        This photo has no picture.
      </p>
    );
  }
  return <ReceiptImage key={key} receiptKey={key} alt={photoName(photo)} isFilling />;
}
