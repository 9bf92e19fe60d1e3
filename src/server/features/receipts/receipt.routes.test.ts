import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateCounters } from '#server/db/tables/rate-counter.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import { multipart } from '#server/testing/multipart.ts';
import { phonePhoto } from '#server/testing/phone-photo.ts';
import { type ReceiptStore, receiptStores } from '#server/testing/receipt-stores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { isReceiptKey, RECEIPT_MAX_BYTES } from '#shared/receipt.ts';

const RED = { r: 255, g: 0, b: 0 };
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const jpeg = () => picture().jpeg().toBuffer();
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], size);

/** A grey PNG with a large size in its header, and by default without the pixels. */
function pngOf(width: number, height: number, pixels = deflateSync(Buffer.alloc(1_000))): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(8 + body.length);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), 4 + body.length);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function send(client: TestClient, content: Buffer, type = 'image/jpeg') {
  const image = new Blob([new Uint8Array(content)], { type });
  return client.send('POST', '/api/upload', await multipart({ image }));
}

describe.each(Object.entries(receiptStores))('receipts in the %s storage', (name, openStore) => {
  let store: ReceiptStore;
  let test: TestApp;
  beforeAll(async () => {
    store = await openStore();
    const { storage, temporaryFolder } = store;
    test = await createTestApp({ receiptStorage: storage, temporaryFolder });
  });
  afterAll(async () => {
    await test.close();
    await store.close();
  });

  async function uploaded(client: TestClient, content: Buffer, type?: string): Promise<string> {
    const response = await send(client, content, type);
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
    return response.json().imageUrl;
  }

  async function signedUrl(client: TestClient, s3Key: string): Promise<string> {
    const response = await client.post('/api/signed-url', { s3Key });
    expect(response.statusCode).toBe(200);
    return response.json().signedUrl;
  }

  async function show(url: string) {
    const { origin, pathname, search } = new URL(url, 'http://localhost:3000');
    if (origin !== 'http://localhost:3000') {
      const response = await fetch(url);
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
    // A new client without cookies: the link alone opens the file.
    const { statusCode, headers, rawPayload } = await test.client().get(`${pathname}${search}`);
    return { status: statusCode, headers, body: rawPayload };
  }

  const rowOf = async (userId: number, key: string) => {
    const own = and(eq(uploads.userId, userId), eq(uploads.key, key));
    const [row] = await test.database.db.select().from(uploads).where(own);
    return row;
  };

  it('come back upright and without camera metadata', async () => {
    const { client, user } = await test.signedIn();
    const photo = await phonePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 60, height: 40 });
    expect(photo.includes('Pocket')).toBe(true);
    const key = await uploaded(client, photo);
    expect(isReceiptKey(key)).toBe(true);

    const { status, headers, body } = await show(await signedUrl(client, key));
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['content-disposition']).toBe('inline; filename="receipt.jpg"');
    expect(body.includes('Pocket')).toBe(false);
    const metadata = await sharp(body).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 60 });
    const { exif, xmp, icc, orientation } = metadata;
    expect({ exif, xmp, icc, orientation }).toEqual({});
    const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    // The left half was red; after the rotation, it is the upper one.
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 40 + x) * 3, (y * 40 + x) * 3 + 3),
    ];
    expect(pixel(20, 5)[1]).toBeLessThan(60);
    expect(pixel(20, 55)[1]).toBeGreaterThan(200);
    expect(await rowOf(user.id, key)).toMatchObject({
      type: 'image/jpeg',
      size: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
      width: 40,
      height: 60,
      isStored: true,
    });
  });

  it('can be a PDF, which is returned unchanged', async () => {
    const { client, user } = await test.signedIn();
    const pdf = Buffer.concat([Buffer.from('\n%PDF-1.7\n'), randomBytes(5_000)]);
    const key = await uploaded(client, pdf, 'application/octet-stream');
    expect(key).toMatch(/\.pdf$/);
    const { headers, body } = await show(await signedUrl(client, key));
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.equals(pdf)).toBe(true);
    expect(await rowOf(user.id, key)).toMatchObject({ width: null, height: null });
  });

  it('leave nothing behind when they are refused', async () => {
    const { client } = await test.signedIn();
    const before = await store.listKeys();
    const photo = await picture(400, 400).jpeg().toBuffer();
    expect((await send(client, photo.subarray(0, photo.length / 2))).statusCode).toBe(400);
    expect((await send(client, Buffer.from('<h1>Hello</h1>'))).statusCode).toBe(415);
    expect(await store.listKeys()).toEqual(before);
    expect(await readdir(store.temporaryFolder)).toEqual([]);
  });

  it('are private: another user’s key opens nothing', async () => {
    const { client: owner } = await test.signedIn();
    const { client: stranger } = await test.signedIn();
    const key = await uploaded(owner, await jpeg());
    const absent = key.replace(/[^/]{32}/, 'x'.repeat(32));
    for (const s3Key of [key, absent]) {
      const response = await stranger.post('/api/signed-url', { s3Key });
      expect([response.statusCode, response.json().error]).toEqual([404, 'Receipt not found.']);
    }
    expect((await test.client().post('/api/signed-url', { s3Key: key })).statusCode).toBe(401);
    for (const s3Key of ['', '../session-secret', 'receipts/../../etc/passwd', 5]) {
      expect((await owner.post('/api/signed-url', { s3Key })).statusCode).toBe(400);
    }
  });

  it('are not shown by a link that was changed', async () => {
    const { client } = await test.signedIn();
    const [key, other] = [
      await uploaded(client, await jpeg()),
      await uploaded(client, await jpeg()),
    ];
    const url = new URL(await signedUrl(client, key));
    expect((await show(url.href)).status).toBe(200);
    const changed = (change: (to: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      expect(copy.href).not.toBe(url.href);
      return copy.href;
    };
    const links = [
      changed((to) => {
        to.pathname = to.pathname.replace(key, other);
      }),
      changed(({ searchParams }) => {
        const name = searchParams.has('expires') ? 'expires' : 'X-Amz-Expires';
        searchParams.set(name, String(Number(searchParams.get(name)) + 60));
      }),
      changed(({ searchParams }) => {
        const name = searchParams.has('signature') ? 'signature' : 'X-Amz-Signature';
        searchParams.set(name, (searchParams.get(name) ?? '').replace(/./g, 'a'));
      }),
    ];
    expect(await Promise.all(links.map(async (link) => (await show(link)).status))).toEqual([
      403, 403, 403,
    ]);
  });

  it('are available for five minutes', async () => {
    const { client } = await test.signedIn();
    const key = await uploaded(client, await jpeg());
    const linkFrom = (secondsAgo: number) =>
      store.storage.signLink(key, { from: new Date(Date.now() - secondsAgo * 1000), seconds: 300 });
    expect((await show(await linkFrom(290))).status).toBe(200);
    expect((await show(await linkFrom(301))).status).toBe(403);
  });

  it('let the page show images from the links’ origin', async () => {
    const policy = (await test.client().get('/api/health')).headers['content-security-policy'];
    const origins = name === 'S3' ? ` ${store.storage.linkOrigin}` : '';
    expect(policy).toContain(`img-src 'self' data: blob:${origins};`);
  });

  it('are not in the log, and neither are their links', async () => {
    const { client } = await test.signedIn();
    const key = await uploaded(client, await jpeg());
    const { searchParams } = new URL(await signedUrl(client, key));
    const signature = searchParams.get('signature') ?? searchParams.get('X-Amz-Signature') ?? '?';
    await show(await signedUrl(client, key));
    const log = test.logLines.join('\n');
    expect(log).toContain('/api/signed-url');
    expect(log).not.toContain(signature);
    expect(log).not.toContain(key.slice('receipts/'.length));
  });
});

describe('POST /api/upload', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const temporaryFiles = () => readdir(path.join(test.dataDir, 'tmp'), { recursive: true });

  it('is detected by its content, not its name', async () => {
    const { client } = await test.signedIn();
    const gif = await picture().gif().toBuffer();
    const response = await send(client, gif, 'text/html');
    expect([response.statusCode, response.json().imageUrl]).toEqual([
      201,
      expect.stringMatching(/\.gif$/),
    ]);
    const png = await send(client, await picture().png().toBuffer(), 'application/pdf');
    expect(png.json().imageUrl).toMatch(/\.png$/);
    for (const content of [
      '<html><script>alert(1)</script>',
      '<svg xmlns="x"/>',
      '',
      'RIFFxxxxWEBP',
    ]) {
      const refused = await send(client, Buffer.from(content), 'image/png');
      expect([refused.statusCode, refused.json().error]).toEqual([
        415,
        'Only JPEG, PNG or GIF images and PDF files can be used as receipts.',
      ]);
    }
  });

  it('accepts 10 MB, and not one byte more', async () => {
    const { client } = await test.signedIn();
    expect((await send(client, pdfOf(RECEIPT_MAX_BYTES))).statusCode).toBe(201);
    const refused = await send(client, pdfOf(RECEIPT_MAX_BYTES + 1));
    expect([refused.statusCode, refused.json().error]).toEqual([
      413,
      'The file is larger than 10 MB.',
    ]);
    const far = await send(client, pdfOf(RECEIPT_MAX_BYTES + 1_000_000));
    expect([far.statusCode, far.json().error]).toEqual([413, 'The file is larger than 10 MB.']);
    const form = await multipart({ note: 'x'.repeat(RECEIPT_MAX_BYTES + 100_000) });
    expect((await client.send('POST', '/api/upload', form)).statusCode).toBe(413);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('refuses more than 64 megapixels by the header, without unpacking them', async () => {
    const { client } = await test.signedIn();
    const before = process.memoryUsage.rss();
    const refused = await send(client, pngOf(30_000, 30_000), 'image/png');
    expect([refused.statusCode, refused.json().error]).toEqual([
      413,
      'The image has more than 64 megapixels.',
    ]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect((await send(client, pngOf(8_001, 8_000), 'image/png')).statusCode).toBe(413);
    const gif = await picture(1, 1).gif().toBuffer();
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    const screen = await send(client, gif, 'image/gif');
    expect([screen.statusCode, screen.json().error]).toEqual([
      413,
      'The image has more than 64 megapixels.',
    ]);
    const pixels = deflateSync(Buffer.alloc(8_000 * 8_001));
    expect((await send(client, pngOf(8_000, 8_000, pixels), 'image/png')).statusCode).toBe(201);
  });

  it('halves a large rotated photo, and refuses what only fits in memory whole', async () => {
    const { client, user } = await test.signedIn();
    // A little more than is decoded at full size.
    const large = await picture(6_400, 5_008).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await send(client, large)).statusCode).toBe(201);
    const [row] = await test.database.db.select().from(uploads).where(eq(uploads.userId, user.id));
    expect(row).toMatchObject({ width: 2_504, height: 3_200 });
    const inPasses = await picture(5_100, 5_000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const refused = await send(client, inPasses);
    expect([refused.statusCode, refused.json().error]).toEqual([
      413,
      'The image takes too much memory to open. Make it smaller, or save it as a plain JPEG.',
    ]);
  });

  it('keeps an animation', async () => {
    const { client, user } = await test.signedIn();
    const frames = Buffer.concat([0, 80, 160].map((shade) => Buffer.alloc(20 * 20 * 3, shade)));
    const animation = await sharp(frames, {
      raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
    })
      .gif({ loop: 2, delay: [100, 200, 300] })
      .toBuffer();
    const { imageUrl } = (await send(client, animation)).json();
    expect(await sharp(path.join(test.dataDir, imageUrl)).metadata()).toMatchObject({
      pages: 3,
      width: 20,
      height: 20,
      loop: 2,
      delay: [100, 200, 300],
    });
    const [row] = await test.database.db.select().from(uploads).where(eq(uploads.userId, user.id));
    expect(row).toMatchObject({ type: 'image/gif', width: 20, height: 20 });
  });

  it.each(['jpeg', 'png', 'gif'] as const)('says that a %s is damaged', async (format) => {
    const { client } = await test.signedIn();
    const noise = {
      create: {
        width: 80,
        height: 80,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
      },
    } as const;
    const whole = await sharp(noise).toFormat(format).toBuffer();
    expect((await send(client, whole)).statusCode).toBe(201);
    const refused = await send(client, whole.subarray(0, Math.floor(whole.length / 2)));
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'This image is damaged and cannot be used.',
    ]);
  });

  it('accepts only multipart/form-data with a file in the field image', async () => {
    const { client } = await test.signedIn();
    for (const type of ['application/json', 'image/jpeg', 'text/plain']) {
      const response = await client.send('POST', '/api/upload', {
        payload: '{}',
        headers: { 'content-type': type },
      });
      expect([type, response.statusCode]).toEqual([type, 415]);
    }
    expect((await client.send('POST', '/api/upload')).statusCode).toBe(415);

    const photo = new Blob([new Uint8Array(await jpeg())]);
    for (const form of [{ file: photo }, { image: 'text' }, { other: '1' }]) {
      const response = await client.send('POST', '/api/upload', await multipart(form));
      expect(response.statusCode).toBe(400);
      expect(response.json().details).toEqual([
        { path: ['image'], message: 'Choose a file to upload' },
      ]);
    }
    const withField = await multipart({ note: 'hello', image: photo });
    expect((await client.send('POST', '/api/upload', withField)).statusCode).toBe(201);
  });

  it('answers 400 to a broken form', async () => {
    const { client } = await test.signedIn();
    const { payload, headers } = await multipart({
      image: new Blob([new Uint8Array(await jpeg())]),
    });
    const broken = [
      { payload: payload.subarray(0, payload.length - 100), headers },
      { payload: Buffer.from('nonsense'), headers },
      { payload, headers: { 'content-type': 'multipart/form-data' } },
      { payload, headers: { 'content-type': 'multipart/form-data; boundary=other' } },
    ];
    for (const each of broken) {
      const response = await client.send('POST', '/api/upload', each);
      expect([response.statusCode, response.json().error]).toEqual([400, expect.any(String)]);
    }
    expect(await temporaryFiles()).toEqual([]);
  });

  it('keeps the cookie out of the log at every level', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const chatty = await createTestApp({ log: { level: 'trace', stream } });
    const { client } = await chatty.signedIn();
    expect((await send(client, await jpeg())).statusCode).toBe(201);
    const log = lines.join('');
    expect(log).toContain('multipart');
    for (const value of client.cookies.values()) {
      if (value.length > 8) expect(log).not.toContain(value);
    }
    await chatty.close();
  });

  it('needs a signed-in caller from our own pages', async () => {
    expect((await send(test.client(), await jpeg())).statusCode).toBe(401);
    const { client } = await test.signedIn();
    const form = await multipart({ image: new Blob([new Uint8Array(await jpeg())]) });
    const response = await client.send('POST', '/api/upload', {
      ...form,
      headers: { ...form.headers, origin: 'https://elsewhere.example' },
    });
    expect(response.statusCode).toBe(403);
  });

  it('leaves nothing behind after a cut connection', async () => {
    const { client, user } = await test.signedIn();
    const { payload, headers } = await multipart({
      image: new Blob([new Uint8Array(pdfOf(4_000_000))]),
    });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      [
        'POST /api/upload HTTP/1.1',
        'host: localhost',
        'origin: http://localhost:3000',
        `cookie: ${cookie}`,
        `content-type: ${headers['content-type']}`,
        `content-length: ${payload.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(payload.subarray(0, 2_000_000));
    await expect.poll(temporaryFiles).toContainEqual(expect.stringContaining('received'));
    socket.destroy();
    await expect.poll(temporaryFiles).toEqual([]);
    const rows = await test.database.db.select().from(uploads).where(eq(uploads.userId, user.id));
    expect(rows).toEqual([]);
    expect(test.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('leaves nothing behind when senders leave at once', async () => {
    const { client } = await test.signedIn();
    const { payload, headers } = await multipart({ image: new Blob(['x'.repeat(5_000)]) });
    const app = test.app.server.listening ? undefined : test.app.listen({ port: 0 });
    await app;
    const { port } = test.app.server.address() as AddressInfo;
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await test.database.db.delete(rateCounters);
    for (let senders = 0; senders < 10; senders += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/upload HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:3000\r\ncookie: ${cookie}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 200), () => socket.destroy());
    }
    const counted = async () => (await test.database.db.select().from(rateCounters))[0]?.count;
    await expect.poll(counted).toBe(10);
    await expect.poll(temporaryFiles).toEqual([]);
  });

  it('refuses the 201st within ten minutes', async () => {
    const { client } = await test.signedIn();
    await send(client, await jpeg());
    await test.database.db.update(rateCounters).set({ count: 199 });
    expect((await send(client, await jpeg())).statusCode).toBe(201);
    const refused = await send(client, await jpeg());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  });
});

describe('GET /api/receipts/{name}', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('cannot run anything, and the browser caches it as long as its link is valid', async () => {
    const { client } = await test.signedIn();
    const { imageUrl } = (await send(client, pdfOf(2_000))).json();
    const { signedUrl } = (await client.post('/api/signed-url', { s3Key: imageUrl })).json();
    expect(signedUrl).toMatch(/^http:\/\/localhost:3000\/api\/receipts\//);
    const link = signedUrl.replace('http://localhost:3000', '');
    const { statusCode, headers } = await test.client().get(link);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '2000',
      'content-disposition': 'inline; filename="receipt.pdf"',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
    });
    const head = await test.app.inject({ method: 'HEAD', url: link });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('answers in JSON to an invalid link', async () => {
    const name = `${'x'.repeat(32)}.jpg`;
    for (const url of [
      `/api/receipts/${name}`,
      `/api/receipts/${name}?expires=abc&signature=x`,
      '/api/receipts/..%2Fsession-secret?expires=1&signature=x',
    ]) {
      const response = await test.client().get(url);
      expect([url, response.statusCode]).toEqual([url, 400]);
      expect(response.json().error).toEqual(expect.any(String));
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});
