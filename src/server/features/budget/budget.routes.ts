import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { budgetQuerySchema, projectBudgetSchema } from '#shared/project-budget.ts';
import type { Budgets } from './budget.service.ts';

export const budgetRoutes: FastifyPluginAsyncZod<{ budgets: Budgets }> = async (
  app,
  { budgets },
) => {
  app.get(
    '/api/projects/:id/budget',
    {
      config: aboutRecord('project', 'records.read'),
      schema: {
        operationId: 'getBudget',
        summary: 'Get what a project costs in the end',
        tags: ['projects'],
        params: idParamSchema,
        querystring: budgetQuerySchema,
        response: { 200: projectBudgetSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { ownerId } = currentScope(request);
      const answer = await budgets.getBudget(ownerId, request.params.id, request.query.lines);
      return reply.type('application/json; charset=utf-8').send(answer as never);
    },
  );
};
