import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseBriefly } from './brief-refusal.ts';

const MAX_UNANSWERED = 8;

/**
 * Requests that are sent one after the other without reading the answers are worked on all at once,
 * and their answers kept until they are read: a few bytes would fill the memory. Browsers never do
 * that, and proxies do it rarely.
 */
export function limitPipelining(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const add = (many: number) => {
      const sum = (unanswered.get(socket) ?? 0) + many;
      unanswered.set(socket, sum);
      return sum;
    };
    reply.raw.once('close', () => add(-1));
    if (add(1) <= MAX_UNANSWERED) done();
    else refuseBriefly(reply);
  });
}
