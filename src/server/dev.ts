import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { webConfig } from './config/web-config.ts';
import { asksForPage, notFoundForProgram, type WebApp } from './http/web-app.ts';
import { fillPage, withTheme } from './http/web-pages.ts';
import { run } from './run.ts';
import { startServer } from './start.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The server and Vite on one address: Vite answers for the sources, Fastify for everything else. */
await run(async (settings, onLost) => {
  const vite = await createServer({
    configFile: path.join(projectRoot, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const webApp: WebApp = async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api')) return done();
      vite.middlewares(request.raw, reply.raw, done);
    });
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
  const server = await startServer({
    settings,
    projectRoot,
    webApp,
    contentSecurityPolicy: false,
    onLost,
  });
  return {
    ...server,
    async stop() {
      await vite.close();
      await server.stop();
    },
  };
});
