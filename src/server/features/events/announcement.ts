import type { FastifyInstance } from 'fastify';
import type { Events } from './event.service.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * After each call that may have changed a record. Not in the transaction, which would then hold up
 * all others until it is on disk.
 */
export function announceChanges(app: FastifyInstance, { announce }: Events): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode }, done) => {
    const isCall = routeOptions.config.access !== undefined;
    if (isCall && !READING.has(method) && statusCode < 400) announce();
    done();
  });
}
