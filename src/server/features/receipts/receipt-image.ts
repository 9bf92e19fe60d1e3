import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { Metadata, SharpOptions } from 'sharp';
import { AppError, unavailable } from '#server/errors.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { RECEIPT_MAX_PIXELS, type ReceiptType } from '#shared/receipt.ts';
import { dayTaken } from './day-taken.ts';
import { decodingBytes, isToBeHalved } from './decoding-memory.ts';
import { gifScreen, stripGif } from './gif-blocks.ts';
import { isPlainImage } from './plain-image.ts';

/** Sharp in a gallery on a phone. */
const THUMBNAIL_PIXELS = 320;
const DECODING_SECONDS = 20;
const DECODING_MAX_BYTES = 150_000_000;
const HEAVY_BYTES = 40_000_000;
/** Reading a few rows at a time costs memory too. */
const HEAVY_PIXELS = 20_000_000;

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

export interface Cleaning {
  /** Whether an image that is clean already is kept byte by byte. */
  keepsPlain?: boolean;
}

/** Each of these alone takes most of a small machine's free memory. */
const withHeavySlot = createWorkSlots({
  running: 1,
  waiting: 30,
  refusal: 'Too many receipts are being uploaded right now. Try again in a moment.',
});

/**
 * Encodes the image again, upright and without metadata: photos of receipts contain the location of
 * a home. Checks the header first, and refuses what would take too much memory to decode.
 */
export async function cleanImage(
  type: ImageType,
  files: ImageFiles,
  { keepsPlain = false }: Cleaning = {},
) {
  const open = await loadDecoder();
  try {
    const header = await open(files.source, { limitInputPixels: false }).metadata();
    if (header.format !== FORMATS[type]) throw brokenImage();
    if (header.width * header.height > RECEIPT_MAX_PIXELS) throw tooManyPixels();
    const bytes = decodingBytes(header);
    const isHeavy = bytes > HEAVY_BYTES || header.width * header.height > HEAVY_PIXELS;
    if (bytes > DECODING_MAX_BYTES) throw tooHeavy();
    const isKept =
      keepsPlain && !isToBeHalved(header) && isPlainImage(type, await readFile(files.source));
    const write = () => writeImageAndThumbnail(type, open, files, { header, isKept });
    return await (isHeavy ? withHeavySlot(write) : write());
  } catch (error) {
    throw explain(error);
  }
}

async function writeImageAndThumbnail(
  type: ImageType,
  open: Decoder,
  files: ImageFiles,
  { header, isKept }: { header: Metadata; isKept: boolean },
) {
  if (isKept) await copyFile(files.source, files.image);
  const { width, height } = isKept ? header : await writeClean[type](open, files, header);
  await open(files.image)
    .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(files.thumbnail);
  return { width, height, takenOn: dayTaken(header.exif) };
}

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;
type WriteClean = (
  open: Decoder,
  files: ImageFiles,
  header: Metadata,
) => Promise<{ width: number; height: number }>;

const writeClean: Record<ImageType, WriteClean> = {
  'image/jpeg': (open, { source, image }, header) => {
    const side = Math.ceil(Math.max(header.width, header.height) / 2);
    const upright = open(source).autoOrient();
    // A JPEG at half size is decoded in a quarter of the memory.
    if (isToBeHalved(header)) upright.resize(side, side, { fit: 'inside' });
    // Optimized coding would make files a few percent smaller and need twice the memory.
    return upright.jpeg({ quality: 85, optimiseCoding: false }).toFile(image);
  },

  'image/png': (open, { source, image }, { isPalette = false }) =>
    open(source)
      .autoOrient()
      .png(isPalette ? { palette: true, dither: 0, effort: 1 } : {})
      .toFile(image),

  'image/gif': async (_open, { source, image }, header) => {
    const gif = await readFile(source);
    // The decoder ignores an odd screen size, but a browser makes room for it.
    const screen = gifScreen(gif);
    const width = Math.max(header.width, screen.width);
    const height = Math.max(header.height, screen.height);
    if (width * height > RECEIPT_MAX_PIXELS) throw tooManyPixels();
    const stripped = stripGif(gif, Math.floor(RECEIPT_MAX_PIXELS / (width * height)));
    if (!stripped) throw brokenImage();
    await writeFile(image, stripped);
    return { width, height };
  },
};

/** Loaded with the first image, because it is native and large. */
export async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // Nothing is opened twice, and old images should not take memory.
  sharp.cache(false);
  // Two images at a time are enough for two cores, and other requests need them too.
  sharp.concurrency(1);
  return (file: string | Buffer, options: SharpOptions = {}) =>
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
  return new AppError('validation', message, { details: [{ path: ['image'], message }], cause });
};

const tooHeavy = () =>
  new AppError(
    'too_large',
    'The image takes too much memory to open. Make it smaller, or save it as a plain JPEG.',
  );

const tooManyPixels = () =>
  new AppError(
    'too_large',
    `The image has more than ${RECEIPT_MAX_PIXELS / 1_000_000} megapixels.`,
  );
