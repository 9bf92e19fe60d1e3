import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSlowSenders } from './slow-senders.ts';
import { answersToUnreadableRequests } from './unreadable-requests.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ ...answersToUnreadableRequests });
  endSlowSenders(app, { usualMs: 50, longMs: 60_000 });
  app.post('/usual', async () => 'done');
  app.post('/long', { config: { takesLong: true } }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends half of a body. */
async function sendHalf(path: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head =
    'host: x\r\ncontent-type: text/plain\r\ncontent-length: 2\r\nconnection: close\r\n\r\n';
  socket.write(`POST ${path} HTTP/1.1\r\n${head}a`);
  return socket;
}

it('ends a request whose body does not arrive', async () => {
  expect(await text(await sendHalf('/usual'))).toMatch(/^HTTP\/1\.1 408 .*took too long/s);
});

it('waits longer for a call that takes long', async () => {
  const slow = await sendHalf('/long');
  // The other one has run out of time after it.
  await text(await sendHalf('/usual'));
  slow.write('b');
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 .*done/s);
});
