import { isPdfReceipt } from '#shared/receipt.ts';

/** The small image that is stored beside an image. */
export function thumbnailKey(key: string): string {
  return key.replace(/\.\w+$/, '.thumbnail.webp');
}

/** All files that are stored for a receipt. */
export function filesOf(key: string): string[] {
  return isPdfReceipt(key) ? [key] : [key, thumbnailKey(key)];
}
