import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createReceiptReader,
  ReaderEndedError,
  ReaderUnavailableError,
  type ReceiptReader,
  UnreadableError,
} from './receipt-reader.ts';
import { scannedPdf, textPdf } from './testing/pdf.ts';

const hints = { today: '2026-11-17', merchants: [] };
const ROWS = ['TILE SHOP', '03/08/2026', 'Tiles  60.00', 'Glue  40.00', 'Total  100.00'];

let folder: string;
let reader: ReceiptReader;
let picture: { file: string; type: string; hints: typeof hints };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receipt-reader-'));
  const text = ROWS.map((row, index) => {
    const y = 60 + 60 * index;
    return `<text x="30" y="${y}" font-family="DejaVu Sans" font-size="32">${row}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="360"><rect width="100%" height="100%" fill="white"/>${text.join('')}</svg>`;
  picture = { file: path.join(folder, 'receipt.png'), type: 'image/png', hints };
  await sharp(Buffer.from(svg)).png().toFile(picture.file);
  reader = createReceiptReader();
});
afterAll(async () => {
  reader.close();
  await rm(folder, { recursive: true });
});

it('fails one file if its process dies, and reads the next ones one after the other', async () => {
  const dying = reader.read(picture);
  await expect.poll(() => reader.pid).toBeDefined();
  process.kill(reader.pid as number, 'SIGKILL');
  await expect(dying).rejects.toBeInstanceOf(ReaderEndedError);

  const broken = { ...picture, file: path.join(folder, 'broken.png') };
  await writeFile(broken.file, 'no picture');
  const [first, second, third] = await Promise.allSettled([
    reader.read(picture),
    reader.read(broken),
    reader.read(picture),
  ]);
  expect(first).toMatchObject({
    value: {
      total: { value: '100.00', isChecked: true },
      date: '2026-03-08',
      merchant: 'TILE SHOP',
      lines: [{ amount: '60.00' }, { amount: '40.00' }],
      text: expect.stringContaining('03/08/2026'),
    },
  });
  expect(second).toMatchObject({ reason: expect.any(UnreadableError) });
  expect(third).toEqual(first);
});

it('reads a PDF by its text, and a scanned one by its picture', async () => {
  const asPdf = async (name: string, content: Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return reader.read({ file, type: 'application/pdf', hints });
  };
  const facts = {
    total: { value: '100.00', isChecked: true },
    date: '2026-03-08',
    merchant: 'TILE SHOP',
    lines: [{ amount: '60.00' }, { amount: '40.00' }],
  };
  const written = await asPdf(
    'text.pdf',
    textPdf([
      ['TILE SHOP'],
      ['03/08/2026'],
      ['Tiles', '60.00'],
      ['Glue', '40.00'],
      ['Total', '100.00'],
    ]),
  );
  expect(written).toMatchObject(facts);
  expect(written.text).toContain('TILE SHOP');
  const [width, height] = [840, 720];
  const jpeg = await sharp(picture.file).resize(width, height).jpeg().toBuffer();
  const scanned = await asPdf('scan.pdf', scannedPdf({ jpeg, width, height }));
  // The picture is enlarged, and its gaps are read in other ways.
  expect(scanned).toMatchObject({ ...facts, merchant: expect.stringMatching(/^TILE ?SHOP$/) });
});

it('ends what takes too long or too much memory, and its process when it is idle', async () => {
  for (const limit of [{ maxReadingMs: 1 }, { maxBytes: 1 }]) {
    const limited = createReceiptReader(limit);
    await expect(limited.read(picture)).rejects.toBeInstanceOf(ReaderEndedError);
    limited.close();
  }
  const brief = createReceiptReader({ idleMs: 1 });
  brief.prepare();
  expect(brief.pid).toBeDefined();
  await expect.poll(() => brief.pid).toBeUndefined();
});

it('says so if the machine is too small', async () => {
  const small = createReceiptReader({ neededBytes: Number.MAX_SAFE_INTEGER });
  await expect(small.read(picture)).rejects.toBeInstanceOf(ReaderUnavailableError);
});

it('ends its process after the last file, and starts it again for the next one', async () => {
  const brief = createReceiptReader({ idleMs: 1 });
  for (let count = 0; count < 2; count += 1) {
    const { total } = await brief.read(picture);
    expect(total?.value).toBe('100.00');
    await expect.poll(() => brief.pid).toBeUndefined();
  }
});
