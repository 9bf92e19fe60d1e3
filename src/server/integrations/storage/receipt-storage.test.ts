import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReceiptStore, receiptStores } from '#server/testing/receipt-stores.ts';

describe.each(Object.entries(receiptStores))('the %s storage', (_name, openStore) => {
  let store: ReceiptStore;
  beforeAll(async () => {
    store = await openStore();
    await mkdir(store.temporaryFolder);
  });
  afterAll(() => store.close());

  it('returns what was stored, until it is removed', async () => {
    const key = `receipts/${'a'.repeat(32)}.pdf`;
    const file = path.join(store.temporaryFolder, 'received');
    await writeFile(file, '%PDF-1.7');
    await store.storage.put(key, file);
    expect(await store.listKeys()).toEqual([key]);
    expect(await text(await store.storage.open(key))).toBe('%PDF-1.7');
    await store.storage.remove(key);
    await store.storage.remove(key);
    expect(await store.listKeys()).toEqual([]);
    await expect(store.storage.open(key)).rejects.toMatchObject({ code: 'not_found' });
  });
});
