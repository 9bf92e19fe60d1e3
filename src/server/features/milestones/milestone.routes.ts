import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { answerCreated } from '#server/http/creation.ts';
import { recordChange, recordCreation, recordDeletion } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import {
  milestoneCompletionSchema,
  milestoneInputSchema,
  milestoneListQuerySchema,
  milestoneSchema,
  milestoneUpdateSchema,
  starterSetInputSchema,
} from '#shared/milestone.ts';
import type { Milestones } from './milestone.service.ts';

const config = { access: 'user' } as const;
const tags = ['milestones'];

export const milestoneRoutes: FastifyPluginAsyncZod<{ milestones: Milestones }> = async (
  app,
  { milestones },
) => {
  app.get(
    '/api/milestones',
    {
      config,
      schema: {
        operationId: 'listMilestones',
        summary: 'List milestones, of one project or all',
        tags,
        querystring: milestoneListQuerySchema,
        response: { 200: z.array(milestoneSchema), ...errorResponses(400, 401) },
      },
    },
    async (request) => milestones.listMilestones(currentUser(request).id, request.query.projectId),
  );

  app.post(
    '/api/milestones',
    recordCreation(
      { operationId: 'createMilestone', summary: 'Create a milestone', tags },
      { body: milestoneInputSchema, answer: milestoneSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createMilestone(currentUser(request).id, request.body, on),
      ),
  );

  app.post(
    '/api/milestones/starter_set',
    recordCreation(
      { operationId: 'createStarterSet', summary: 'Create the milestones of a starter set', tags },
      { body: starterSetInputSchema, answer: z.array(milestoneSchema) },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createStarterSet(currentUser(request).id, request.body, on),
      ),
  );

  app.put(
    '/api/milestones/:id',
    recordChange(
      { operationId: 'updateMilestone', summary: 'Change a milestone', tags },
      { body: milestoneUpdateSchema, answer: milestoneSchema },
    ),
    async (request) =>
      milestones.updateMilestone(currentUser(request).id, request.params.id, request.body),
  );

  app.patch(
    '/api/milestones/:id/complete',
    recordChange(
      { operationId: 'completeMilestone', summary: 'Complete a milestone', tags },
      { body: milestoneCompletionSchema, answer: milestoneSchema },
    ),
    async (request) =>
      milestones.completeMilestone(currentUser(request).id, request.params.id, request.body),
  );

  app.delete(
    '/api/milestones/:id',
    recordDeletion({ operationId: 'deleteMilestone', summary: 'Delete a milestone', tags }),
    async (request, reply) => {
      await milestones.deleteMilestone(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
