import type { Metadata } from 'sharp';

/** Color samples per pixel in a JPEG, by its chroma subsampling. */
const JPEG_SAMPLES: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };
const PNG_SAMPLE_BYTES: Record<string, number> = { ushort: 2 };

/**
 * Larger photos that need a rotation are halved: still four times what a receipt needs to be
 * readable.
 */
const TURNED_MAX_PIXELS = 32_000_000;

export function isToBeHalved({ format, width, height, orientation = 1 }: Metadata): boolean {
  return format === 'jpeg' && orientation > 1 && width * height > TURNED_MAX_PIXELS;
}

/**
 * The memory that an image takes while it is decoded, from its header. Most images are read a few
 * rows at a time. These must be in memory as a whole: rotated ones, interlaced or progressive ones,
 * and every GIF.
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
      // Row filters and compression need memory even if the image is read in order.
      return isProgressive || orientation > 1 ? whole : whole / 3;
    }
    default:
      return pixels * 4;
  }
}
