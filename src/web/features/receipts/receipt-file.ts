import { RECEIPT_MAX_BYTES, receiptTypes } from '#shared/receipt.ts';

/** What the file dialog offers; on a phone it also leads to the camera and the gallery. */
export const RECEIPT_ACCEPT = [...Object.keys(receiptTypes), 'image/jpg'].join(',');

const MAX_MEGABYTES = RECEIPT_MAX_BYTES / 1024 / 1024;

/** Why a chosen file cannot be a receipt, in one sentence; null when it can. */
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
 * The file in what was pasted. Programs such as spreadsheets put a picture beside copied text;
 * pasted into a field, the text is what is meant.
 */
export function pastedFile(clipboard: DataTransfer | null, intoField: boolean): File | null {
  if (!clipboard || (intoField && clipboard.types.includes('text/plain'))) return null;
  return clipboard.files[0] ?? null;
}
