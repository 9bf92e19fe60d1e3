import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** Everything that the server sends until the connection ends. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

it('answers an unsupported expectation with a sentence', async () => {
  const answer = await answerTo('GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: foo\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 417 /);
  expect(answer).toContain(
    '{"error":"The server cannot meet the Expect header of this request.","code":"validation"}',
  );
});

it('handles a few pipelined requests at once and refuses the rest', async () => {
  const one = 'GET /api/user HTTP/1.1\r\nhost: x\r\n\r\n';
  const last = one.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');
  const answer = await answerTo(one.repeat(49) + last);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toHaveLength(50);
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill('401'));
  expect(statuses.filter((status) => status === '503')).toHaveLength(42);
  expect(test.logLines.filter((line) => line.includes('"status":503'))).toEqual([]);
});

it('ends slow senders and silent connections', () => {
  const { headersTimeout, requestTimeout, timeout } = test.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 20_000,
    // Of the slowest route; slow-senders.ts ends the others.
    requestTimeout: 1_800_000,
    timeout: 100_000,
  });
});
