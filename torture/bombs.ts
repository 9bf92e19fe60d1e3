import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { RECEIPT_MAX_BYTES } from '#shared/receipt.ts';
import type { Scale } from './gate.ts';

export interface Bomb {
  name: string;
  content: Buffer;
  /** The correct statuses. */
  expected: number[];
}

const RED = { r: 200, g: 30, b: 30 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED }, limitInputPixels: false });

interface PngOptions {
  /** As in the PNG specification: 0 grey, 2 RGB, 6 RGB with alpha. */
  colorType?: 0 | 2 | 6;
  depth?: 8 | 16;
  isInterlaced?: boolean;
  /** The supposed pixels; by default what the header announces, all zero. */
  pixels?: Buffer;
  extra?: Buffer[];
}

const CHANNELS = { 0: 1, 2: 3, 6: 4 };

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function png(width: number, height: number, options: PngOptions = {}): Buffer {
  const { colorType = 0, depth = 8, isInterlaced = false, extra = [] } = options;
  const rowBytes = width * CHANNELS[colorType] * (depth / 8) + 1;
  const pixels = options.pixels ?? zeros(rowBytes * height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Deflated zeros, made in pieces: a few hundred megabytes shrink to a few hundred kB. */
function zeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 1 });
}

interface GifOptions {
  screen: [number, number];
  frame: [number, number];
  frames?: number;
}

function gif({ screen, frame, frames = 1 }: GifOptions): Buffer {
  const header = Buffer.alloc(13);
  header.write('GIF89a', 'latin1');
  header.writeUInt16LE(screen[0], 6);
  header.writeUInt16LE(screen[1], 8);
  header[10] = 0x80;
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const descriptor = Buffer.alloc(10);
  descriptor[0] = 0x2c;
  descriptor.writeUInt16LE(frame[0], 5);
  descriptor.writeUInt16LE(frame[1], 7);
  // One code for clear, one pixel, end.
  const data = Buffer.from([2, 2, 0x44, 1, 0]);
  const pictures = Array.from({ length: frames }, () => Buffer.concat([descriptor, data]));
  return Buffer.concat([header, colors, ...pictures, Buffer.from([0x3b])]);
}

/** A JPEG that repeats its last scan: each one has to be decoded. */
function manyScans(progressive: Buffer, repeats: number): Buffer {
  const start = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(start, -2);
  const room = Math.floor((RECEIPT_MAX_BYTES - progressive.length) / scan.length);
  const scans = Array.from({ length: Math.min(repeats, room) }, () => scan);
  return Buffer.concat([progressive.subarray(0, -2), ...scans, progressive.subarray(-2)]);
}

function pdf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);
}

/** For images that are accepted and processed. The product accepts up to 64 megapixels. */
const LARGEST_SIDE: Record<Scale, number> = { small: 3_000, full: 8_000 };

const TAKEN = [201];
const DAMAGED = [400];
const TOO_LARGE = [413];
const WRONG_TYPE = [415];
/** Either is right, as long as the server stays healthy. */
const TAKEN_OR_REFUSED = [201, 400, 413];

/** Files that try to harm the program that opens them, and some that only look like it. */
export async function makeBombs(scale: Scale): Promise<Bomb[]> {
  const side = LARGEST_SIDE[scale];
  const largest = `${(side * side) / 1e6} megapixels`;
  const photo = await picture(side, side).jpeg().toBuffer();
  const turned = await picture(side, side).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const progressive = await picture(side, side)
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const small = await picture(60, 40).png().toBuffer();
  const smallGif = await picture(60, 40).gif().toBuffer();
  const text = (bytes: number) =>
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros(bytes)]));
  const profile = (bytes: number) =>
    pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), zeros(bytes)]));
  const bomb = (name: string, expected: number[], content: Buffer): Bomb => ({
    name,
    content,
    expected,
  });
  return [
    bomb('PNG of 400 megapixels', TOO_LARGE, png(20_000, 20_000, { pixels: zeros(1e8) })),
    bomb('PNG that says 65,535 x 65,535', TOO_LARGE, png(65_535, 65_535, { pixels: zeros(1) })),
    bomb('PNG of width 0', DAMAGED, png(0, 10, { pixels: zeros(1) })),
    bomb(`PNG of ${largest}`, TAKEN, png(side, side)),
    bomb(
      `PNG of ${largest}, RGBA, 16 bit`,
      TAKEN_OR_REFUSED,
      png(side, side, { colorType: 6, depth: 16 }),
    ),
    bomb(
      'PNG of 64 megapixels, RGBA, 16 bit, interlaced',
      TOO_LARGE,
      png(8_000, 8_000, { colorType: 6, depth: 16, isInterlaced: true, pixels: zeros(1e8) }),
    ),
    bomb('PNG with 1 GB more pixels than it says', TAKEN_OR_REFUSED, overfullPng()),
    bomb('PNG with 100 MB of text', TAKEN_OR_REFUSED, png(10, 10, { extra: [text(1e8)] })),
    bomb('PNG with a profile of 100 MB', TAKEN_OR_REFUSED, png(10, 10, { extra: [profile(1e8)] })),
    bomb(`JPEG of ${largest}`, TAKEN, photo),
    bomb(`JPEG of ${largest} to be turned`, TAKEN, turned),
    bomb(`JPEG of ${largest} to be turned, progressive`, TAKEN_OR_REFUSED, progressive),
    bomb('JPEG with thousands of scans', TAKEN_OR_REFUSED, manyScans(progressive, 5_000)),
    bomb(
      'GIF screen of 65,535 x 65,535',
      TOO_LARGE,
      gif({ screen: [65_535, 65_535], frame: [1, 1] }),
    ),
    bomb(
      'GIF picture of 65,535 x 65,535',
      TOO_LARGE,
      gif({ screen: [1, 1], frame: [65_535, 65_535] }),
    ),
    bomb(
      'GIF of 100,000 pictures',
      TAKEN_OR_REFUSED,
      gif({ screen: [8, 8], frame: [8, 8], frames: 100_000 }),
    ),
    bomb(
      'GIF of 500 pictures of 64 megapixels',
      TAKEN_OR_REFUSED,
      gif({ screen: [8_000, 8_000], frame: [8_000, 8_000], frames: 500 }),
    ),
    bomb('PDF of 10 MB', TAKEN, pdf(RECEIPT_MAX_BYTES)),
    bomb('PDF of 10 MB and a byte', TOO_LARGE, pdf(RECEIPT_MAX_BYTES + 1)),
    bomb('file of 30 MB', TOO_LARGE, Buffer.alloc(30_000_000)),
    bomb('PNG that goes on as a page', TAKEN, Buffer.concat([small, Buffer.from(PAGE)])),
    bomb('GIF that is also a script', DAMAGED, Buffer.from(`GIF89a/*${'x'.repeat(99)}*/=1;`)),
    bomb('GIF that goes on as a page', TAKEN, Buffer.concat([smallGif, Buffer.from(PAGE)])),
    bomb('page with the mark of a PDF', TAKEN, Buffer.from(`${PAGE}\n%PDF-1.7\n`)),
    bomb('SVG called a picture', WRONG_TYPE, Buffer.from('<svg xmlns="x" onload="alert(1)"/>')),
    bomb('page', WRONG_TYPE, Buffer.from(PAGE)),
    bomb('program', WRONG_TYPE, Buffer.from('\x7fELF\x02\x01\x01', 'latin1')),
    bomb('archive', WRONG_TYPE, Buffer.from('PK\x03\x04', 'latin1')),
    bomb('WebP', WRONG_TYPE, await picture(9, 9).webp().toBuffer()),
    bomb('TIFF', WRONG_TYPE, await picture(9, 9).tiff().toBuffer()),
    bomb('nothing', WRONG_TYPE, Buffer.alloc(0)),
    ...[photo, small, smallGif].map((whole) =>
      bomb('image that is cut off', DAMAGED, whole.subarray(0, Math.floor(whole.length * 0.6))),
    ),
    bomb('mark of a JPEG and noise', DAMAGED, Buffer.from('\xff\xd8\xff\xe0noise', 'latin1')),
  ];
}

const PAGE = '<!doctype html><script>alert(document.cookie)</script>';

/** Announces ten rows, but the data continues for a gigabyte. */
function overfullPng(): Buffer {
  const piece = zeros(1_000_000);
  // Several deflate blocks in a row form one stream; only the last one is final.
  const pixels = Buffer.concat([piece, ...Array.from({ length: 1_000 }, () => piece.subarray(2))]);
  return png(10, 10, { pixels });
}
