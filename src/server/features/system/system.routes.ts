import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { unavailable } from '#server/errors.ts';
import { errorResponses } from '#server/http/responses.ts';

interface SystemRouteOptions {
  pingDatabase: () => Promise<void>;
  isStopping: () => boolean;
}

export const systemRoutes: FastifyPluginAsyncZod<SystemRouteOptions> = async (
  app,
  { pingDatabase, isStopping },
) => {
  app.get(
    '/api/health',
    {
      config: { access: 'public', neverShed: true },
      schema: {
        operationId: 'getHealth',
        summary: 'Check whether the server and its database work',
        tags: ['system'],
        response: { 200: z.object({ status: z.literal('ok') }), ...errorResponses() },
      },
    },
    async () => {
      if (isStopping()) throw unavailable('The server is stopping.');
      await pingDatabase().catch((error: unknown) => {
        throw unavailable('The database cannot be reached.', error);
      });
      return { status: 'ok' as const };
    },
  );

  let document: string | undefined;
  app.get(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
};
