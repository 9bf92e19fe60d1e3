import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerOnce, bodySha256 } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  invitationInputSchema,
  invitationPreviewSchema,
  invitationSchema,
} from '#shared/invitation.ts';
import { projectSchema } from '#shared/project.ts';
import type { Invitations } from './invitation.service.ts';

const tags = ['members'];
const tokenParamSchema = z.object({ token: z.string() });

export const invitationRoutes: FastifyPluginAsyncZod<{ invitations: Invitations }> = async (
  app,
  { invitations },
) => {
  app.post(
    '/api/projects/:id/invitations',
    {
      config: {
        notForGuests: true,
        ...aboutRecord('project', 'members.change'),
        creates: 'keyed',
        isAnswerSecret: true,
      },
      schema: {
        operationId: 'createInvitation',
        summary: 'Invite someone to a project, by mail or with a link',
        tags,
        params: idParamSchema,
        body: invitationInputSchema,
        response: { 201: invitationSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, {
        bodySha256: () => bodySha256(request),
        work: (save) =>
          invitations.createInvitation(
            currentScope(request),
            request.params.id,
            request.body,
            save,
          ),
      }),
  );

  app.delete(
    '/api/invitations/:id',
    {
      config: aboutRecord('invitation', 'members.change'),
      schema: {
        operationId: 'revokeInvitation',
        summary: 'Withdraw an invitation',
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      await invitations.revokeInvitation(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    // The same name as for withdrawing, because it is one path in the document.
    '/api/invitations/:id',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'previewInvitation',
        summary: 'See who invites to what, by the token of a link',
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: invitationPreviewSchema, ...errorResponses(404, 410, 429) },
      },
    },
    async (request) => invitations.previewInvitation(request.params.id, request.ip),
  );

  app.post(
    '/api/invitations/:token/accept',
    {
      config: { access: 'user', scope: 'account', notForGuests: true },
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Accept an invitation and become a member',
        tags,
        params: tokenParamSchema,
        response: { 200: projectSchema, ...errorResponses(401, 404, 409, 410, 429) },
      },
    },
    async (request) =>
      invitations.acceptInvitation(currentScope(request), request.params.token, request.ip),
  );
};
