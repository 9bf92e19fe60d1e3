import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordReading } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectBudgetSchema } from '#shared/project-budget.ts';
import type { Budgets } from './budget.service.ts';

export const budgetRoutes: FastifyPluginAsyncZod<{ budgets: Budgets }> = async (
  app,
  { budgets },
) => {
  app.get(
    '/api/projects/:id/budget',
    recordReading(
      {
        operationId: 'getBudget',
        summary: 'Get what a project costs in the end',
        tags: ['projects'],
      },
      { of: 'project', answer: projectBudgetSchema },
    ),
    async (request, reply) => {
      const { ownerId } = currentScope(request);
      const answer = await budgets.getBudget(ownerId, request.params.id);
      return reply.type('application/json; charset=utf-8').send(answer as never);
    },
  );
};
