import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseBriefly } from './brief-refusal.ts';

const MAX_UNANSWERED = 8;

/**
 * Pipelined requests run all at once, and their responses stay in memory until they are read: a few
 * bytes could fill the memory. Browsers never pipeline, and proxies rarely do.
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
