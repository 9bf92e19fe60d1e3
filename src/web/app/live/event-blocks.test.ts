import { expect, it } from 'vitest';
import { readEventBlocks } from './event-blocks.ts';

const TEXT =
  ': 7\nid: 7\n\nid: 8\ndata: {"type":"changed","note":"Küche: ja"}\n\ndata: {}\n\nid: 9';

async function readIn(size: number) {
  const bytes = new TextEncoder().encode(TEXT);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  const blocks: object[] = [];
  for await (const block of readEventBlocks(chunks())) blocks.push(block);
  return blocks;
}

it.each([1, 2, 3, 1_000])('reads blocks from chunks of %i bytes', async (size) => {
  expect(await readIn(size)).toEqual([
    { id: '7' },
    { id: '8', data: '{"type":"changed","note":"Küche: ja"}' },
    { data: '{}' },
  ]);
});
