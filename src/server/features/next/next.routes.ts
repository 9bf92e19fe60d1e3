import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { nextListSchema, nextQuerySchema } from '#shared/next.ts';
import type { Next } from './next.service.ts';

export const nextRoutes: FastifyPluginAsyncZod<{ next: Next }> = async (app, { next }) => {
  app.get(
    '/api/projects/:id/next',
    {
      config: aboutRecord('project', 'records.read'),
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
      next.listNext(currentScope(request).ownerId, request.params.id, request.query.today),
  );
};
