import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { readSessionCookie, setSessionCookie } from '#server/http/session-cookie.ts';
import { registerInputSchema } from '#shared/auth.ts';
import { projectSchema } from '#shared/project.ts';
import { userSchema } from '#shared/user.ts';
import { deviceName } from '../auth/device-name.ts';
import type { Sessions } from '../auth/session.service.ts';
import type { Guests } from './guest.service.ts';
import type { Samples } from './sample.service.ts';

const tags = ['demo'];
const ownAccount = { access: 'user', scope: 'account' } as const;

interface DemoRouteOptions {
  guests: Guests;
  samples: Samples;
  sessions: Sessions;
}

export const demoRoutes: FastifyPluginAsyncZod<DemoRouteOptions> = async (
  app,
  { guests, samples, sessions },
) => {
  app.post(
    '/api/demo',
    {
      // There is no user yet who could own a key, and someone who is signed in gets no second one.
      config: { access: 'public', creates: 'unique' },
      schema: {
        operationId: 'createDemo',
        summary: 'Open the demo: an account with sample projects that lasts for a day',
        tags,
        response: { 201: userSchema, ...errorResponses(409, 429, 503) },
      },
    },
    async (request, reply) => {
      const previous = readSessionCookie(request);
      const present = previous ? await sessions.findUser(previous) : null;
      const user = await guests.createDemo({ present, address: request.ip });
      const device = deviceName(request.headers['user-agent']);
      const token = await sessions.start(user.id, { signedInWith: 'demo', device }, previous);
      setSessionCookie(request, reply, token);
      return reply.code(201).send(user);
    },
  );

  app.post(
    '/api/demo/account',
    {
      config: { ...ownAccount, creates: 'unique' },
      schema: {
        operationId: 'keepDemo',
        summary: 'Turn the account of the demo into your own, with what you added',
        tags,
        body: registerInputSchema,
        response: { 201: userSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request, reply) => {
      const user = await guests.keepDemo(currentUser(request), request.body, request.ip);
      const device = deviceName(request.headers['user-agent']);
      const previous = readSessionCookie(request);
      const token = await sessions.start(user.id, { signedInWith: 'password', device }, previous);
      setSessionCookie(request, reply, token);
      return reply.code(201).send(user);
    },
  );

  app.post(
    '/api/sample-project',
    {
      // An account has one; asking again returns the same.
      config: { ...ownAccount, creates: 'unique', notForGuests: true },
      schema: {
        operationId: 'addSampleProject',
        summary: 'Add the sample project to your account; it does not count against your plan',
        tags,
        response: { 201: projectSchema, ...errorResponses(401, 429, 503) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await samples.addSampleProject(currentScope(request))),
  );

  app.delete(
    '/api/sample-project',
    {
      config: ownAccount,
      schema: {
        operationId: 'removeSampleProject',
        summary: 'Remove the sample project with everything in it',
        tags,
        response: { 204: noContentSchema, ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      await samples.removeSampleProject(currentScope(request));
      return reply.code(204).send();
    },
  );
};
