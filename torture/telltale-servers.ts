import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * An outside service at its worst: every call fails, and the error repeats every word and header of
 * the request. Stripe, a model and an OpenID provider have all been seen to do this.
 */
export async function startTelltale() {
  const server = createServer(async (request, response) => {
    const said = `${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`;
    response.writeHead(400, { 'content-type': 'application/json' });
    const message = `Invalid: ${said}`;
    response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code: said } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A mail server that accepts some recipients and refuses others by name. */
export async function startMailServer(isRefused: (address: string) => boolean) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onRcptTo({ address }, _session, done) {
      done(isRefused(address) ? new Error(`Nobody here is called ${address}`) : null);
    },
    onData(stream, _session, done) {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
