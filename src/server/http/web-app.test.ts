import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { builtWebApp } from './web-app.ts';

const script = 'console.info("built");'.repeat(50);
let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-web-'));
  await mkdir(path.join(folder, 'assets'));
  for (const reader of ['visitor', 'account', 'expenses', 'link']) {
    await writeFile(
      path.join(folder, `${reader}.html`),
      `<html lang="en"><title>__PRODUCT_NAME__</title><meta name="app-config" content="__APP_CONFIG__"><link href="/assets/${reader}.js">`,
    );
  }
  await writeFile(
    path.join(folder, 'landing.html'),
    '<html lang="en"><title>__PRODUCT_NAME__</title><a href="__DEMO_URL__">Watch Demo</a>',
  );
  await writeFile(path.join(folder, 'assets/app-abc123.js'), script);
  await writeFile(path.join(folder, 'assets/app-abc123.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'sw.js'), script);
  await writeFile(path.join(folder, 'sw.js.br'), brotliCompressSync(script));
  test = await createTestApp({
    webApp: builtWebApp(folder, {
      productName: 'Tom & "Jerry" <Builders>',
      googleSignIn: false,
      demoUrl: '/tour',
      billing: 'off',
    }),
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.client().send('GET', url, { headers });

describe('the page', () => {
  it('keeps the token of an invitation from other sites, caches and the log', async () => {
    const token = 'a-token-that-nobody-else-may-see';
    const response = await get(`/invite/${token}`);
    for (const page of ['unsubscribe', 'decide', 'work']) {
      expect((await get(`/${page}/${token}`)).headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    }
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(response.body).not.toContain(token);
    expect(test.logLines.join()).toContain('"status":200');
    expect(test.logLines.join()).not.toContain(token);
  });

  it('is sent for every path that is a screen, with its settings and never cached blindly', async () => {
    for (const url of ['/dashboard', '/expenses?page=2', '/no/such/screen', '/apix']) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(response.body).toContain(
        '<title>Tom &amp; &quot;Jerry&quot; &lt;Builders&gt;</title>',
      );
      expect(response.body).toContain('&quot;demoUrl&quot;:&quot;/tour&quot;');
    }
  });

  it('is the drawn landing page for a visitor, and the application for who may be signed in', async () => {
    const visit = await get('/');
    expect(visit.body).toContain('<a href="/tour">Watch Demo</a>');
    expect(visit.body).toContain('<title>Tom &amp; &quot;Jerry&quot;');
    expect(visit.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
    });
    const back = await get('/', { cookie: 'plumbline_signed_in=1' });
    expect(back.body).toContain('app-config');
    expect(back.headers['etag']).not.toBe(visit.headers['etag']);
  });

  it('preloads the screen for who may be signed in, and the sign-in for others', async () => {
    const scripts = (body: string) => [...body.matchAll(/href="([^"]+\.js)"/g)].map(([, at]) => at);
    expect(scripts((await get('/dashboard?project=2')).body)).toEqual(['/assets/visitor.js']);
    for (const url of ['/', '/dashboard', '/no/such/screen']) {
      const { body } = await get(url, { cookie: 'plumbline_signed_in=1' });
      expect(scripts(body)).toEqual(['/assets/account.js']);
    }
    const list = await get('/expenses?page=2', { cookie: 'plumbline_signed_in=1' });
    expect(scripts(list.body)).toEqual(['/assets/expenses.js']);
    expect(scripts((await get('/expenses')).body)).toEqual(['/assets/visitor.js']);
  });

  it('is a small one of its own for the links of contractors, signed in or not', async () => {
    for (const headers of [{}, { cookie: 'plumbline_signed_in=1' }]) {
      expect((await get('/decide/abc', headers)).body).toContain('/assets/link.js');
      expect((await get('/work/abc', headers)).body).toContain('/assets/link.js');
      expect((await get('/work', headers)).body).not.toContain('/assets/link.js');
    }
  });

  it('comes in the theme that was chosen, and in no other', async () => {
    const themed = async (cookie: string, url = '/dashboard') =>
      /<html [^>]*>/.exec((await get(url, { cookie })).body)?.[0];
    expect(await themed('plumbline_theme=dark')).toBe('<html data-theme="dark" lang="en">');
    expect(await themed('plumbline_theme=light', '/')).toBe('<html data-theme="light" lang="en">');
    expect(await themed('plumbline_theme="><script>')).toBe('<html lang="en">');
    const [dark, light] = await Promise.all(
      ['dark', 'light'].map((theme) => get('/', { cookie: `plumbline_theme=${theme}` })),
    );
    expect(dark?.headers['etag']).not.toBe(light?.headers['etag']);
  });

  it('is compressed as the browser asks and not sent again unchanged', async () => {
    const plain = (await get('/')).body;
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gz = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
    const again = await get('/', { 'if-none-match': String(br.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not sent for a call or a lost file', async () => {
    expect((await get('/api/nothing')).statusCode).toBe(404);
    expect((await get('/assets/old-build.js')).statusCode).toBe(404);
    expect((await test.client().post('/dashboard')).statusCode).toBe(404);
  });
});

describe('the installed application', () => {
  it('has a manifest with the name of the product', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("manifest-src 'self'");
    expect(response.json()).toMatchObject({
      name: 'Tom & "Jerry" <Builders>',
      start_url: '/dashboard',
      display: 'standalone',
      shortcuts: [{ url: '/expenses?add=new' }, { url: '/expenses?add=photo' }],
      share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data' },
    });
    for (const { src } of response.json().icons) {
      expect((await stat(path.join('src/web/public', src))).size).toBeLessThan(10_000);
    }
  });

  it('has a service worker that no cache keeps', async () => {
    for (const encoding of ['identity', 'br']) {
      const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toContain('javascript');
    }
  });
});

describe('a file', () => {
  it('with a hash in its name is precompressed and kept for good', async () => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
    expect((await get('/assets/app-abc123.js')).body).toBe(script);
  });

  it('without one is kept for an hour', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml');
  });

  it('asked for in a part or version that is not there is a mistake of the asker', async () => {
    for (const headers of [{ range: 'bytes=99999999-' }, { 'if-match': '"x"' }]) {
      const response = await get('/favicon.svg', headers);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toEqual(expect.any(String));
    }
  });

  it('outside the folder is out of reach', async () => {
    for (const url of ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json']) {
      expect((await get(url)).body).not.toContain('"dependencies"');
    }
  });
});
