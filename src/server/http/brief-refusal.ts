import type { FastifyReply } from 'fastify';
import type { ApiErrorBody } from '#shared/api-error.ts';

const BODY = JSON.stringify({
  error: 'Too busy right now. Try again in a few seconds.',
  code: 'unavailable',
} satisfies ApiErrorBody);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(BODY),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': '2',
};

const refused = new WeakSet<FastifyReply>();

/**
 * A 503 that skips the other hooks and the log: under a flood of requests, a refusal must cost
 * almost nothing.
 */
export function refuseBriefly(reply: FastifyReply) {
  refused.add(reply);
  reply.hijack();
  reply.raw.writeHead(503, HEADERS);
  reply.raw.end(BODY);
}

export function isBrieflyRefused(reply: FastifyReply): boolean {
  return refused.has(reply);
}
