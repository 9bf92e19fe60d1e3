import type { Region } from './picture.ts';

export interface Point {
  x: number;
  y: number;
}

const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the smallest convex shape around the points, in order. */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (ordered: Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1) {
        const [before, last] = chain.slice(-2) as [Point, Point];
        if (turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The smallest rectangle around the points, turned so that its longer side is `width`. */
export function smallestRectangle(points: Point[]): Region {
  const hull = convexHull(points);
  let best: Region | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const rectangle = rectangleAt(hull, angle);
    if (!best || rectangle.width * rectangle.height < best.width * best.height) best = rectangle;
  }
  return best ?? rectangleAt(hull, 0);
}

function rectangleAt(points: Point[], angle: number): Region {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = points.map(({ x, y }) => x * cos + y * sin);
  const vs = points.map(({ x, y }) => y * cos - x * sin);
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const middle = { x: u * cos - v * sin, y: u * sin + v * cos };
  const [width, height] = [right - left, bottom - top];
  return width >= height
    ? { ...middle, width, height, angle: upright(angle) }
    : { ...middle, width: height, height: width, angle: upright(angle + Math.PI / 2) };
}

/** The same direction between -90 and 90 degrees: text is not upside down. */
function upright(angle: number): number {
  const turned = angle % Math.PI;
  if (turned > Math.PI / 2) return turned - Math.PI;
  return turned <= -Math.PI / 2 ? turned + Math.PI : turned;
}
