import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { multipart } from '../testing/multipart.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PDF = '%PDF-1.7\n';
/** Less than the 20 s after which a silent connection ends anyway. */
const GRACE_MS = 15_000;

let test: TestApp;
let agent: Agent;
beforeEach(async () => {
  test = await createTestApp();
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  await test.close();
});

async function listen(): Promise<number> {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return (test.app.server.address() as AddressInfo).port;
}

it('an upload in progress is finished, and its connection does not delay the end', async () => {
  const port = await listen();
  const { client } = await test.signedIn();
  const { payload, headers } = await multipart({ image: new Blob([PDF.padEnd(100_000, 'x')]) });
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const upload = request({
    ...{ port, agent, method: 'POST', path: '/api/upload' },
    headers: {
      ...headers,
      cookie,
      origin: 'http://localhost:3000',
      'content-length': payload.length,
    },
  });
  upload.write(payload.subarray(0, 50_000));
  await once(test.app.server, 'request');
  const closing = test.app.close();
  upload.end(payload.subarray(50_000));
  const [response] = await once(upload, 'response');
  expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
  expect(await json(response)).toHaveProperty('imageUrl');
  const begin = Date.now();
  await closing;
  expect(Date.now() - begin).toBeLessThan(GRACE_MS);
});

it('a call during the shutdown is refused with a sentence', async () => {
  const held = Promise.withResolvers<void>();
  test.app.addHook('preClose', () => held.promise);
  const caller = connect(await listen(), '127.0.0.1');
  const [connection] = await once(test.app.server, 'connection');
  caller.write('GET /api/user HTTP/1.1\r\n');
  // Its first bytes have arrived, so it is not a silent connection, which would be closed.
  await expect.poll(() => connection.bytesRead).toBeGreaterThan(0);
  const closing = test.app.close();
  caller.write('host: localhost\r\n\r\n');
  const answer = await text(caller);
  held.resolve();
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^connection: close\r$/m);
  expect(answer).toContain('"error":"The server is being restarted. Try again in a moment."');
  await closing;
});

it('a connection without any request does not delay the end', async () => {
  const port = await listen();
  const silent = connect(port, '127.0.0.1');
  await once(test.app.server, 'connection');
  const begin = Date.now();
  await test.app.close();
  expect(Date.now() - begin).toBeLessThan(GRACE_MS);
  silent.destroy();
});
