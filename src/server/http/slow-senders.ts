import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a call that sends gigabytes and may wait long for its answer. */
    takesLong?: boolean;
  }
}

interface Patience {
  /** For the body of a usual request, and for one that takes long. */
  usualMs: number;
  longMs: number;
}

/**
 * Ends requests whose body arrives too slowly. Node's own limit is one for all routes, so it is that
 * of the slowest.
 */
export function endSlowSenders(app: FastifyInstance, { usualMs, longMs }: Patience): void {
  app.addHook('onRequest', ({ raw, routeOptions, headers }, reply, done) => {
    // A call within the process has no connection.
    if (!(raw.socket instanceof Socket)) return done();
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length']) > 0;
    const startTimer = () => {
      const timer = setTimeout(() => {
        if (!raw.complete) app.server.emit('clientError', tooSlow(), raw.socket);
      }, usualMs);
      timer.unref();
      for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
    };
    if (routeOptions.config.takesLong) {
      // Nothing is sent to the caller for as long as its archive is unpacked.
      raw.socket.setTimeout(longMs);
      // A caller that was refused has no reason to send on.
      reply.raw.once('finish', startTimer);
    } else if (hasBody) {
      startTimer();
    }
    done();
  });
}

const tooSlow = () =>
  Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
