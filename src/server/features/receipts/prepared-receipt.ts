import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/errors.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import type { ReceiptType } from '#shared/receipt.ts';
import { type Cleaning, cleanImage } from './receipt-image.ts';
import { detectReceiptType } from './receipt-type.ts';

export interface PreparedReceipt {
  type: ReceiptType;
  file: string;
  thumbnail: string | null;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  /** The day on which a photo was taken, if it says so. */
  takenOn: string | null;
}

/** An image may take a core and a few hundred megabytes. */
const withImageSlot = createWorkSlots({
  running: 2,
  waiting: 30,
  refusal: 'Too many receipts are being uploaded right now. Try again in a moment.',
});

interface KnownImage {
  thumbnail: Buffer;
  width: number;
  height: number;
}

/**
 * Images that were prepared before and kept as they were, by the SHA-256 of the file: the pictures
 * of a sample are the same each time.
 */
export type KnownImages = Map<string, KnownImage>;

/** Turns an upload into what we store: a clean image with its thumbnail, or the PDF. */
export async function prepareReceipt(
  received: string,
  { known, ...cleaning }: Cleaning & { known?: KnownImages | undefined } = {},
): Promise<PreparedReceipt> {
  const type = await detectReceiptType(received);
  if (!type) {
    throw new AppError(
      'unsupported_type',
      'Only JPEG, PNG or GIF images and PDF files can be used as receipts.',
    );
  }
  if (type === 'application/pdf') {
    const pdf = { type, file: received, thumbnail: null, takenOn: null };
    return { ...pdf, width: null, height: null, ...(await measure(received)) };
  }
  const folder = path.dirname(received);
  const image = path.join(folder, 'image');
  const thumbnail = path.join(folder, 'thumbnail');
  const sent = known && (await measure(received));
  const same = sent && known?.get(sent.sha256);
  if (same) {
    await writeFile(thumbnail, same.thumbnail);
    const { width, height } = same;
    return { type, file: received, thumbnail, width, height, takenOn: null, ...sent };
  }
  const pixels = await withImageSlot(() =>
    cleanImage(type, { source: received, image, thumbnail }, cleaning),
  );
  const stored = await measure(image);
  if (sent?.sha256 === stored.sha256) {
    const { width, height } = pixels;
    known?.set(sent.sha256, { thumbnail: await readFile(thumbnail), width, height });
  }
  return { type, file: image, thumbnail, ...pixels, ...stored };
}

export async function measure(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { size: (await stat(file)).size, sha256: hash.digest('hex') };
}
