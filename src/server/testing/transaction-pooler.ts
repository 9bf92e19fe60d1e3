import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const SSL_REQUEST = 80_877_103;
/** PgBouncer knows these settings, and refuses a client that sends another one. */
const KNOWN_SETTINGS = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** Parts of `pg` that its types do not include. */
interface ClientParts {
  connection: { stream: Socket };
}

/**
 * A pooler in transaction mode, like PgBouncer: each transaction of a client runs on the session
 * that has been free for longest, so two in a row never share one if there are two.
 *
 * @param settings whether settings in a client's first message are dropped instead of refused
 */
export async function startTransactionPooler(
  connection: pg.ClientConfig,
  { sessions: size = 3, settings = 'refused' as 'refused' | 'dropped' } = {},
) {
  const clients = await Promise.all(
    Array.from({ length: size }, async () => {
      const client = new pg.Client(connection);
      client.on('error', () => {});
      await client.connect();
      return client;
    }),
  );
  const sessions = clients.map((client) => {
    const { stream } = (client as unknown as ClientParts).connection;
    stream.removeAllListeners('data');
    return stream;
  });
  const free = [...sessions];
  const waiting: ((session: Socket) => void)[] = [];
  const take = async () =>
    free.shift() ?? new Promise<Socket>((resolve) => void waiting.push(resolve));
  const giveBack = (session: Socket) => {
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    void serve(socket).catch(() => socket.destroy());
  });

  async function serve(socket: Socket): Promise<void> {
    const messages = readMessages(socket);
    const first = (await messages.next()).value;
    const refused = first && settings === 'refused' ? unknownSetting(first) : undefined;
    if (refused) {
      socket.end(failure(`unsupported startup parameter: ${refused}`));
      return;
    }
    socket.write(Buffer.concat([frame('R', Buffer.alloc(4)), frame('Z', Buffer.from('I'))]));
    for (let message = await messages.next(); !message.done; message = await messages.next()) {
      if (message.value[0] === TERMINATE) return void socket.end();
      const session = await take();
      const finished = answer(session, socket);
      session.write(message.value);
      // Until the transaction ends, everything belongs to it.
      let isOver = false;
      void finished.then(() => {
        isOver = true;
      });
      for (;;) {
        const next = messages.next();
        const isNext = await Promise.race([next.then(() => true), finished.then(() => false)]);
        if (!isNext || isOver) {
          giveBack(session);
          messages.unread(next);
          break;
        }
        const { value, done } = await next;
        if (done) return void session.destroy();
        session.write(value);
      }
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }),
    async close() {
      for (const socket of sockets) socket.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes on what a session sends, until it is ready outside of a transaction. */
function answer(session: Socket, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    let rest: Buffer = Buffer.alloc(0);
    const onData = (data: Buffer) => {
      socket.write(data);
      rest = Buffer.concat([rest, data]);
      let status = 0;
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        status = rest[0] === READY ? (rest[5] ?? 0) : 0;
        rest = rest.subarray(end);
      }
      if (status !== IDLE || rest.length > 0) return;
      session.off('data', onData);
      resolve();
    };
    session.on('data', onData);
  });
}

/** The messages of a client, the first without a type. A request for TLS is declined. */
function readMessages(socket: Socket) {
  const read = frames(socket);
  let kept: Promise<IteratorResult<Buffer, void>> | undefined;
  return {
    next() {
      const message = kept ?? read.next();
      kept = undefined;
      return message;
    },
    unread(message: Promise<IteratorResult<Buffer, void>>) {
      kept = message;
    },
  };
}

async function* frames(socket: Socket): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = 0;
  for await (const data of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) break;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      if (typeBytes === 0 && message.readInt32BE(4) === SSL_REQUEST) {
        socket.write('N');
        continue;
      }
      typeBytes = 1;
      yield message;
    }
  }
}

function unknownSetting(startup: Buffer): string | undefined {
  const words = startup.subarray(8).toString().split('\0');
  return words.find((word, index) => index % 2 === 0 && word && !KNOWN_SETTINGS.has(word));
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const failure = (message: string) => frame('E', Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`));
