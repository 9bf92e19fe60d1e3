import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const account = () => ({ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD });

describe('where a change comes from', () => {
  const register = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/register', headers, payload: account() });

  it.each([
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
  ])('is accepted as %j', async (headers) => {
    expect((await register(headers)).statusCode).toBe(201);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'null' },
    { origin: 'http://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused as %j', async (headers) => {
    const response = await register(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe('This request comes from another site and was refused.');
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('a call that names its account', () => {
  it('is answered only to that account', async () => {
    const client = test.client();
    const { id } = (await client.post('/api/register', account())).json();
    const ask = (named: string) =>
      client.send('GET', '/api/user', { headers: { 'x-account': named } });
    expect((await ask(String(id))).json().id).toBe(id);
    for (const other of [String(id + 1), `0${id}`, '', 'me']) {
      const refused = await ask(other);
      expect([other, refused.statusCode]).toEqual([other, 401]);
      expect(refused.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });
});

describe('a body', () => {
  const send = (payload: string, type?: string) =>
    test.client().send('POST', '/api/login', {
      payload,
      headers: type ? { 'content-type': type } : {},
    });

  it('is 400 with the reason if it is not JSON', async () => {
    const response = await send('{"email":', 'application/json');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: 'The request is malformed.',
      details: [{ path: [], message: expect.any(String) }],
    });
  });

  it.each(['', 'null', '[]', '"text"', '5', 'true'])('is 400 as %j', async (payload) => {
    const response = await send(payload, 'application/json');
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toEqual(expect.any(String));
  });

  it('is 415 in any other type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await send('email=x', type)).statusCode).toBe(415);
    }
  });

  it('is 413 above 64 KB', async () => {
    const response = await send(JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json');
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toBe('The request is too large.');
  });
});

describe('every answer', () => {
  it('has the security headers, and the API is never cached', async () => {
    const { headers } = await test.client().get('/api/health');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const spelled = await test.client().get('/%61pi/health');
    expect(spelled.headers['cache-control']).toBe('no-store');
  });

  it('is JSON with a sentence for a path or method that does not exist', async () => {
    for (const response of [
      await test.client().get('/api/nothing'),
      await test.client().post('/api/user'),
      await test.client().get('/api/'),
      await test.client().get('/api/projects/%00'),
      await test.client().get('/api/%zz'),
      await test.client().get('/api/%E0%A4%A'),
    ]) {
      expect([400, 401, 404]).toContain(response.statusCode);
      expect(response.json().error).toEqual(expect.any(String));
    }
  });
});

describe('GET /api/openapi.json', () => {
  it('describes every call with the schemas that validate it', async () => {
    const document = (await test.client().get('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const body = document.paths['/api/projects'].post.requestBody.content['application/json'];
    expect(body.schema).toEqual({ $ref: '#/components/schemas/ProjectInput' });
    expect(document.components.schemas.ProjectInput.required).toEqual(['name', 'budget']);
    expect(Object.keys(document.paths['/api/projects'].post.responses)).toContain('201');
    expect(document.paths['/api/projects/{id}'].delete).toBeDefined();
  });

  it('describes the form of an upload, the types of files, and where a sign-in leads', async () => {
    const { paths } = (await test.client().get('/api/openapi.json')).json();
    const upload = paths['/api/upload'].post.requestBody.content['multipart/form-data'];
    expect(upload.schema.properties.image).toEqual({ type: 'string', format: 'binary' });
    expect(paths['/api/stripe/webhook'].post.requestBody.content).toHaveProperty([
      'application/json',
    ]);
    const typesOf = (path: string) => Object.keys(paths[path].get.responses['200'].content);
    expect(typesOf('/api/expenses/export.csv')).toEqual(['text/csv']);
    expect(typesOf('/api/projects/{id}/calendar.ics')).toEqual(['text/calendar']);
    expect(Object.keys(paths['/api/auth/google'].get.responses)).toContain('302');
    // Each call describes its successful response.
    for (const [path, calls] of Object.entries<Record<string, { responses: object }>>(paths)) {
      for (const { responses } of Object.values(calls)) {
        expect([path, Object.keys(responses)]).toEqual([
          path,
          expect.arrayContaining([expect.stringMatching(/^[23]/)]),
        ]);
      }
    }
  });
});

describe('the log', () => {
  it('has the route and the user’s id, and no secret, address or URL', async () => {
    const { client, user } = await test.signedIn('canary-person@example.com');
    await client.post('/api/login', { email: user.email, password: 'canary-password' });
    await client.get('/api/projects?search=canary-query');
    await client.get('/api/canary-path');
    const cookie = client.cookies.get('plumbline_session') ?? 'missing';
    const log = test.logLines.join('\n');
    expect(log).not.toMatch(/canary/);
    expect(log).not.toContain(cookie.slice(0, 20));
    const line = test.logLines
      .map((text) => JSON.parse(text))
      .findLast(({ route, userId }) => route === '/api/projects' && userId === user.id);
    expect(line).toMatchObject({ method: 'GET', status: 200, requestId: expect.any(String) });
  });
});
