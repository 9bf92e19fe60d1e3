import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors.ts';
import { trackSilentConnections } from './silent-connections.ts';

const CHECK_MS = 100;

/**
 * A server that is being closed finishes what it has begun and nothing else. Connections that are
 * kept alive would otherwise hold it open long after their last answer.
 */
export function stopInOrder(app: FastifyInstance) {
  const closeSilentConnections = trackSilentConnections(app.server);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // Repeatedly: until listening stops there may be new ones, and an answer that had begun before,
    // such as a stream, could not say that it is the last one.
    const check = setInterval(() => {
      closeSilentConnections();
      app.server.closeIdleConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(check));
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? beingRestarted() : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

const beingRestarted = () => unavailable('The server is being restarted. Try again in a moment.');
