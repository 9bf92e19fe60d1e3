import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceiptReader } from '#receipt-reader/receipt-reader.ts';
import { createContractor, createExpense, ownerOfProject } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ReceiptReading } from '#shared/reading.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ receiptReader: createReceiptReader() });
});
afterAll(() => test.close());

const ROWS = ['TILE SHOP', '03/08/2026', 'Tiles  60.00', 'Glue  40.00', 'Total  100.00'];

async function drawn(rows: string[]): Promise<Blob> {
  const texts = rows.map(
    (row, index) =>
      `<text x="30" y="${60 + 60 * index}" font-family="DejaVu Sans" font-size="32">${row}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="360"><rect width="100%" height="100%" fill="white"/>${texts.join('')}</svg>`;
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]);
}

async function upload(client: TestClient, image: Blob): Promise<string> {
  const sent = await client.send('POST', '/api/upload', await multipart({ image }));
  return sent.json<{ imageUrl: string }>().imageUrl;
}

async function read(client: TestClient, key: string): Promise<ReceiptReading> {
  const started = await client.post('/api/readings', { key });
  expect([started.statusCode, started.json().status]).toEqual([201, expect.any(String)]);
  const url = `/api/readings/${started.json().id}`;
  const poll = async () => (await client.get(url)).json<ReceiptReading>();
  await expect.poll(async () => (await poll()).status).toMatch(/done|failed/);
  return poll();
}

describe('a receipt', () => {
  it('is read, with what the household knows about the shop and likely duplicates', async () => {
    const { client, project } = await ownerOfProject(test);
    const shop = await createContractor(client, { name: 'Sam', company: 'Tile Shop' });
    const earlier = await createExpense(client, project.id, {
      contractorId: shop.id,
      category: 'tools',
      amount: '100',
      date: '2026-03-07',
    });
    await createExpense(client, project.id, { contractorId: shop.id, amount: '99' });
    const key = await upload(client, await drawn(ROWS));
    const reading = await read(client, key);
    expect(reading).toEqual({
      id: expect.any(Number),
      key,
      status: 'done',
      total: { value: '100.00', checked: true },
      date: '2026-03-08',
      merchant: 'Tile Shop',
      tax: null,
      lines: [
        { text: 'Tiles', amount: '60.00' },
        { text: 'Glue', amount: '40.00' },
      ],
      contractorId: shop.id,
      category: expect.any(String),
      duplicateOf: [earlier.id],
      text: expect.stringContaining('Total'),
    });
    // The same file again is the same purchase, and the same reading is not made twice.
    const saved = await createExpense(client, project.id, { imageUrl: key, amount: '7' });
    const again = await upload(client, await drawn(ROWS));
    expect((await read(client, again)).duplicateOf.toSorted()).toEqual(
      [earlier.id, saved.id].toSorted(),
    );
    expect((await client.post('/api/readings', { key })).json()).toEqual({
      id: reading.id,
      status: 'done',
    });
  });

  it('that cannot be read says so', async () => {
    const { client } = await ownerOfProject(test);
    const key = await upload(client, new Blob(['%PDF-1.7\nnot really']));
    expect(await read(client, key)).toMatchObject({ status: 'failed', total: null, lines: [] });
  });

  it('waits for nothing on a machine that is too small, which says so once', async () => {
    const reader = createReceiptReader({ neededBytes: Number.MAX_SAFE_INTEGER });
    const small = await createTestApp({ receiptReader: reader });
    try {
      const { client } = await ownerOfProject(small);
      for (let count = 0; count < 3; count += 1) {
        const key = await upload(client, new Blob([`%PDF-1.7 ${count}`]));
        expect((await read(client, key)).status).toBe('failed');
      }
      expect(small.logLines.filter((line) => /too little memory/.test(line))).toHaveLength(1);
    } finally {
      await small.close();
    }
  });

  it('finds the reader started when its file has arrived', async () => {
    const reader = createReceiptReader();
    const fresh = await createTestApp({ receiptReader: reader });
    try {
      const { client } = await ownerOfProject(fresh);
      expect(reader.pid).toBeUndefined();
      await upload(client, await drawn(ROWS));
      expect(reader.pid).toBeDefined();
    } finally {
      await fresh.close();
    }
    expect(reader.pid).toBeUndefined();
  });

  it('is nobody else’s', async () => {
    const { client } = await ownerOfProject(test);
    const { client: stranger } = await test.signedIn();
    const key = await upload(client, await drawn(ROWS));
    const { id } = (await client.post('/api/readings', { key })).json();
    expect((await stranger.post('/api/readings', { key })).statusCode).toBe(404);
    expect((await stranger.get(`/api/readings/${id}`)).json().error).toBe('Reading not found.');
    expect((await stranger.get('/api/readings/999999')).statusCode).toBe(404);
    expect((await client.post('/api/readings', { key: 'receipts/x' })).statusCode).toBe(400);
  });
});
