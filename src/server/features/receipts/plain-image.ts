/** The segments of a JPEG that carry the picture, and the head that says it is a JPEG. */
const JPEG_TABLES = new Set([0xdb, 0xc4, 0xdd, 0xe0]);
const PNG_HEAD_BYTES = 8;
/** The chunks of a PNG that carry the picture, its colors and its density. */
const PNG_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS pHYs sBIT bKGD gAMA cHRM sRGB'.split(' '));

/**
 * Whether an image has nothing but its picture: no metadata, no text, nothing after its end. The
 * images that we store are like this, so one that comes back can be kept byte by byte. A GIF is
 * never encoded again anyway.
 */
export function isPlainImage(type: string, bytes: Buffer): boolean {
  if (type === 'image/jpeg') return isPlainJpeg(bytes);
  return type === 'image/png' && isPlainPng(bytes);
}

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    // From the scan on, 0xff 0xd9 is the end and nothing else.
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) === bytes.length - 2;
    const isFrame = marker >= 0xc0 && marker <= 0xcf;
    if (!isFrame && !JPEG_TABLES.has(marker)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

function isPlainPng(bytes: Buffer): boolean {
  let at = PNG_HEAD_BYTES;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_CHUNKS.has(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}
