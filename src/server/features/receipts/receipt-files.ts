import { isPdfReceipt } from '#shared/receipt.ts';

/** The small image that is stored beside an image. */
export function thumbnailKey(receiptKey: string): string {
  return receiptKey.replace(/\.\w+$/, '.thumbnail.webp');
}

/** All files that are stored for a receipt. */
export function filesOf(receiptKey: string): string[] {
  return isPdfReceipt(receiptKey) ? [receiptKey] : [receiptKey, thumbnailKey(receiptKey)];
}
