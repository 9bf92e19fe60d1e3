import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamSchema } from '#server/http/id-param.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { workbookQuerySchema } from '#shared/workbook.ts';
import type { Workbooks } from './workbook.service.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const workbookRoutes: FastifyPluginAsyncZod<{ workbooks: Workbooks }> = async (
  app,
  { workbooks },
) => {
  app.get(
    '/api/projects/:id/export.xlsx',
    {
      config: aboutRecord('project', 'records.export'),
      schema: {
        operationId: 'exportWorkbook',
        summary: 'Download a project as a spreadsheet',
        tags: ['projects'],
        params: idParamSchema,
        querystring: workbookQuerySchema,
        response: {
          200: fileResponse(
            XLSX,
            'Expenses, budget, agreements, bills, contractors and milestones, a sheet each',
          ),
          ...errorResponses(400, 401, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const wanted = { projectId: request.params.id, timeZone: request.query.timeZone };
      const file = await workbooks.exportWorkbook(currentScope(request), wanted);
      const content = file.read();
      // The reader may have left while the file was written.
      if (reply.raw.destroyed) content.destroy();
      return reply
        .type(XLSX)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('content-length', file.size)
        .send(content);
    },
  );
};
