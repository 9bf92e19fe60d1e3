import { isPdfReceipt, receiptTypes } from '#shared/receipt.ts';

/** The small image that is stored beside an image. */
export function thumbnailKey(receiptKey: string): string {
  return receiptKey.replace(/\.\w+$/, '.thumbnail.webp');
}

/** All files that are stored for a receipt. */
export function filesOf(receiptKey: string): string[] {
  return isPdfReceipt(receiptKey) ? [receiptKey] : [receiptKey, thumbnailKey(receiptKey)];
}

/** The receipts that a file may belong to: the key of a thumbnail does not tell its image's type. */
export function receiptsOf(fileKey: string): string[] {
  const [stem = '', ...ending] = fileKey.split('.');
  if (ending.join('.') !== 'thumbnail.webp') return [fileKey];
  return Object.values(receiptTypes).map((extension) => `${stem}.${extension}`);
}

const LINK_READER = /^link-(\d{1,10})$/;

/** The reader of an address that ends with a link for someone without an account. */
export const linkReader = (linkId: number): string => `link-${linkId}`;

/** The id of that link; null if the reader is a member. */
export function linkOf(reader: string): number | null {
  const digits = LINK_READER.exec(reader)?.[1];
  return digits === undefined ? null : Number(digits);
}
