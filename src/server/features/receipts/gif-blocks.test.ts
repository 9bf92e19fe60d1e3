import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { stripGif } from './gif-blocks.ts';

let gif: Buffer;
beforeAll(async () => {
  const frames = Buffer.concat([0, 80, 160].map((shade) => Buffer.alloc(8 * 8 * 3, shade)));
  const raw = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const;
  gif = await sharp(frames, { raw }).gif({ loop: 0 }).toBuffer();
});

const pixelsOf = (file: Buffer | null) =>
  sharp(file ?? Buffer.alloc(0), { pages: -1 })
    .raw()
    .toBuffer();

/** Inserts blocks between the color table and the first picture, where programs write them. */
function withBlocks(...blocks: Buffer[]): Buffer {
  const packed = gif[10] ?? 0;
  const start = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  return Buffer.concat([gif.subarray(0, start), ...blocks, gif.subarray(start)]);
}
const extension = (label: number, ...parts: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')),
    Buffer.from([0]),
  ]);

describe('stripGif', () => {
  it('drops comments, metadata and what follows the end, and keeps every pixel', async () => {
    const chatty = Buffer.concat([
      withBlocks(
        extension(0xfe, 'at 52.5200 N', 'home'),
        extension(0xff, 'XMP DataXMP', '<x:xmpmeta>home</x:xmpmeta>'),
        extension(0x01, '\0'.repeat(12), 'home'),
      ),
      Buffer.from('<script>home</script>'),
    ]);
    const stripped = stripGif(chatty, 100);
    expect(stripped?.includes('home')).toBe(false);
    expect(stripped?.includes('NETSCAPE2.0')).toBe(true);
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(gif));
    expect(stripGif(stripped ?? gif, 100)).toEqual(stripped);
  });

  it('keeps at most the allowed number of pictures', async () => {
    expect(await sharp(stripGif(gif, 2) ?? gif).metadata()).toMatchObject({ pages: 2 });
  });

  it('is null for a truncated file or another format', () => {
    for (let length = 0; length < gif.length; length += 1) {
      expect(stripGif(gif.subarray(0, length), 100)).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const noise = Buffer.concat([gif.subarray(0, 13), bytes]);
        const stripped = stripGif(noise, 100);
        expect(stripped === null || stripped.length <= noise.length + 1).toBe(true);
      }),
    );
  });
});
