import { type Point, smallestRectangle } from './geometry.ts';
import { cutOut, type Picture, type Region } from './picture.ts';
import type { Network } from './runtime.ts';

const LONGEST_SIDE = 960;
/** The network takes sides that are a multiple of this. */
const STEP = 32;
const MEANS = [0.485, 0.456, 0.406];
const DEVIATIONS = [0.229, 0.224, 0.225];

/** How likely a pixel is text, to count as text. */
const PIXEL_LIKELIHOOD = 0.3;
/** How likely a region is text on average, to be read. */
const REGION_LIKELIHOOD = 0.5;
/** The network marks the middle of a line of text. The line itself is larger by this much. */
const GROWTH = 1.6;
const SMALLEST_SIDE = 3;
const MAX_REGIONS = 600;

/** Where there is text in a picture. */
export async function findText(network: Network, picture: Picture): Promise<Region[]> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [roundToStep(picture.width * scale), roundToStep(picture.height * scale)];
  const { data } = await network.run(toInput(picture, width, height), [1, 3, height, width]);
  const regions = findRegions(data as Float32Array, width, height);
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  return regions.slice(0, MAX_REGIONS).map((region) => ({
    x: region.x * scaleX,
    y: region.y * scaleY,
    width: region.width * scaleX,
    height: region.height * scaleY,
    angle: region.angle,
  }));
}

const roundToStep = (size: number) => Math.max(STEP, Math.round(size / STEP) * STEP);

function toInput(picture: Picture, width: number, height: number): Float32Array {
  const whole = {
    x: picture.width / 2,
    y: picture.height / 2,
    width: picture.width,
    height: picture.height,
    angle: 0,
  };
  const input = cutOut(picture, whole, width, height);
  const plane = width * height;
  for (let colour = 0; colour < 3; colour += 1) {
    const [mean = 0, deviation = 1] = [MEANS[colour], DEVIATIONS[colour]];
    for (let at = colour * plane; at < (colour + 1) * plane; at += 1) {
      input[at] = (((input[at] ?? 0) + 1) / 2 - mean) / deviation;
    }
  }
  return input;
}

/** The connected parts of the map, each as a rectangle. */
function findRegions(likelihood: Float32Array, width: number, height: number): Region[] {
  const isSeen = new Uint8Array(likelihood.length);
  const regions: Region[] = [];
  const isText = (at: number) => !isSeen[at] && (likelihood[at] ?? 0) > PIXEL_LIKELIHOOD;
  for (let start = 0; start < likelihood.length; start += 1) {
    if (!isText(start)) continue;
    const part = collect(start, width, height, isText, isSeen);
    const sum = part.reduce((total, at) => total + (likelihood[at] ?? 0), 0);
    if (sum / part.length < REGION_LIKELIHOOD) continue;
    const region = grow(smallestRectangle(outline(part, width)));
    if (region) regions.push(region);
  }
  return regions;
}

function collect(
  start: number,
  width: number,
  height: number,
  isText: (at: number) => boolean,
  isSeen: Uint8Array,
): number[] {
  const part = [start];
  isSeen[start] = 1;
  for (let next = 0; next < part.length; next += 1) {
    const at = part[next] as number;
    const x = at % width;
    const neighbours = [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      at - width,
      at + width < width * height ? at + width : -1,
    ];
    for (const neighbour of neighbours) {
      if (neighbour < 0 || !isText(neighbour)) continue;
      isSeen[neighbour] = 1;
      part.push(neighbour);
    }
  }
  return part;
}

/** The first and the last pixel of each row: enough for the rectangle around all of them. */
function outline(part: number[], width: number): Point[] {
  const rows = new Map<number, { left: number; right: number }>();
  for (const at of part) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = rows.get(y);
    if (!row) rows.set(y, { left: x, right: x });
    else {
      row.left = Math.min(row.left, x);
      row.right = Math.max(row.right, x);
    }
  }
  return [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: left, y: y + 1 },
    { x: right + 1, y },
    { x: right + 1, y: y + 1 },
  ]);
}

function grow(region: Region): Region | undefined {
  const { width, height } = region;
  if (height < SMALLEST_SIDE) return undefined;
  const distance = (width * height * GROWTH) / (2 * (width + height));
  return { ...region, width: width + 2 * distance, height: height + 2 * distance };
}
