import { isPdfReceipt } from '#shared/receipt.ts';

/** The small picture that is kept beside an image. */
export function thumbnailKey(key: string): string {
  return key.replace(/\.\w+$/, '.thumbnail.webp');
}

/** Everything that is stored for a receipt. */
export function filesOf(key: string): string[] {
  return isPdfReceipt(key) ? [key] : [key, thumbnailKey(key)];
}
