import { palette } from './palette.ts';

/** The bob of the product's mark, 12 wide and 18 high, hanging from (0, 0). */
const BOB =
  'M-2.2 0h4.4v2.3h1.7a2 2 0 0 1 1.9 2.7L0.75 17.5a.8.8 0 0 1-1.5 0L-5.8 5a2 2 0 0 1 1.9-2.7h1.7Z';

interface Hanging {
  x: number;
  top: number;
  length: number;
  scale: number;
}

/** The sign of the product: a line with a bob. */
export function drawPlumbLine(doc: PDFKit.PDFDocument, { x, top, length, scale }: Hanging): void {
  doc.lineWidth(1.4 * scale).strokeColor(palette.pine);
  doc
    .moveTo(x, top)
    .lineTo(x, top + length)
    .stroke();
  doc
    .save()
    .translate(x, top + length)
    .scale(scale)
    .path(BOB)
    .fill(palette.pine)
    .restore();
}
