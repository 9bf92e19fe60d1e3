import sharp from 'sharp';
import type { Paper, PaperRow } from './paper.ts';

const MARGIN = 36;
const LINE = 1.75;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The paper as a clean scan would show it. */
export async function draw({
  width,
  font,
  rows,
}: Pick<Paper, 'width' | 'font' | 'rows'>): Promise<Buffer> {
  let y = MARGIN;
  const texts = rows.map((row) => {
    y += (row.size ?? 24) * LINE;
    return drawRow(row, width, y);
  });
  const height = Math.round(y + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fdfcf8"/>
    <g font-family="${font}" fill="#1d1c1a">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function drawRow(
  { left, right, size = 24, isCentered, isBold }: PaperRow,
  width: number,
  y: number,
) {
  const weight = isBold ? ' font-weight="bold"' : '';
  const text = (x: number, anchor: string, content: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${weight} xml:space="preserve">${escapeText(content)}</text>`;
  if (isCentered) return text(width / 2, 'middle', left);
  return text(MARGIN, 'start', left) + (right ? text(width - MARGIN, 'end', right) : '');
}
