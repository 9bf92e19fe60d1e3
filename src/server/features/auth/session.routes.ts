import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { readSessionCookie } from '#server/http/session-cookie.ts';
import { sessionSchema } from '#shared/session.ts';
import type { Sessions } from './session.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['account'];

export const sessionRoutes: FastifyPluginAsyncZod<{ sessions: Sessions }> = async (
  app,
  { sessions },
) => {
  app.get(
    '/api/sessions',
    {
      config,
      schema: {
        operationId: 'listSessions',
        summary: 'List where you are signed in',
        tags,
        response: { 200: z.array(sessionSchema), ...errorResponses(401) },
      },
    },
    async (request) =>
      sessions.listSessions(currentUser(request).id, readSessionCookie(request) ?? ''),
  );

  app.delete(
    '/api/sessions/:id',
    {
      config,
      schema: {
        operationId: 'endSession',
        summary: 'Sign out one browser',
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await sessions.endSession(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/sessions',
    {
      config,
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Sign out every browser but this one',
        tags,
        response: { 204: noContentSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const token = readSessionCookie(request) ?? '';
      await sessions.endOtherSessions(currentUser(request).id, token);
      return reply.code(204).send();
    },
  );
};
