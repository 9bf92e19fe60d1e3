import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Call } from './calls.ts';

interface Sender {
  origin: string;
  cookie: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The request as it goes over the wire. */
export function requestOf({ origin, cookie }: Sender, { method, path, body }: Call): Buffer {
  const content = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    ...(content
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]
      : []),
  ];
  return Buffer.from([...lines, '', content].join('\r\n'));
}

/** One connection that sends one call after another, and tells how long each took. */
export class Connection {
  private readonly sender: Sender;
  private readonly socket: Socket;

  private constructor(sender: Sender, socket: Socket) {
    this.sender = sender;
    this.socket = socket;
  }

  static async open(sender: Sender): Promise<Connection> {
    const { hostname, port } = new URL(sender.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.setNoDelay();
    return new Connection(sender, socket);
  }

  /** In milliseconds. */
  async time(call: Call): Promise<number> {
    const { socket } = this;
    const request = requestOf(this.sender, call);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    let received = Buffer.alloc(0);
    let missing = Number.NaN;
    const onData = (data: Buffer) => {
      if (!Number.isNaN(missing)) missing -= data.length;
      else {
        received = Buffer.concat([received, data]);
        const headEnd = received.indexOf(HEAD_END);
        if (headEnd < 0) return;
        const head = received.toString('latin1', 0, headEnd);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 2') || !length) {
          reject(new Error(`${call.name} was answered with ${head.split('\r\n')[0]}`));
          return;
        }
        missing = Number(length) - (received.length - headEnd - HEAD_END.length);
      }
      if (missing <= 0) resolve(performance.now() - startedAt);
    };
    socket.on('data', onData);
    const startedAt = performance.now();
    socket.write(request);
    try {
      return await promise;
    } finally {
      socket.off('data', onData);
    }
  }

  close(): void {
    this.socket.destroy();
  }
}
