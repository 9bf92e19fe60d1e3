import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Metrics } from './metrics.service.ts';

interface MetricsRouteOptions {
  metrics: Metrics;
  token: string;
}

export const metricsRoutes: FastifyPluginAsync<MetricsRouteOptions> = async (
  app,
  { metrics, token },
) => {
  const expected = digest(`Bearer ${token}`);
  app.get(
    '/metrics',
    // Metrics matter most when the server is too busy for other requests.
    { config: { neverShed: true }, schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        reply.header('www-authenticate', 'Bearer');
        throw new AppError('unauthenticated', 'Metrics require the METRICS_TOKEN.');
      }
      return reply.type(metrics.contentType).send(await metrics.read());
    },
  );
};

/** Always the same length, so that the comparison takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
