import sharp from 'sharp';

const half = { width: 30, height: 40, channels: 3, background: '#ff0000' } as const;

/**
 * As a phone sends it: 60 x 40 pixels with the left half red, to be turned by 90 degrees, with the
 * location of a home and the time.
 */
export async function phonePhoto({ taken = '2026:03:08 23:20:31' } = {}): Promise<Buffer> {
  const leftHalf = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .composite([{ input: leftHalf, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .withExif({
      IFD0: { Make: 'Pocket', Orientation: '6', DateTime: '2026:05:01 09:00:00' },
      IFD2: { DateTimeOriginal: taken },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
