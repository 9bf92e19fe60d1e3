import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses a change that another site's page could have sent. Browsers say where a request comes
 * from in Sec-Fetch-Site or Origin, and no page can forge either.
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: URL) {
  const origins = new Set(sameOrigins(publicUrl));
  app.addHook('onRequest', (request, _reply, done) => {
    done(isAllowed(request) ? undefined : fromAnotherSite());
  });

  function isAllowed({ method, headers, routeOptions }: FastifyRequest): boolean {
    if (SAFE_METHODS.has(method) || routeOptions.config.anyOrigin) return true;
    if (headers['sec-fetch-site'] === 'same-origin') return true;
    return headers.origin !== undefined && origins.has(headers.origin);
  }
}

const fromAnotherSite = () =>
  new AppError('forbidden', 'This request comes from another site and was refused.');

/** A local installation accepts every loopback name with its port. */
function sameOrigins(publicUrl: URL): string[] {
  if (!LOOPBACK_HOSTS.includes(publicUrl.hostname)) return [publicUrl.origin];
  return LOOPBACK_HOSTS.map((host) => {
    const url = new URL(publicUrl);
    url.hostname = host;
    return url.origin;
  });
}
