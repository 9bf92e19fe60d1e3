import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TOKEN = 'a-token-for-the-metrics';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ metricsToken: TOKEN });
});
afterAll(() => test.close());

const ask = (authorization?: string) =>
  test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

it('require the token', async () => {
  for (const given of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
    const response = await ask(given);
    expect([given, response.statusCode]).toEqual([given, 401]);
    expect(response.body).not.toContain('plumbline_');
  }
});

it('do not exist without one', async () => {
  const without = await createTestApp();
  const response = await without.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(response.statusCode).toBe(404);
  await without.close();
});

it('count requests by route pattern and status, and the records', async () => {
  const { client } = await test.signedIn();
  const { id } = await createProject(client);
  await client.get(`/api/projects/${id}`);
  await client.get(`/api/projects/${id}`);
  await client.get('/api/projects/999999');
  await client.get('/somewhere/else?secret=1');
  const { statusCode, body, headers } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const lines = body.split('\n');
  const count = 'plumbline_http_request_duration_seconds_count';
  expect(lines).toContain(`${count}{method="GET",route="/api/projects/:id",status="2xx"} 2`);
  expect(lines).toContain(`${count}{method="GET",route="/api/projects/:id",status="4xx"} 1`);
  expect(lines).toContain(`${count}{method="GET",route="none",status="4xx"} 1`);
  expect(lines).toContain('plumbline_users 1');
  expect(lines).toContain('plumbline_pro_users 0');
  expect(lines).toContain('plumbline_projects 1');
  expect(lines).toContain('plumbline_expenses 0');
  expect(body).toMatch(/^plumbline_database_pool\{state="waiting"\} 0$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).not.toContain('secret');
});

it('work without a database, except for the records', async () => {
  const cut = await createTestApp({ metricsToken: TOKEN });
  await cut.database.close();
  await cut.recorder?.database.close();
  const { statusCode, body } = await cut.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('plumbline_database_pool');
  expect(body).not.toMatch(/^plumbline_users \d/m);
  await cut.app.close();
});
