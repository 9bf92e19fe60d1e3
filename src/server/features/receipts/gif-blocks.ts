const HEADER_BYTES = 13;
const IMAGE_DESCRIPTOR_BYTES = 10;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The only application block that changes what people see: how often the animation repeats. */
const LOOPING = '\x0bNETSCAPE2.0';

/** The canvas size of the file, even if its pictures cover only part of it. */
export function gifScreen(gif: Buffer): { width: number; height: number } {
  return { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8) };
}

/**
 * The same GIF with only its pictures: no comments, no metadata, nothing after the end. Pictures
 * are copied unchanged, because encoding an animation again takes minutes and loses colors. At most
 * `maxPictures` are copied. Null if it is truncated or not a GIF.
 */
export function stripGif(gif: Buffer, maxPictures: number): Buffer | null {
  try {
    return Buffer.concat([...keptBlocks(gif, maxPictures), Buffer.from([TRAILER])]);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function* keptBlocks(gif: Buffer, maxPictures: number): Generator<Buffer> {
  let at = HEADER_BYTES + colorTableBytes(gif.readUInt8(10));
  yield slice(gif, 0, at);
  let pictures = 0;
  while (pictures < maxPictures && gif.readUInt8(at) !== TRAILER) {
    const end = endOfBlock(gif, at);
    if (isKept(gif, at)) yield slice(gif, at, end);
    if (gif[at] === IMAGE) pictures += 1;
    at = end;
  }
  if (pictures === 0) throw new RangeError('The GIF has no picture');
}

function endOfBlock(gif: Buffer, at: number): number {
  switch (gif.readUInt8(at)) {
    case EXTENSION:
      return endOfSubBlocks(gif, at + 2);
    case IMAGE: {
      const tableBytes = colorTableBytes(gif.readUInt8(at + 9));
      // One byte between the color table and the data: the initial code size.
      return endOfSubBlocks(gif, at + IMAGE_DESCRIPTOR_BYTES + tableBytes + 1);
    }
    default:
      throw new RangeError('This is not a GIF block');
  }
}

function endOfSubBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (let length = gif.readUInt8(at); length > 0; length = gif.readUInt8(at)) at += 1 + length;
  return at + 1;
}

function isKept(gif: Buffer, at: number): boolean {
  if (gif[at] === IMAGE) return true;
  const label = gif[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return (
    label === APPLICATION && gif.toString('latin1', at + 2, at + 2 + LOOPING.length) === LOOPING
  );
}

/** From the packed field of the screen or of a picture. */
function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

function slice(gif: Buffer, start: number, end: number): Buffer {
  if (end > gif.length) throw new RangeError('The GIF ends too early');
  return gif.subarray(start, end);
}
