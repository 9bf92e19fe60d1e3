import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from '#shared/web-config.ts';
import { AppError } from '../errors.ts';
import { webManifest } from './web-manifest.ts';
import { builtPages } from './web-pages.ts';

/**
 * Adds the web application to the server: its files, and its page for every path that is a screen.
 */
export type WebApp = (app: FastifyInstance) => Promise<void>;

/**
 * Whether a request that matched no route asks for a screen, and not for a call or a missing file.
 */
export function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname = '/'] = request.url.split('?', 1);
  return !/^\/(api|assets)(\/|$)/.test(pathname);
}

export function notFoundForProgram(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

const MANIFEST = '/manifest.webmanifest';

/** It has the product's name, which is a setting. */
export function serveManifest(app: FastifyInstance, { productName }: WebConfig): void {
  const manifest = webManifest(productName);
  app.get(MANIFEST, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
}

/**
 * The service worker decides which version of the application a browser has, so no cache may keep
 * an old one.
 */
const SERVICE_WORKER = 'sw.js';

/** The built application. Files under /assets have a hash in their name and never change. */
export function builtWebApp(folder: string, config: WebConfig): WebApp {
  return async (app) => {
    const sendPage = await builtPages(folder, config);
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['**/*.{br,gz}', '*.html'],
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(path.relative(folder, file)));
      },
    });
    serveManifest(app, config);
    app.get('/', { schema: { hide: true } }, sendPage);
    app.setNotFoundHandler((request, reply) => {
      if (!asksForPage(request)) throw notFoundForProgram();
      return sendPage(request, reply);
    });
  };
}

function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  return file.startsWith(SERVICE_WORKER) ? 'no-cache' : 'public, max-age=3600';
}
