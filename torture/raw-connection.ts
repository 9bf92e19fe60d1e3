import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
  /** Whether the server ended the connection after it. */
  isClosed: boolean;
}

interface Exchange {
  isHead: boolean;
  resolve: (answer: RawAnswer | null) => void;
}

interface ExchangeOptions {
  isHead?: boolean;
  /** The connection is not used again. */
  isLast?: boolean;
  /** Sends nothing more, even if more was announced. */
  isCut?: boolean;
}

const HEAD_END = '\r\n\r\n';

/**
 * A connection that can send any bytes and reads the responses. An HTTP client would refuse to send
 * most malformed requests. One request at a time.
 */
export class RawConnection {
  private socket: Socket | null = null;
  private received = Buffer.alloc(0);
  private waiting: Exchange | null = null;
  private readonly port: number;
  private readonly patienceMs: number;

  constructor(port: number, patienceMs = 10_000) {
    this.port = port;
    this.patienceMs = patienceMs;
  }

  /** Null if the server ended the connection without a response, or sent none in time. */
  exchange(
    bytes: Buffer,
    { isHead = false, isLast = false, isCut = false }: ExchangeOptions = {},
  ): Promise<RawAnswer | null> {
    const socket = this.open();
    const { promise, resolve } = Promise.withResolvers<RawAnswer | null>();
    const timer = setTimeout(() => {
      this.close();
      this.settle(null);
    }, this.patienceMs);
    this.waiting = {
      isHead,
      resolve: (answer) => {
        clearTimeout(timer);
        if (isLast || answer?.isClosed) this.close();
        resolve(answer);
      },
    };
    // Half closed: a body that is shorter than announced ends here, and the response can still
    // arrive.
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
    return promise;
  }

  close() {
    this.socket?.destroy();
    this.socket = null;
    this.received = Buffer.alloc(0);
  }

  private open(): Socket {
    if (this.socket) return this.socket;
    const socket = connect({ port: this.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setNoDelay();
    socket.on('data', (data) => {
      if (socket !== this.socket) return;
      this.received = Buffer.concat([this.received, data]);
      this.read(false);
    });
    socket.once('end', () => {
      if (socket !== this.socket) return;
      this.read(true);
      this.close();
      this.settle(null);
    });
    socket.once('error', () => {
      if (socket !== this.socket) return;
      this.close();
      this.settle(null);
    });
    this.socket = socket;
    return socket;
  }

  private settle(answer: RawAnswer | null) {
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(answer);
  }

  private read(isEnd: boolean): void {
    if (!this.waiting) return;
    const text = this.received.toString('latin1');
    const headEnd = text.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = text.slice(0, headEnd);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const rest = this.received.subarray(headEnd + HEAD_END.length);
    if (status === 100) {
      this.received = rest;
      this.read(isEnd);
      return;
    }
    const body = readBody(head, rest, { isEnd, isHead: this.waiting.isHead, status });
    if (body === null) return;
    this.received = Buffer.alloc(0);
    const isClosed = isEnd || /^connection: close$/im.test(head);
    this.settle({ status, head, body, isClosed });
  }
}

/** Null while more is to come. */
function readBody(
  head: string,
  rest: Buffer,
  { isEnd, isHead, status }: { isEnd: boolean; isHead: boolean; status: number },
): string | null {
  if (isHead || status === 204 || status === 304) return '';
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) {
    return rest.length >= Number(length) ? rest.toString('utf8', 0, Number(length)) : null;
  }
  if (/^transfer-encoding: chunked$/im.test(head)) {
    if (!isEnd && !rest.includes('0\r\n\r\n')) return null;
    return rest.toString().replaceAll(/^[\da-f]+\r\n|\r\n$/gim, '');
  }
  return isEnd ? rest.toString() : null;
}
