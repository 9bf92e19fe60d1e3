import type { Region } from './picture.ts';

/** A piece of text with its place. */
export interface Piece extends Region {
  text: string;
  certainty: number;
}

/** What stands side by side, from left to right. */
export interface TextRow {
  text: string;
  /** From top to bottom of the page, 0 to 1. */
  place: number;
  /** Of its letters, in pixels. */
  height: number;
  pieces: string[];
}

/** Least certainty of a piece that is used. */
const LEGIBLE = 0.5;

/** Puts pieces into rows as a person would read them, also if the paper lies askew. */
export function toRows(pieces: Piece[]): TextRow[] {
  const legible = pieces.filter(({ text, certainty }) => text !== '' && certainty >= LEGIBLE);
  const angle = commonAngle(legible);
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const placed = legible
    .map((piece) => ({
      ...piece,
      x: piece.x * cos - piece.y * sin,
      y: piece.x * sin + piece.y * cos,
    }))
    .toSorted((a, b) => a.y - b.y);
  const rows: Piece[][] = [];
  for (const piece of placed) {
    const row = rows.findLast((each) => isBeside(each, piece));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  const [top = 0, bottom = 1] = [placed[0]?.y, placed.at(-1)?.y];
  return rows.map((row) => toRow(row, { top, bottom }));
}

/** That of most of the text: the median, where wide pieces count more. */
function commonAngle(pieces: Piece[]): number {
  const sorted = pieces
    .filter(({ width, height }) => width > 2 * height)
    .toSorted((a, b) => a.angle - b.angle);
  const half = sorted.reduce((sum, { width }) => sum + width, 0) / 2;
  let sum = 0;
  for (const { width, angle } of sorted) {
    sum += width;
    if (sum >= half) return angle;
  }
  return 0;
}

/** Whether a piece stands in the row: at the height of its last piece, and not above another. */
function isBeside(row: Piece[], piece: Piece): boolean {
  const height = Math.min(piece.height, ...row.map((each) => each.height));
  const y = row.reduce((sum, each) => sum + each.y, 0) / row.length;
  if (Math.abs(piece.y - y) > 0.45 * height) return false;
  return row.every((each) => Math.abs(each.x - piece.x) > 0.35 * Math.min(each.width, piece.width));
}

function toRow(row: Piece[], { top, bottom }: { top: number; bottom: number }): TextRow {
  const ordered = row.toSorted((a, b) => a.x - b.x);
  const y = row.reduce((sum, each) => sum + each.y, 0) / row.length;
  return {
    text: ordered.map(({ text }, index) => withoutRepeat(ordered, index, text)).join('  '),
    place: bottom > top ? (y - top) / (bottom - top) : 0,
    height: Math.max(...row.map(({ height }) => height)),
    pieces: ordered.map(({ text }, index) => withoutRepeat(ordered, index, text)),
  };
}

/** Two regions that overlap may both contain the letter between them. */
function withoutRepeat(row: Piece[], index: number, text: string): string {
  const before = row[index - 1];
  const piece = row[index];
  if (!before || !piece) return text;
  const isOverlap = before.x + before.width / 2 > piece.x - piece.width / 2;
  return isOverlap && before.text.at(-1) === text.at(0) ? text.slice(1).trimStart() : text;
}
