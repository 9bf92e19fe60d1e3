import sharp from 'sharp';
import type { SampleExpense } from './sample-project.ts';

const WIDTH = 300;
const MARGIN = 18;
const FONT = 'DejaVu Sans Mono';
/** Of the shops in the sample, which are all in one town. */
const TAX = 0.0725;

interface Row {
  left: string;
  right?: string;
  size?: number;
  isBold?: boolean;
  isCentered?: boolean;
}

const RULE: Row = { left: '-'.repeat(37), size: 11 };

/**
 * A small picture of a receipt: a few kilobytes in shades of gray. It has no date, because the days
 * of the sample move with the day on which it is loaded.
 */
export async function drawReceipt(expense: SampleExpense, number: number): Promise<Buffer> {
  const rows = rowsOf(expense, number);
  let y = MARGIN;
  const texts = rows.map((row) => {
    y += (row.size ?? 12) * 1.65;
    return drawRow(row, y);
  });
  const height = Math.round(y + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <rect width="100%" height="100%" fill="#fbfaf6"/>
    <g font-family="${FONT}" fill="#242321">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg))
    .grayscale()
    .png({ palette: true, colors: 8, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

function rowsOf({ from, what, amount, category, method, refundOf }: SampleExpense, number: number) {
  const total = Math.round(Number(amount) * 100);
  const isTaxed = category === 'materials' || category === 'tools';
  const net = isTaxed ? Math.round(total / (1 + TAX)) : total;
  const isInvoice = category === 'labor' || method === 'bank_transfer';
  const clock = `${8 + (number % 9)}:${String((number * 17) % 60).padStart(2, '0')}`;
  const sign = refundOf ? '-' : '';
  const rows: Row[] = [
    { left: from.toUpperCase(), size: 15, isBold: true, isCentered: true },
    { left: 'Ashford', isCentered: true },
    { left: '' },
    {
      left: isInvoice ? `Invoice ${2100 + number}` : `Sale ${40_000 + number * 37}`,
      right: isInvoice ? '' : clock,
    },
    RULE,
    ...wrap(what).map((left, index) => ({
      left,
      ...(index === 0 && { right: `${sign}${money(net)}` }),
    })),
    RULE,
  ];
  if (isTaxed) {
    rows.push({ left: 'Subtotal', right: `${sign}${money(net)}` });
    rows.push({ left: 'Tax 7.25%', right: `${sign}${money(total - net)}` });
  }
  rows.push({
    left: refundOf ? 'REFUND' : 'TOTAL',
    right: `${sign}$${money(total)}`,
    size: 14,
    isBold: true,
  });
  rows.push({ left: '' });
  rows.push({ left: isInvoice ? 'Paid. Thank you.' : 'Thank you!', isCentered: true });
  return rows;
}

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** At words, so that the amount fits beside the first line. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 22) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawRow({ left, right, size = 12, isBold, isCentered }: Row, y: number): string {
  const weight = isBold ? ' font-weight="bold"' : '';
  const text = (x: number, anchor: string, content: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${weight}>${escaped(content)}</text>`;
  if (isCentered) return text(WIDTH / 2, 'middle', left);
  return text(MARGIN, 'start', left) + (right ? text(WIDTH - MARGIN, 'end', right) : '');
}
