import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses } from '#server/http/responses.ts';
import {
  adminActionSchema,
  adminStatsSchema,
  adminUserQuerySchema,
  adminUserSchema,
  TOTAL_COUNT_HEADER,
} from '#shared/admin.ts';
import { messageSchema } from '#shared/billing.ts';
import type { Admin } from './admin.service.ts';

const config = { access: 'admin' } as const;
const tags = ['admin'];
const change = (operationId: string, summary: string) => ({
  config,
  schema: {
    operationId,
    summary,
    tags,
    params: idParamSchema,
    response: { 200: messageSchema, ...errorResponses(400, 401, 404, 409, 429) },
  },
});

export const adminRoutes: FastifyPluginAsyncZod<{ admin: Admin }> = async (app, { admin }) => {
  app.get(
    '/api/admin/users',
    {
      config,
      schema: {
        operationId: 'listUsers',
        summary: 'List users, with their plan and what they use',
        tags,
        querystring: adminUserQuerySchema,
        response: { 200: z.array(adminUserSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { users, totalCount } = await admin.listUsers(request.query);
      reply.header(TOTAL_COUNT_HEADER, totalCount);
      return users;
    },
  );

  app.get(
    '/api/admin/stats',
    {
      config,
      schema: {
        operationId: 'getStats',
        summary: 'Get figures about all users',
        tags,
        response: { 200: adminStatsSchema, ...errorResponses(401, 429) },
      },
    },
    async () => admin.getStats(),
  );

  app.get(
    '/api/admin/actions',
    {
      config,
      schema: {
        operationId: 'listActions',
        summary: 'List the latest changes of plans',
        tags,
        response: { 200: z.array(adminActionSchema), ...errorResponses(401, 429) },
      },
    },
    async () => admin.listActions(),
  );

  app.post(
    '/api/admin/users/:id/upgrade',
    change('upgradeUser', 'Give a user Pro'),
    async (request) => ({
      message: await admin.upgradeUser(request.params.id, request.ip),
    }),
  );

  app.post(
    '/api/admin/users/:id/downgrade',
    change('downgradeUser', 'End a user’s Pro'),
    async (request) => ({
      message: await admin.downgradeUser(request.params.id, request.ip),
    }),
  );
};
