import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonPart, readJsonParts } from './archive-json.ts';

/** Reads a text in pieces of this many bytes. */
async function partsOf(text: string, bytes = 1_000): Promise<JsonPart[]> {
  const all = Buffer.from(text);
  async function* pieces() {
    for (let start = 0; start < all.length; start += bytes)
      yield all.subarray(start, start + bytes);
  }
  const parts: JsonPart[] = [];
  for await (const part of readJsonParts(pieces())) parts.push(part);
  return parts;
}

const expected = (value: object): JsonPart[] =>
  Object.entries(value).flatMap(([name, each]): JsonPart[] =>
    Array.isArray(each) ? each.map((one): JsonPart => [name, one]) : [[name, each]],
  );

describe('readJsonParts', () => {
  it('reads fields and the elements of lists one by one', async () => {
    const value = { a: 1, b: [{ x: '],}"\\' }, [2], 'é'], c: { d: [1] }, e: [], 'f"': null };
    expect(await partsOf(JSON.stringify(value, null, 1))).toEqual(expected(value));
  });

  it('reads what JSON.parse reads, wherever the pieces end', async () => {
    const anything = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 20 }), async (value, bytes) => {
        const text = JSON.stringify(value);
        expect(await partsOf(text, bytes)).toEqual(expected(JSON.parse(text)));
      }),
    );
  });

  it.each([
    '',
    '[]',
    '1',
    '{',
    '{"a"',
    '{"a":1',
    '{"a":1,}',
    '{,}',
    '{"a":1}}',
    '{"a":1} 2',
    '2 {"a":1}',
    '{"a":1}{}',
    '{"a":[1,]}',
    '{"a":[,1]}',
    '{"a":[1}',
    '{"a":[1] 2}',
    '{"a":1]',
    '{"a":1 2}',
    '{"a":1,"a":2}',
    '{1:2}',
    '{"a":"b}',
    '{"a":[{]}]}',
  ])('refuses %j', async (text) => {
    await expect(partsOf(text)).rejects.toThrow('archive.json cannot be read');
  });
});
