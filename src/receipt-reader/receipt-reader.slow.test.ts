import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createReceiptReader } from './receipt-reader.ts';

it('ends its process after the last file, and starts it again for the next one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'receipt-reader-'));
  const file = path.join(folder, 'receipt.png');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="120"><rect width="100%" height="100%" fill="white"/><text x="30" y="60" font-family="DejaVu Sans" font-size="32">Total  100.00</text></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  const hints = { today: '2026-11-17', merchants: [] };
  const reader = createReceiptReader({ idleMs: 1 });
  for (let count = 0; count < 2; count += 1) {
    const { total } = await reader.read({ file, type: 'image/png', hints });
    expect(total?.value).toBe('100.00');
    await expect.poll(() => reader.pid).toBeUndefined();
  }
  await rm(folder, { recursive: true });
});
