import sharp from 'sharp';

/** Three bytes for each pixel: red, green, blue. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** More pixels cost time and make nothing more legible. */
const LONGEST_SIDE = 1_600;
const MAX_PIXELS = 64_000_000;

/** Upright, as the camera was held. */
export async function readPicture(source: string | Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .rotate()
    .flatten({ background: 'white' })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A part of a picture that may be turned: `angle` is that of its longer side, in radians. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** Cuts out a region and scales it, as numbers from -1 to 1: one plane for each colour. */
export function cutOut(picture: Picture, region: Region, width: number, height: number) {
  const plane = width * height;
  const cut = new Float32Array(3 * plane);
  const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)];
  const [stepX, stepY] = [region.width / width, region.height / height];
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) * stepY - region.height / 2;
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) * stepX - region.width / 2;
      const x = region.x + u * cos - v * sin - 0.5;
      const y = region.y + u * sin + v * cos - 0.5;
      sample(picture, x, y, cut, row * width + column, plane);
    }
  }
  return cut;
}

/** The colour between four pixels. */
function sample(
  { width, height, data }: Picture,
  x: number,
  y: number,
  cut: Float32Array,
  at: number,
  plane: number,
): void {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const fx = Math.min(Math.max(x - left, 0), 1);
  const fy = Math.min(Math.max(y - top, 0), 1);
  const rows = [3 * top * width, 3 * bottom * width] as const;
  for (let colour = 0; colour < 3; colour += 1) {
    const value = (row: number, column: number) => data[row + 3 * column + colour] ?? 0;
    const upper = value(rows[0], left) * (1 - fx) + value(rows[0], right) * fx;
    const lower = value(rows[1], left) * (1 - fx) + value(rows[1], right) * fx;
    cut[at + colour * plane] = (upper * (1 - fy) + lower * fy) / 127.5 - 1;
  }
}
