import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { weeklyMailInputSchema, weeklyMailSchema } from '#shared/weekly-mail.ts';
import type { WeeklyMails } from './weekly-mail.service.ts';

const tags = ['weekly-mail'];
const ownAccount = { access: 'user', scope: 'account' } as const;

export const weeklyMailRoutes: FastifyPluginAsyncZod<{ weeklyMails: WeeklyMails }> = async (
  app,
  { weeklyMails },
) => {
  // Mail programs that unsubscribe by themselves send a form (RFC 8058). Its text is always the same.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null, undefined),
  );

  app.get(
    '/api/weekly-mail',
    {
      config: ownAccount,
      schema: {
        operationId: 'getWeeklyMail',
        summary: 'See whether the weekly mail is on',
        tags,
        response: { 200: weeklyMailSchema, ...errorResponses(401) },
      },
    },
    async (request) => weeklyMails.getWeeklyMail(currentUser(request).id),
  );

  app.put(
    '/api/weekly-mail',
    {
      config: { ...ownAccount, notForGuests: true },
      schema: {
        operationId: 'switchWeeklyMail',
        summary: 'Switch the weekly mail on or off',
        tags,
        body: weeklyMailInputSchema,
        response: { 200: weeklyMailSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => weeklyMails.switchWeeklyMail(currentUser(request).id, request.body),
  );

  app.post(
    '/api/weekly-mail/unsubscribe/:token',
    {
      // The signed token is the permission, and mail programs have no origin.
      config: { access: 'public', anyOrigin: true },
      schema: {
        operationId: 'unsubscribe',
        summary: 'Stop the weekly mail by the link in it',
        tags,
        params: z.object({ token: z.string() }),
        response: { 204: noContentSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await weeklyMails.unsubscribe(request.params.token);
      return reply.code(204).send();
    },
  );
};
