import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import {
  inProject,
  recordChange,
  recordCreation,
  recordDeletion,
  recordListing,
} from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  milestoneCompletionSchema,
  milestoneInputSchema,
  milestoneListQuerySchema,
  milestoneSchema,
  milestoneUpdateSchema,
  starterSetInputSchema,
} from '#shared/milestone.ts';
import type { Milestones } from './milestone.service.ts';

const tags = ['milestones'];

export const milestoneRoutes: FastifyPluginAsyncZod<{ milestones: Milestones }> = async (
  app,
  { milestones },
) => {
  app.get(
    '/api/milestones',
    recordListing(
      { operationId: 'listMilestones', summary: 'List milestones, of one project or all', tags },
      { query: milestoneListQuerySchema, answer: z.array(milestoneSchema) },
    ),
    async (request) => milestones.listMilestones(currentScope(request), request.query.projectId),
  );

  app.post(
    '/api/milestones',
    recordCreation(
      { operationId: 'createMilestone', summary: 'Create a milestone', tags },
      { scope: inProject, body: milestoneInputSchema, answer: milestoneSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createMilestone(currentScope(request), request.body, on),
      ),
  );

  app.post(
    '/api/milestones/starter_set',
    recordCreation(
      { operationId: 'createStarterSet', summary: 'Create the milestones of a starter set', tags },
      { scope: inProject, body: starterSetInputSchema, answer: z.array(milestoneSchema) },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createStarterSet(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/milestones/:id',
    recordChange(
      { operationId: 'updateMilestone', summary: 'Change a milestone', tags },
      { of: 'milestone', body: milestoneUpdateSchema, answer: milestoneSchema },
    ),
    async (request) =>
      milestones.updateMilestone(currentScope(request), request.params.id, request.body),
  );

  app.patch(
    '/api/milestones/:id/complete',
    recordChange(
      { operationId: 'completeMilestone', summary: 'Complete a milestone', tags },
      { of: 'milestone', body: milestoneCompletionSchema, answer: milestoneSchema },
    ),
    async (request) =>
      milestones.completeMilestone(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/milestones/:id',
    recordDeletion(
      { operationId: 'deleteMilestone', summary: 'Delete a milestone', tags },
      { of: 'milestone' },
    ),
    async (request, reply) => {
      await milestones.deleteMilestone(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
