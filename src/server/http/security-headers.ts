import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = (imageOrigins: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Radix and sonner add style elements.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    // The preview of a PDF that was just chosen, from the browser's memory.
    'frame-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * The address of these pages and calls holds a token: no cache, no search engine and no other site
 * gets it.
 */
const SECRET_ADDRESS = /^\/(?:invite|unsubscribe|decide|work|api\/links)\//;
const secretAddressHeaders = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const API_CALL = /^\/api(?:[/?]|$)/;

interface HeaderOptions {
  isHttps: boolean;
  /** Off only for the development server, whose hot reload uses inline script. */
  contentSecurityPolicy: boolean;
  /** Other origins that pages show images from. */
  imageOrigins: string[];
}

export function setSecurityHeaders(app: FastifyInstance, options: HeaderOptions) {
  const headers = {
    ...(options.contentSecurityPolicy && {
      'content-security-policy': contentSecurityPolicy(options.imageOrigins),
    }),
    ...(options.isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isApi = request.routeOptions.url?.startsWith('/api') || API_CALL.test(request.url);
    if (isApi) reply.header('cache-control', 'no-store');
    if (SECRET_ADDRESS.test(request.url)) reply.headers(secretAddressHeaders);
    done();
  });
}
