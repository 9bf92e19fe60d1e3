import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordReading } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { photoCountsSchema } from '#shared/photo-counts.ts';
import type { Documents } from './document.service.ts';

export const photoCountRoutes: FastifyPluginAsyncZod<{ documents: Documents }> = async (
  app,
  { documents },
) => {
  app.get(
    '/api/projects/:id/photo-counts',
    recordReading(
      {
        operationId: 'countPhotos',
        summary: 'Count the photos of each room and milestone',
        tags: ['contracts'],
      },
      { of: 'project', answer: photoCountsSchema },
    ),
    async (request) =>
      documents.countPhotos({
        ownerId: currentScope(request).ownerId,
        projectId: request.params.id,
      }),
  );
};
