import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { readSessionCookie } from '#server/http/session-cookie.ts';
import {
  confirmedEmailSchema,
  emailChangeSchema,
  emailTokenSchema,
} from '#shared/email-confirmation.ts';
import type { EmailConfirmations } from './email-confirmation.service.ts';

const config = { access: 'user', scope: 'account', notForGuests: true } as const;
const tags = ['account'];

export const emailConfirmationRoutes: FastifyPluginAsyncZod<{
  confirmations: EmailConfirmations;
}> = async (app, { confirmations }) => {
  app.put(
    '/api/account/email',
    {
      config,
      schema: {
        operationId: 'changeEmail',
        summary: 'Change your e-mail address, once it is confirmed by a mail to it',
        tags,
        body: emailChangeSchema,
        response: { 202: noContentSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      await confirmations.changeEmail(currentUser(request), request.body, {
        token: readSessionCookie(request) ?? '',
        address: request.ip,
      });
      return reply.code(202).send();
    },
  );

  app.delete(
    '/api/account/email',
    {
      config,
      schema: {
        operationId: 'cancelEmailChange',
        summary: 'Stay with your present e-mail address',
        tags,
        response: { 204: noContentSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      await confirmations.cancelEmailChange(currentUser(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/account/email/confirmation',
    {
      // Sending it twice is what it is for, and the last mail is the one that works.
      config,
      schema: {
        operationId: 'sendConfirmation',
        summary: 'Send the mail again that confirms your e-mail address',
        tags,
        response: { 202: noContentSchema, ...errorResponses(401, 409, 429) },
      },
    },
    async (request, reply) => {
      await confirmations.sendConfirmation(currentUser(request));
      return reply.code(202).send();
    },
  );

  app.post(
    '/api/confirm-email',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an e-mail address with the link',
        tags,
        body: emailTokenSchema,
        response: { 200: confirmedEmailSchema, ...errorResponses(400, 429) },
      },
    },
    async (request) => ({
      email: await confirmations.confirmEmail(request.body.token, request.ip),
    }),
  );
};
