import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
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
        tags,
        querystring: milestoneListQuerySchema,
        response: { 200: z.array(milestoneSchema), ...errorResponses(400, 401) },
      },
    },
    async (request) => milestones.listMilestones(currentUser(request).id, request.query.projectId),
  );

  app.post(
    '/api/milestones',
    {
      config: { ...config, creates: 'keyed' },
      schema: {
        tags,
        body: milestoneInputSchema,
        response: { 201: milestoneSchema, ...errorResponses(400, 401, 409) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createMilestone(currentUser(request).id, request.body, on),
      ),
  );

  app.post(
    '/api/milestones/starter_set',
    {
      config: { ...config, creates: 'keyed' },
      schema: {
        tags,
        body: starterSetInputSchema,
        response: { 201: z.array(milestoneSchema), ...errorResponses(400, 401, 409) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        milestones.createStarterSet(currentUser(request).id, request.body, on),
      ),
  );

  app.put(
    '/api/milestones/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        body: milestoneUpdateSchema,
        response: { 200: milestoneSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      milestones.updateMilestone(currentUser(request).id, request.params.id, request.body),
  );

  app.patch(
    '/api/milestones/:id/complete',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        body: milestoneCompletionSchema,
        response: { 200: milestoneSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      milestones.completeMilestone(currentUser(request).id, request.params.id, request.body),
  );

  app.delete(
    '/api/milestones/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await milestones.deleteMilestone(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
