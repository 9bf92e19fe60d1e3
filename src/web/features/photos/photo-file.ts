import { RECEIPT_ACCEPT, refuseReceiptFile } from '../receipts/receipt-file.ts';

/** What the file dialog offers. An iPhone turns its own format into one of these. */
export const PHOTO_ACCEPT = RECEIPT_ACCEPT.split(',')
  .filter((type) => type.startsWith('image/'))
  .join(',');

/** Why a chosen file cannot be a photo, in one sentence; null if it can. */
export function refusePhotoFile(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PHOTO_ACCEPT.split(',').includes(file.type)) {
    return `“${file.name}” can't be used. Choose a JPEG, PNG or GIF file.`;
  }
  return refuseReceiptFile(file);
}
