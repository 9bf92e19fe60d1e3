import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  analyticsPreviewSchema,
  analyticsQuerySchema,
  analyticsSchema,
} from '#shared/analytics.ts';
import type { AnalyticsReports } from './analytics.service.ts';

const common = { tags: ['projects'], params: idParamSchema, querystring: analyticsQuerySchema };

export const analyticsRoutes: FastifyPluginAsyncZod<{ analytics: AnalyticsReports }> = async (
  app,
  { analytics },
) => {
  app.get(
    '/api/projects/:id/analytics',
    {
      config: aboutRecord('project', 'records.read'),
      schema: {
        ...common,
        operationId: 'getAnalytics',
        summary: 'Get the series of the reports, on the Pro plan',
        response: { 200: analyticsSchema, ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) =>
      analytics.getAnalytics(currentScope(request), {
        projectId: request.params.id,
        ...request.query,
      }),
  );

  app.get(
    '/api/projects/:id/analytics/preview',
    {
      config: aboutRecord('project', 'records.read'),
      schema: {
        ...common,
        operationId: 'previewAnalytics',
        summary: 'Get the first chart of the reports, on every plan',
        response: { 200: analyticsPreviewSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      analytics.previewAnalytics(currentScope(request), {
        projectId: request.params.id,
        ...request.query,
      }),
  );
};
