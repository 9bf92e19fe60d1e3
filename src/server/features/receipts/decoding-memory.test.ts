import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { decodingBytes } from './decoding-memory.ts';

const MEGAPIXEL = 1_000_000;
const picture = () =>
  sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#c33' } });
const bytesOf = async (image: Sharp) =>
  decodingBytes(await sharp(await image.toBuffer()).metadata()) / MEGAPIXEL;

it.each([
  ['a photo', () => picture().jpeg(), 0],
  ['a photo to be turned', () => picture().withMetadata({ orientation: 6 }).jpeg(), 3],
  ['a photo in passes', () => picture().jpeg({ progressive: true }), 3],
  [
    'a photo in passes with all its color',
    () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    6,
  ],
  ['a grey photo in passes', () => picture().toColorspace('b-w').jpeg({ progressive: true }), 2],
  ['a PNG', () => picture().png(), 1],
  ['a PNG in passes', () => picture().png({ progressive: true }), 3],
  [
    'a deep PNG in passes',
    () => picture().ensureAlpha().toColorspace('rgb16').png({ progressive: true }),
    8,
  ],
  ['a GIF', () => picture().gif(), 4],
])('%s takes this many bytes per pixel', async (_what, image, expected) => {
  expect(await bytesOf(image())).toBe(expected);
});
