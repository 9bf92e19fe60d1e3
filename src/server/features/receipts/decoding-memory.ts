import type { Metadata } from 'sharp';

/** Samples of color per pixel in a JPEG, by how it halves its color planes. */
const JPEG_SAMPLES: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };
const PNG_SAMPLE_BYTES: Record<string, number> = { ushort: 2 };

/** Larger photos that lie on their side are halved: still four times what reading a slip needs. */
const TURNED_MAX_PIXELS = 32_000_000;

export function isToBeHalved({ format, width, height, orientation = 1 }: Metadata): boolean {
  return format === 'jpeg' && orientation > 1 && width * height > TURNED_MAX_PIXELS;
}

/**
 * What an image takes while it is decoded, by its header. Most are read a few rows at a time; these
 * have to be in memory as a whole: what is to be turned, what comes in passes, and every GIF.
 */
export function decodingBytes(header: Metadata): number {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = header;
  const pixels = width * height;
  switch (header.format) {
    case 'jpeg': {
      const samples = Math.min(channels, JPEG_SAMPLES[header.chromaSubsampling ?? ''] ?? channels);
      // The passes refine coefficients of two bytes each.
      const passes = isProgressive ? pixels * samples * 2 : 0;
      const turned = isToBeHalved(header) ? pixels / 4 : pixels;
      return passes + (orientation > 1 ? turned * channels : 0);
    }
    case 'png': {
      const whole = pixels * channels * (PNG_SAMPLE_BYTES[depth] ?? 1);
      // The filters of the rows and the packing take their part even of one that is read in order.
      return isProgressive || orientation > 1 ? whole : whole / 3;
    }
    default:
      return pixels * 4;
  }
}
