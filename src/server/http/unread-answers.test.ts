import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { endUnreadAnswers } from './unread-answers.ts';

const PIECE = 'x'.repeat(64 * 1024);
const PIECES = 400;

const server = createServer((_request, response) => {
  Readable.from(Array.from({ length: PIECES }, () => PIECE)).pipe(response);
});
endUnreadAnswers(server, { patienceMs: 1_000, checkMs: 50 });

afterEach(() => server.close());

it('ends only a response that is not read, whatever its reader sends', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = () => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
    return socket;
  };

  const accepted = once(server, 'connection');
  const unread = ask()
    .pause()
    .on('error', () => {});
  const [unreadAtServer] = await accepted;
  const poking = setInterval(() => unread.write('\r\n'), 100);
  const ended = once(unreadAtServer, 'close');

  const reader = ask();
  let received = 0;
  const isAllReceived = new Promise<void>((resolve) => {
    reader.on('data', (data) => {
      received += data.length;
      if (received > PIECES * PIECE.length) resolve();
      // Slow, but steady.
      reader.pause();
      setTimeout(() => reader.resume(), 1);
    });
  });
  await ended;
  clearInterval(poking);
  unread.destroy();
  await isAllReceived;
  expect(reader.destroyed).toBe(false);
  reader.destroy();
});
