import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors.ts';
import { trackSilentConnections } from './silent-connections.ts';

const CHECK_MS = 100;

/**
 * Lets a closing server finish its open requests and nothing else. Otherwise keep-alive connections
 * would hold it open long after their last response.
 */
export function stopInOrder(app: FastifyInstance) {
  const closeSilentConnections = trackSilentConnections(app.server);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // Repeatedly: new connections may arrive until listening stops, and a response that started
    // earlier, such as a stream, could not announce that it is the last one.
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
