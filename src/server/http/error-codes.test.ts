import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExpense, createProject, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    settings: {
      publicUrl: new URL('http://localhost:3000'),
      productName: 'Plumbline',
      trustProxy: false,
      limits: { ...testLimits, signInFailures: 1 },
    },
  });
  // Something that fails in an unexpected way.
  test.app.post('/api/broken', { config: { access: 'public' }, schema: { hide: true } }, () => {
    throw new Error('The secret inside');
  });
});
afterAll(() => test.close());

const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } });

/** One way to get each refusal, by status and code. */
const refusals: Record<string, () => Promise<{ statusCode: number; json: () => unknown }>> = {
  '400 validation': () => test.client().post('/api/login', { email: 'nobody' }),
  '400 validation, unreadable': () => test.client().send('POST', '/api/login', json('{"email":')),
  '400 validation, address': () => test.client().get('/api/%zz'),
  '401 unauthenticated': () => test.client().get('/api/projects'),
  '403 forbidden': () =>
    test.app.inject({ method: 'POST', url: '/api/logout', headers: { origin: 'http://evil.x' } }),
  '403 plan_limit': async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    for (let count = 0; count < 5; count += 1) await createExpense(client, project.id);
    return client.post('/api/expenses', { ...tiles, projectId: project.id });
  },
  '404 not_found': async () => (await test.signedIn()).client.get('/api/projects/999'),
  '404 not_found, route': () => test.client().get('/api/nothing'),
  '409 conflict': async () => {
    const { user } = await test.signedIn();
    return test.client().post('/api/register', { email: user.email, password: PASSWORD });
  },
  '413 too_large': () =>
    test.client().send('POST', '/api/login', json(JSON.stringify({ email: 'x'.repeat(70_000) }))),
  '415 unsupported_type': () =>
    test.client().send('POST', '/api/login', {
      payload: 'email=x',
      headers: { 'content-type': 'text/plain' },
    }),
  '415 unsupported_type, file': async () => {
    const { client } = await test.signedIn();
    return client.send('POST', '/api/upload', await multipart({ image: new Blob(['plain']) }));
  },
  '429 too_many': async () => {
    const { user } = await test.signedIn();
    const guess = () => test.client().post('/api/login', { email: user.email, password: 'wrong' });
    await guess();
    return guess();
  },
  '500 internal': () => test.client().post('/api/broken'),
  '503 unavailable': () => test.client().get('/api/auth/google'),
};

it.each(Object.keys(refusals))('says why: %s', async (name) => {
  const response = await refusals[name]?.();
  const [status, code] = name.split(/[ ,]+/);
  expect(response?.json()).toMatchObject({ code, error: expect.any(String) });
  expect(String(response?.statusCode)).toBe(status);
  expect(JSON.stringify(response?.json())).not.toContain('secret');
});

it('asks for an upgrade only if the plan is the reason', async () => {
  const { client } = await test.signedIn();
  await createProject(client);
  expect((await client.get('/api/projects/999')).json()).not.toHaveProperty('upgradeRequired');
  expect((await refusals['403 plan_limit']?.())?.json()).toMatchObject({ upgradeRequired: true });
});

it.each([
  ['nonsense', 'GARBAGE\r\n\r\n', '400 validation'],
  ['huge headers', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 too_large'],
])('says why even before there is a request: %s', async (_name, bytes, expected) => {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [status, code] = expected.split(' ');
  const answer = await text(socket);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"}`);
});
