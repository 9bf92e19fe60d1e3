import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses } from '#server/http/responses.ts';
import { nextListSchema, nextQuerySchema } from '#shared/next.ts';
import type { Next } from './next.service.ts';

export const nextRoutes: FastifyPluginAsyncZod<{ next: Next }> = async (app, { next }) => {
  app.get(
    '/api/projects/:id/next',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listNext',
        summary: 'List what comes next in a project',
        tags: ['projects'],
        params: idParamSchema,
        querystring: nextQuerySchema,
        response: { 200: nextListSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      next.listNext(currentUser(request).id, request.params.id, request.query.today),
  );
};
