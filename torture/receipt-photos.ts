import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const SIZE = 1_000;
const PATCH = 300;
/** Encoding changes a color a little. */
const TOLERANCE = 12;

/** Different enough to tell a hundred photos apart. */
const colorOf = (number: number) => ({
  r: 30 + (number % 5) * 50,
  g: 30 + (Math.floor(number / 5) % 5) * 50,
  b: 30 + (Math.floor(number / 25) % 5) * 50,
});

/** A JPEG of about 2 MB: noise, which does not compress, and a patch in the color of its number. */
export async function receiptPhoto(number: number): Promise<Buffer> {
  const noise = randomBytes(SIZE * SIZE * 3);
  const patch = await sharp({
    create: { width: PATCH, height: PATCH, channels: 3, background: colorOf(number) },
  })
    .png()
    .toBuffer();
  return sharp(noise, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .composite([{ input: patch, left: 0, top: 0 }])
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Whether a stored file is the photo of that number, to its last row. */
export async function isPhotoOf(number: number, content: Buffer): Promise<boolean> {
  const image = sharp(content, { failOn: 'truncated' });
  const { width, height } = await image.metadata();
  if (width !== SIZE || height !== SIZE) return false;
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const middle = (PATCH / 2) * SIZE + PATCH / 2;
  const [r = 0, g = 0, b = 0] = data.subarray(middle * 3, middle * 3 + 3);
  const wanted = colorOf(number);
  const differences = [r - wanted.r, g - wanted.g, b - wanted.b];
  return differences.every((each) => Math.abs(each) <= TOLERANCE);
}
