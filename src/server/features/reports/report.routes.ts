import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { reportQuerySchema } from '#shared/report.ts';
import type { Reports } from './report.service.ts';

export const reportRoutes: FastifyPluginAsyncZod<{ reports: Reports }> = async (
  app,
  { reports },
) => {
  app.get(
    '/api/projects/:id/report.pdf',
    {
      config: aboutRecord('project', 'records.export'),
      schema: {
        operationId: 'getReport',
        summary: 'Download a project, or its tax record, as PDF',
        tags: ['projects'],
        params: idParamSchema,
        querystring: reportQuerySchema,
        response: {
          200: fileResponse('application/pdf', 'The figures, the expenses and their receipts'),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const scope = currentScope(request);
      const { locale } = currentUser(request);
      const { name, file } = await reports.getReport(
        scope,
        request.params.id,
        request.query,
        locale,
      );
      file.on('error', (err) => request.log.error({ err }, 'a report was cut off'));
      // The reader may have left while the report waited for its turn.
      if (request.raw.destroyed || reply.raw.destroyed) file.destroy();
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );
};
