import { readFile, writeFile } from 'node:fs/promises';
import type { Metadata, SharpOptions } from 'sharp';
import { AppError, unavailable } from '#server/errors.ts';
import { RECEIPT_MAX_PIXELS, type ReceiptType } from '#shared/receipt.ts';
import { stripGif } from './gif-blocks.ts';

const THUMBNAIL_PIXELS = 160;
const DECODING_SECONDS = 20;

export type ImageType = Exclude<ReceiptType, 'application/pdf'>;

const FORMATS: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
};

interface ImageFiles {
  source: string;
  /** Where the cleaned image and its thumbnail are written. */
  image: string;
  thumbnail: string;
}

/**
 * Writes the picture anew, upright and without anything but its pixels: photos of receipts carry
 * the position of somebody's home. Refuses by the header what would take too much to decode.
 */
export async function cleanImage(type: ImageType, files: ImageFiles) {
  const open = await loadDecoder();
  try {
    const header = await open(files.source, { limitInputPixels: false }).metadata();
    if (header.format !== FORMATS[type]) throw brokenImage();
    if (header.width * header.height > RECEIPT_MAX_PIXELS) throw tooManyPixels();
    const size = await writeClean[type](open, files, header);
    await open(files.image)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(files.thumbnail);
    return { width: size.width, height: size.height };
  } catch (error) {
    throw explain(error);
  }
}

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;
type WriteClean = (
  open: Decoder,
  files: ImageFiles,
  header: Metadata,
) => Promise<{ width: number; height: number }>;

const writeClean: Record<ImageType, WriteClean> = {
  'image/jpeg': (open, { source, image }) =>
    // Optimised coding would save a few percent of the file and take twice the memory.
    open(source).autoOrient().jpeg({ quality: 85, optimiseCoding: false }).toFile(image),

  'image/png': (open, { source, image }, { isPalette = false }) =>
    open(source)
      .autoOrient()
      .png(isPalette ? { palette: true, dither: 0, effort: 1 } : {})
      .toFile(image),

  'image/gif': async (_open, { source, image }, { width, height }) => {
    const maxPictures = Math.floor(RECEIPT_MAX_PIXELS / (width * height));
    const stripped = stripGif(await readFile(source), maxPictures);
    if (!stripped) throw brokenImage();
    await writeFile(image, stripped);
    return { width, height };
  },
};

/** Loaded with the first image: it is native, and large. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // Nothing is opened twice, and an old picture must not take memory.
  sharp.cache(false);
  return (file: string, options: SharpOptions = {}) =>
    sharp(file, { failOn: 'error', limitInputPixels: RECEIPT_MAX_PIXELS, ...options }).timeout({
      seconds: DECODING_SECONDS,
    });
}

function explain(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if ((error as Error).message.startsWith('timeout')) {
    return unavailable('The image took too long to process. Try again in a moment.', error);
  }
  return brokenImage(error);
}

const brokenImage = (cause?: unknown) => {
  const message = 'This image is damaged and cannot be used.';
  return new AppError('invalid', message, { details: [{ path: ['image'], message }], cause });
};

const tooManyPixels = () =>
  new AppError(
    'too_large',
    `The image has more than ${RECEIPT_MAX_PIXELS / 1_000_000} megapixels.`,
  );
