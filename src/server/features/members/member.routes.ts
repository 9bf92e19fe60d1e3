import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamSchema, idSchema } from '#server/http/id-param.ts';
import { aboutRecord, recordReading } from '#server/http/record-routes.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { memberListSchema, memberSchema, memberUpdateSchema } from '#shared/member.ts';
import type { Members } from './member.service.ts';

const tags = ['members'];
const memberParamsSchema = z.extend(idParamSchema, { userId: idSchema });

export const memberRoutes: FastifyPluginAsyncZod<{ members: Members }> = async (
  app,
  { members },
) => {
  app.get(
    '/api/projects/:id/members',
    recordReading(
      {
        operationId: 'listMembers',
        summary: 'List the people in a project, and for its owner the open invitations',
        tags,
      },
      { of: 'project', answer: memberListSchema },
    ),
    async (request) => members.listMembers(currentScope(request), request.params.id),
  );

  app.patch(
    '/api/projects/:id/members/:userId',
    {
      config: aboutRecord('project', 'members.change'),
      schema: {
        operationId: 'updateMember',
        summary: 'Change the role of a member',
        tags,
        params: memberParamsSchema,
        body: memberUpdateSchema,
        response: { 200: memberSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      const { id: projectId, userId: memberId } = request.params;
      return members.updateMember(currentScope(request), { projectId, memberId }, request.body);
    },
  );

  app.delete(
    '/api/projects/:id/members/:userId',
    {
      // Members may leave, so the service asks for more than seeing the project.
      config: aboutRecord('project', 'records.read'),
      schema: {
        operationId: 'removeMember',
        summary: 'Remove a member, or leave a project',
        tags,
        params: memberParamsSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { id: projectId, userId: memberId } = request.params;
      await members.removeMember(currentScope(request), { projectId, memberId });
      return reply.code(204).send();
    },
  );
};
