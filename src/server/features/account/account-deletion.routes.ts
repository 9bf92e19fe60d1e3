import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { clearSessionCookie, readSessionCookie } from '#server/http/session-cookie.ts';
import { accountProofSchema } from '#shared/account.ts';
import { deletionPreviewSchema } from '#shared/account-deletion.ts';
import { userSchema } from '#shared/user.ts';
import type { AccountDeletion } from './account-deletion.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['account'];

export const accountDeletionRoutes: FastifyPluginAsyncZod<{ deletion: AccountDeletion }> = async (
  app,
  { deletion },
) => {
  app.get(
    '/api/account/deletion',
    {
      config,
      schema: {
        operationId: 'previewDeletion',
        summary: 'See what the deletion of your account would take with it',
        tags,
        response: { 200: deletionPreviewSchema, ...errorResponses(401) },
      },
    },
    async (request) => deletion.previewDeletion(currentUser(request)),
  );

  app.delete(
    '/api/account',
    {
      config: { ...config, notForGuests: true },
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete your account, which is removed after seven days',
        tags,
        body: accountProofSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      await deletion.deleteAccount(currentUser(request), {
        password: request.body.password,
        token: readSessionCookie(request) ?? '',
        address: request.ip,
      });
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/account/keep',
    {
      config: { ...config, whileDeleted: true },
      schema: {
        operationId: 'keepAccount',
        summary: 'Keep an account that was deleted less than seven days ago',
        tags,
        response: { 200: userSchema, ...errorResponses(401, 410) },
      },
    },
    async (request) => deletion.keepAccount(currentUser(request)),
  );
};
