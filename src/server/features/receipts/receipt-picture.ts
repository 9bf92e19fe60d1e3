import { buffer } from 'node:stream/consumers';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { isPdfReceipt, isReceiptKey } from '#shared/receipt.ts';
import { thumbnailKey } from './receipt-files.ts';
import { loadDecoder } from './receipt-image.ts';

const QUALITY = 72;

/** Whether there is a small picture of this file. */
export const hasPicture = (key: string): boolean => isReceiptKey(key) && !isPdfReceipt(key);

/** The stored thumbnail as a JPEG, which a PDF can contain. Decoding the photo would take a second. */
export async function readPicture(storage: ReceiptStorage, key: string): Promise<Uint8Array> {
  const thumbnail = await buffer(await storage.open(thumbnailKey(key)));
  const open = await loadDecoder();
  return open(thumbnail, {})
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer();
}
