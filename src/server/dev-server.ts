import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { EmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import type { Settings } from './config/env.ts';
import { webConfig } from './config/web-config.ts';
import { asksForPage, notFoundForProgram, serveManifest, type WebApp } from './http/web-app.ts';
import { fillPage, withTheme } from './http/web-pages.ts';
import { type RunningServer, startServer } from './start.ts';

interface DevServerOptions {
  settings: Settings;
  projectRoot: string;
  vite: ViteDevServer;
  database: EmbeddedPostgres['connection'] | undefined;
  onLost: (error: Error) => void;
}

/** The part of `npm run dev` that is loaded again after each source change. */
export function startDevServer({ vite, ...options }: DevServerOptions): Promise<RunningServer> {
  const webApp = sourceWebApp(vite, options.settings);
  return startServer({ ...options, webApp, contentSecurityPolicy: false });
}

/** Vite serves the sources of the web application, Fastify everything else. */
function sourceWebApp(vite: ViteDevServer, settings: Settings): WebApp {
  return async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api')) return done();
      vite.middlewares(request.raw, reply.raw, done);
    });
    serveManifest(app, webConfig(settings));
    app.setNotFoundHandler(async (request, reply) => {
      if (!asksForPage(request)) throw notFoundForProgram();
      const template = await readFile(path.join(vite.config.root, 'index.html'), 'utf8');
      const page = await vite.transformIndexHtml(request.url, template);
      return reply
        .code(200)
        .type('text/html; charset=utf-8')
        .send(withTheme(fillPage(page, webConfig(settings)), request));
    });
  };
}
