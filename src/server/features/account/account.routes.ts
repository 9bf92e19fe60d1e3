import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { errorResponses } from '#server/http/responses.ts';
import { readSessionCookie } from '#server/http/session-cookie.ts';
import { accountSchema, accountUpdateSchema, sharesSchema } from '#shared/account.ts';
import { localeInputSchema } from '#shared/locale.ts';
import { userSchema } from '#shared/user.ts';
import type { Accounts } from './account.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['account'];

export const accountRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (
  app,
  { accounts },
) => {
  app.get(
    '/api/account',
    {
      config,
      schema: {
        operationId: 'getAccount',
        summary: 'See how you sign in',
        tags,
        response: { 200: accountSchema, ...errorResponses(401) },
      },
    },
    async (request) => accounts.getAccount(currentUser(request), readSessionCookie(request) ?? ''),
  );

  app.put(
    '/api/account',
    {
      config,
      schema: {
        operationId: 'updateAccount',
        summary: 'Change your name',
        tags,
        body: accountUpdateSchema,
        response: { 200: userSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => accounts.updateAccount(currentUser(request).id, request.body),
  );

  app.put(
    '/api/account/locale',
    {
      config,
      schema: {
        operationId: 'updateLocale',
        summary: 'Choose how numbers and dates are written for you',
        tags,
        body: localeInputSchema,
        response: { 200: userSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => accounts.updateLocale(currentUser(request).id, request.body),
  );

  app.get(
    '/api/account/shares',
    {
      config,
      schema: {
        operationId: 'listShares',
        summary: 'List your calendar address, open invitations and open links',
        tags,
        response: { 200: sharesSchema, ...errorResponses(401) },
      },
    },
    async (request) => accounts.listShares(currentUser(request).id),
  );
};
