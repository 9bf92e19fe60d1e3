import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billInput, dealing, submit, submitted } from '#server/testing/links.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import { BYTES_PER_MB } from '#shared/bytes.ts';
import { RECEIPT_MAX_BYTES } from '#shared/receipt.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    settings: {
      publicUrl: new URL('http://localhost:3000'),
      productName: 'Plumbline',
      trustProxy: false,
      limits: { ...testLimits, storageBytes: { free: BYTES_PER_MB, pro: 12 * BYTES_PER_MB } },
    },
  });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.execute(sql`delete from rate_counters`));

const pdfOf = (size: number) =>
  new Blob([new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n')], size))]);

const filesOnDisk = () => readdir(path.join(test.dataDir, 'receipts')).catch(() => []);

async function countOf(table: string, { user }: { user: { id: number } }): Promise<number> {
  const { rows } = await test.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${user.id}`,
  );
  return Number(rows[0]?.['count']);
}

describe('the file of a submission', () => {
  it('is stored without the place where a photo was taken', async () => {
    const { contractorLink, visitor } = await dealing(test);
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#ff0000' },
    })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { key } = await submitted(
      visitor,
      contractorLink.token,
      billInput,
      new Blob([new Uint8Array(photo)]),
    );
    const stored = await readFile(path.join(test.dataDir, key ?? ''));
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a page', '<html><script>alert(1)</script>', 415],
    ['a program', 'MZ\x90\0', 415],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['half an image', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 400],
  ])('is refused if it is %s, and nothing is kept', async (_name, content, status) => {
    const deal = await dealing(test);
    const before = await filesOnDisk();
    const file = new Blob([Buffer.from(content, 'latin1')], { type: 'image/png' });
    const refused = await submit(deal.visitor, deal.contractorLink.token, billInput, file);
    expect([400, status]).toContain(refused.statusCode);
    expect(await filesOnDisk()).toEqual(before);
    expect([await countOf('submissions', deal), await countOf('uploads', deal)]).toEqual([0, 0]);
  });

  it('is refused above 10 MB, and above what the household can store', async () => {
    const deal = await dealing(test);
    const { visitor, contractorLink } = deal;
    const tooLarge = await submit(
      visitor,
      contractorLink.token,
      billInput,
      pdfOf(RECEIPT_MAX_BYTES + 1),
    );
    expect(tooLarge.statusCode).toBe(413);
    await submitted(visitor, contractorLink.token, billInput, pdfOf(9 * BYTES_PER_MB));
    const full = await submit(visitor, contractorLink.token, billInput, pdfOf(4 * BYTES_PER_MB));
    expect([full.statusCode, full.json().code, full.json().error]).toEqual([
      403,
      'storage_full',
      'There is no room for files here. Send it without the file.',
    ]);
    expect(full.body).not.toMatch(/plan|upgrade/i);
    expect([await countOf('submissions', deal), await countOf('uploads', deal)]).toEqual([1, 1]);
    expect((await submit(visitor, contractorLink.token)).statusCode).toBe(201);
  });

  it('is required for a document', async () => {
    const { visitor, contractorLink } = await dealing(test);
    const input = { kind: 'document', title: 'Policy', name: 'Ana' };
    const refused = await submit(visitor, contractorLink.token, input);
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: ['file'], message: 'Choose the file of the document' }],
    ]);
  });

  it('is not kept if the link ends while it is sent', async () => {
    const deal = await dealing(test);
    const { client, visitor, contractorLink } = deal;
    // The link is withdrawn after it was looked up: both wait for the account.
    const [sent] = await Promise.all([
      submit(visitor, contractorLink.token, billInput, pdfOf(3 * BYTES_PER_MB)),
      client.delete(`/api/links/${contractorLink.id}`),
    ]);
    const [submissions, uploads] = [
      await countOf('submissions', deal),
      await countOf('uploads', deal),
    ];
    expect([sent.statusCode, submissions, uploads]).toEqual(
      sent.statusCode === 201 ? [201, 1, 1] : [410, 0, 0],
    );
  });
});

describe('the form of a submission', () => {
  it.each([
    ['no JSON', 'bill', 'submission'],
    ['a list', '[]', undefined],
    ['no kind', { ...billInput, kind: 'money' }, 'kind'],
    ['no name', { ...billInput, name: '' }, 'name'],
    ['no amount', { ...billInput, amount: '' }, 'amount'],
    ['a negative amount', { ...billInput, amount: '-5' }, 'amount'],
    ['a day that is none', { ...billInput, dueOn: '2026-02-30' }, 'dueOn'],
    [
      'no milestone',
      { kind: 'date', title: 'Later', name: 'Ana', dueOn: '2026-03-01' },
      'milestoneId',
    ],
    ['a key of a file', { ...billInput, title: 'a\0b' }, 'title'],
  ])('is refused with %s', async (_name, input, field) => {
    const deal = await dealing(test);
    const refused = await submit(deal.visitor, deal.contractorLink.token, input);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
    if (field) expect(refused.json().details[0].path).toEqual([field]);
    expect(await countOf('submissions', deal)).toBe(0);
  });

  it('cannot say what only the household says', async () => {
    const { visitor, contractorLink } = await dealing(test);
    const claims = { key: `receipts/${'a'.repeat(32)}.pdf`, status: 'approved', billId: 1 };
    const sent = await submitted(visitor, contractorLink.token, { ...billInput, ...claims });
    expect(sent).toMatchObject({ key: null, status: 'waiting', billId: null });
  });

  it('must be a form, and not too large', async () => {
    const { visitor, contractorLink } = await dealing(test);
    const url = `/api/links/${contractorLink.token}/submissions`;
    expect((await visitor.post(url, billInput)).statusCode).toBe(415);
    const noField = await visitor.send('POST', url, await multipart({ other: 'x' }));
    expect(noField.statusCode).toBe(400);
    const long = { ...billInput, notes: 'x'.repeat(40_000) };
    expect((await submit(visitor, contractorLink.token, long)).statusCode).toBe(400);
  });

  it('is limited to 60 a day for each link', async () => {
    const { visitor, contractorLink } = await dealing(test);
    expect((await submit(visitor, contractorLink.token)).statusCode).toBe(201);
    await test.database.db.execute(
      sql`update rate_counters set count = 60 where resets_at > now() + interval '1 hour' and count = 1`,
    );
    const refused = await submit(visitor, contractorLink.token);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      expect.stringMatching(/^You have sent a lot today\. Please wait \d+ hours/),
    ]);
  });

  it('is refused while a hundred wait', async () => {
    const deal = await dealing(test);
    const { client, visitor, contractorLink } = deal;
    const sent = await submitted(visitor, contractorLink.token);
    await test.database.db.execute(sql`
      insert into submissions (user_id, project_id, contractor_id, kind, title, amount, sender_name)
      select user_id, project_id, contractor_id, kind, title, amount, sender_name
      from submissions, generate_series(1, 99) where id = ${sent.id}`);
    const refused = await submit(visitor, contractorLink.token, billInput, pdfOf(100));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_reached']);
    expect(await countOf('uploads', deal)).toBe(0);
    await client.post(`/api/submissions/${sent.id}/decision`, { decision: 'declined' });
    expect((await submit(visitor, contractorLink.token)).statusCode).toBe(201);
  });

  it('creates once with a key, also if it is sent twice', async () => {
    const deal = await dealing(test);
    const { visitor, contractorLink } = deal;
    const form = await multipart({ submission: JSON.stringify(billInput), file: pdfOf(100) });
    const headers = { ...form.headers, 'idempotency-key': 'once' };
    const url = `/api/links/${contractorLink.token}/submissions`;
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => visitor.send('POST', url, { ...form, headers })),
    );
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect([await countOf('submissions', deal), await countOf('uploads', deal)]).toEqual([1, 1]);
  });
});
