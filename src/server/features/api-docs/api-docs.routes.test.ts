import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import type { ApiDocument } from './document.ts';

let test: TestApp;
let page: string;
let document: ApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  page = (await test.client().get('/api/docs')).body;
  document = (await test.client().get('/api/openapi.json')).json();
});
afterAll(() => test.close());

const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** The part of the page about one call, schema or refusal. */
const article = (id: string) => page.split('<article').find((it) => it.startsWith(` id="${id}"`));

describe('GET /api/docs', () => {
  it('is a page under the same policy as all others, without a script', async () => {
    const { statusCode, headers } = await test.client().get('/api/docs');
    const other = await test.client().get('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(other.headers['content-security-policy']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(page).not.toMatch(/<script|\son\w+=|style="|https?:/);
    expect(page).toContain('--color-paper: light-dark(');
  });

  it('shows every call, schema, refusal and way to sign in once', () => {
    const { paths, components } = document;
    const calls = Object.values(paths).flatMap((path) => Object.values(path));
    const ids = idsIn(page);
    const expected = [
      ...calls.map(({ operationId }) => operationId),
      ...Object.keys(components.schemas).map((name) => `schema-${name}`),
      ...Object.keys(components.responses).map((name) => `response-${name}`),
      ...Object.keys(components.securitySchemes).map((name) => `security-${name}`),
    ];
    expect(expected.length).toBeGreaterThan(110);
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a target for every link inside the page', () => {
    const ids = new Set(idsIn(page));
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(500);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('tells how to make a call and what comes back', () => {
    const create = article('createExpense');
    expect(create).toContain('Create an expense');
    expect(create).toMatch(/POST<\/span>\s+<code>\/api\/expenses</);
    expect(create).toContain('<a href="#security-session">session</a>');
    expect(create).toContain('Idempotency-Key');
    expect(create).toContain('<a href="#schema-ExpenseInput">');
    expect(create).toMatch(/201<\/code> Created.*<a href="#schema-Expense">/s);
    expect(create).toContain('<a href="#response-Conflict">');
    expect(article('login')).toContain('public');
    expect(article('listExpenses')).toContain('default <code>&quot;-date&quot;</code>');
  });

  it('tells the type, the limits and the choices of each field', () => {
    const input = article('schema-ExpenseInput') ?? '';
    const field = (name: string) => input.split('<li>').find((it) => it.includes(`>${name}<`));
    expect(field('description')).toMatch(/required.*string, at least 1 characters, at most 200/s);
    expect(field('contractorId')).toMatch(/optional.*integer, more than 0.* or null/s);
    expect(field('category')).toContain('<code>&quot;materials&quot;</code> or ');
    expect(article('schema-NextList')).toContain('&quot;missing_receipts&quot;');
  });

  it('tells the words for programs that a refusal has', () => {
    expect(article('response-Forbidden')).toMatch(/<code>plan_limit<\/code>.*storage_full/s);
    expect(article('response-Conflict')).toContain('<code>key_reused</code>');
  });

  it('comes in the chosen theme, and again only when it has changed', async () => {
    const dark = { cookie: 'plumbline_theme=dark' };
    const first = await test.client().send('GET', '/api/docs', { headers: dark });
    expect(first.body).toContain('<html data-theme="dark" ');
    const known = { ...dark, 'if-none-match': String(first.headers.etag) };
    expect((await test.client().send('GET', '/api/docs', { headers: known })).statusCode).toBe(304);
    expect(page).not.toContain('data-theme="dark" lang');
  });

  it('shows a product name with markup in it as text', async () => {
    const settings = {
      publicUrl: new URL('http://localhost:3000'),
      productName: 'Tom & <b>Jerry</b>',
      trustProxy: false,
      limits: testLimits,
    };
    const odd = await createTestApp({ settings });
    expect((await odd.client().get('/api/docs')).body).toContain(
      '<title>Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; API</title>',
    );
    await odd.close();
  });
});
