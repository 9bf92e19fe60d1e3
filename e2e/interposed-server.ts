import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands between the browser and the product, and can take the connection away. Unlike the browser's
 * own offline switch, it also reaches the service worker.
 */
export interface InterposedServer {
  url: string;
  /** No call reaches the product. */
  isDown: boolean;
  /** Called for each answer of the product: whether the browser gets nothing of it, or a part. */
  losesAnswer: (request: IncomingMessage, status: number) => Loss | undefined;
  /** Changes a text before it reaches the browser. */
  rewrite: ((text: string) => string) | null;
  /** The address at the product for one of the browser's; null if nothing is there. */
  place: (address: string) => string | null;
  close(): Promise<void>;
}

type Loss = 'all' | 'end';

export async function startInterposedServer(target: () => string): Promise<InterposedServer> {
  const server = createServer(pass);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const interposed: InterposedServer = {
    url: `http://localhost:${port}`,
    isDown: false,
    losesAnswer: () => undefined,
    rewrite: null,
    place: (address) => address,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const lose = () => response.socket?.destroy();
    // On a connection that was used before, the browser would send a lost call again by itself.
    response.shouldKeepAlive = false;
    if (interposed.isDown) return void lose();
    const { rewrite } = interposed;
    const address = interposed.place(request.url ?? '/');
    if (address === null) return void response.writeHead(404).end();
    // What the browser knows of the unchanged text does not help.
    const plain = rewrite && { 'accept-encoding': 'identity', 'if-none-match': '' };
    const headers = { ...request.headers, ...plain };
    const forwarded = ask(
      new URL(address, target()),
      { method: request.method, headers },
      async (answer) => {
        const { statusCode = 502 } = answer;
        const loss = interposed.isDown ? 'all' : interposed.losesAnswer(request, statusCode);
        if (loss === 'all') return lose();
        if (loss === 'end') {
          response.writeHead(statusCode, answer.headers).write('{', lose);
          return;
        }
        const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
        if (!rewrite || !isText) {
          response.writeHead(statusCode, answer.headers);
          return void answer.pipe(response);
        }
        const text = rewrite(Buffer.concat(await answer.toArray()).toString());
        const { 'content-length': _, etag: __, ...kept } = answer.headers;
        response.writeHead(statusCode, kept).end(text);
      },
    );
    forwarded.on('error', lose);
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }
  return interposed;
}
