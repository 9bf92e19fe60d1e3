import sharp from 'sharp';
import type { Random } from './random.ts';

type Damage = (paper: Buffer, random: Random) => Promise<Buffer>;

const WOOD = { r: 122, g: 92, b: 62 };

const turn =
  (from: number, to: number, background = { r: 190, g: 188, b: 184 }): Damage =>
  (paper, random) => {
    const angle = random.between(from, to) * random.pick([-1, 1]);
    return sharp(paper).rotate(angle, { background }).png().toBuffer();
  };

const blurred: Damage = async (paper) =>
  sharp(await sharp(paper).blur(1.2).jpeg({ quality: 40 }).toBuffer())
    .png()
    .toBuffer();

const darkened: Damage = async (paper, random) =>
  withNoise(await sharp(paper).linear(0.42, 8).png().toBuffer(), random, 14);

const faded: Damage = (paper) => sharp(paper).linear(0.35, 150).png().toBuffer();

/** Noise of a camera in low light. */
async function withNoise(paper: Buffer, random: Random, strength: number): Promise<Buffer> {
  const { data, info } = await sharp(paper)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const noise = (random.next() + random.next() - 1) * strength;
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + noise));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** Moves each pixel by what the function says. */
async function warp(
  paper: Buffer,
  from: (u: number, v: number) => { u: number; v: number; shade?: number },
): Promise<Buffer> {
  const { data, info } = await sharp(paper)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const result = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { u, v, shade = 1 } = from(x / width, y / height);
      const [column, row] = [u * width, v * height];
      const [left, top] = [Math.floor(column), Math.floor(row)];
      const isInside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
      for (let colour = 0; colour < 3; colour += 1) {
        const value = (dx: number, dy: number) =>
          data[3 * ((top + dy) * width + left + dx) + colour] ?? 0;
        const [fx, fy] = [column - left, row - top];
        const mixed = isInside
          ? (value(0, 0) * (1 - fx) + value(1, 0) * fx) * (1 - fy) +
            (value(0, 1) * (1 - fx) + value(1, 1) * fx) * fy
          : ([WOOD.r, WOOD.g, WOOD.b][colour] ?? 0);
        result[3 * (y * width + x) + colour] = Math.min(255, mixed * shade);
      }
    }
  }
  return sharp(result, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const crumpled: Damage = (paper, random) => {
  const [phase, other] = [random.between(0, 6), random.between(0, 6)];
  return warp(paper, (u, v) => ({
    u: u + 0.006 * Math.sin(9 * v + phase),
    v: v + 0.005 * Math.sin(7 * u + other),
    shade: 0.88 + 0.12 * Math.sin(12 * u + 9 * v + phase),
  }));
};

const inPerspective: Damage = (paper, random) => {
  const lean = random.between(0.08, 0.18) * random.pick([-1, 1]);
  return warp(paper, (u, v) => {
    const narrow = 1 + Math.abs(lean) * (lean > 0 ? v : 1 - v);
    return { u: 0.5 + (u - 0.5) * narrow, v: v * (1 + 0.06 * (v - 0.5)) };
  });
};

const asPhoto: Damage = async (paper, random) => {
  const turned = await turn(1, 4, WOOD)(paper, random);
  const { width = 1, height = 1 } = await sharp(turned).metadata();
  const scale = Math.min(2_600 / width, 3_600 / height);
  const inner = await sharp(turned)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .toBuffer();
  return sharp({ create: { width: 3_024, height: 4_032, channels: 3, background: WOOD } })
    .composite([{ input: inner, gravity: 'center' }])
    .jpeg({ quality: 80 })
    .toBuffer();
};

const everything: Damage = async (paper, random) =>
  blurred(
    await withNoise(await turn(2, 5, WOOD)(await crumpled(paper, random), random), random, 8),
    random,
  );

/** What happens to receipts between the till and the camera. */
export const damages: Record<string, Damage> = {
  clean: async (paper) => paper,
  turned: turn(3, 6),
  turnedOnWood: turn(7, 12, WOOD),
  blurred,
  darkened,
  crumpled,
  inPerspective,
  asPhoto,
  faded,
  everything,
};
