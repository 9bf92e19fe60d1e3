import type { FastifyPluginAsync } from 'fastify';
import { preparePage, type ReadyPage, sendPage } from '#server/http/ready-page.ts';
import { chosenTheme, withTheme } from '#server/http/web-pages.ts';
import type { ApiDocument } from './document.ts';

export const apiDocsRoutes: FastifyPluginAsync = async (app) => {
  /** By theme; drawn with the first request, because the document needs every route. */
  const ready = new Map<string, ReadyPage>();
  app.get(
    '/api/docs',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const theme = chosenTheme(request);
      const draw = async () => {
        // Few servers are asked for it. It imports its styles as text, which needs a bundler.
        const { apiDocsPage } = await import('./api-docs-page.ts');
        return apiDocsPage(app.swagger() as unknown as ApiDocument);
      };
      const page = ready.get(theme) ?? preparePage(withTheme(await draw(), request));
      ready.set(theme, page);
      return sendPage(request, reply, page);
    },
  );
};
