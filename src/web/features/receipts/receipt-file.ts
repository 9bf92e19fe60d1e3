import { RECEIPT_MAX_BYTES, receiptTypes } from '#shared/receipt.ts';

/** What the file dialog offers. On a phone, that includes the camera and the gallery. */
export const RECEIPT_ACCEPT = [...Object.keys(receiptTypes), 'image/jpg'].join(',');

const MAX_MEGABYTES = RECEIPT_MAX_BYTES / 1024 / 1024;

/** Why a chosen file cannot be a receipt, in one sentence; null if it can. */
export function refuseReceiptFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isReceiptType(type)) {
    return `“${name}” can't be used. Choose a JPEG, PNG, GIF or PDF file.`;
  }
  if (size === 0) return `“${name}” is empty. Choose another file.`;
  if (size > RECEIPT_MAX_BYTES) {
    return `“${name}” is larger than ${MAX_MEGABYTES} MB. Choose a smaller file.`;
  }
  return null;
}

function isReceiptType(type: string): boolean {
  return type === 'image/jpg' || Object.hasOwn(receiptTypes, type);
}

/**
 * The file in a paste. Spreadsheets and other programs add a picture to copied text; if pasted into
 * a field, the text is what the user wants.
 */
export function pastedFile(clipboard: DataTransfer | null, intoField: boolean): File | null {
  if (!clipboard || (intoField && clipboard.types.includes('text/plain'))) return null;
  return clipboard.files[0] ?? null;
}
