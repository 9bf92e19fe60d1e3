import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord, recordDeletion, recordListing } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { submissionDecisionSchema, submissionSchema } from '#shared/submission.ts';
import type { Submissions } from './submission.service.ts';

const tags = ['contracts'];

export const submissionRoutes: FastifyPluginAsyncZod<{ submissions: Submissions }> = async (
  app,
  { submissions },
) => {
  app.get(
    '/api/submissions',
    recordListing(
      {
        operationId: 'listSubmissions',
        summary: 'List what contractors sent by their links, of one project or all',
        tags,
      },
      { query: projectQuerySchema, answer: z.array(submissionSchema) },
    ),
    async (request) => submissions.listSubmissions(currentScope(request), request.query.projectId),
  );

  app.post(
    '/api/submissions/:id/decision',
    {
      config: aboutRecord('submission', 'records.change'),
      schema: {
        operationId: 'decideSubmission',
        summary: 'Approve or decline what a contractor sent',
        tags,
        params: idParamSchema,
        body: submissionDecisionSchema,
        response: { 200: submissionSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) =>
      submissions.decideSubmission(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/submissions/:id',
    recordDeletion(
      { operationId: 'deleteSubmission', summary: 'Delete what a contractor sent', tags },
      { of: 'submission' },
    ),
    async (request, reply) => {
      await submissions.deleteSubmission(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
