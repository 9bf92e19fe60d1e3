import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import {
  forgotPasswordInputSchema,
  RESET_REQUESTED,
  resetPasswordInputSchema,
} from '#shared/auth.ts';
import type { PasswordReset } from './password-reset.service.ts';

export const passwordResetRoutes: FastifyPluginAsyncZod<{ passwordReset: PasswordReset }> = async (
  app,
  { passwordReset },
) => {
  app.post(
    '/api/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Send a link to choose a new password',
        tags: ['auth'],
        body: forgotPasswordInputSchema,
        response: { 202: z.object({ message: z.string() }), ...errorResponses(400, 429) },
      },
    },
    async (request, reply) => {
      await passwordReset.request(request.body.email, request.ip);
      return reply.code(202).send({ message: RESET_REQUESTED });
    },
  );

  app.post(
    '/api/reset-password',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'resetPassword',
        summary: 'Choose a new password with the link',
        tags: ['auth'],
        body: resetPasswordInputSchema,
        response: { 204: noContentSchema, ...errorResponses(400) },
      },
    },
    async (request, reply) => {
      await passwordReset.reset(request.body);
      return reply.code(204).send();
    },
  );
};
