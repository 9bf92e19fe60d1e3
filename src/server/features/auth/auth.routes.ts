import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors.ts';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '#server/http/session-cookie.ts';
import {
  changePasswordInputSchema,
  loginInputSchema,
  registerInputSchema,
  SIGN_IN_REFUSED,
  setPasswordInputSchema,
} from '#shared/auth.ts';
import { userSchema } from '#shared/user.ts';
import type { Auth } from './auth.service.ts';
import { deviceName } from './device-name.ts';
import type { Sessions } from './session.service.ts';

interface AuthRouteOptions {
  auth: Auth;
  sessions: Sessions;
}

export const authRoutes: FastifyPluginAsyncZod<AuthRouteOptions> = async (
  app,
  { auth, sessions },
) => {
  app.get(
    '/api/user',
    {
      config: { access: 'user', scope: 'account', whileDeleted: true },
      schema: {
        operationId: 'getUser',
        summary: 'Get the signed-in user',
        tags: ['auth'],
        response: { 200: userSchema, ...errorResponses(401) },
      },
    },
    async (request) => currentUser(request),
  );

  app.post(
    '/api/register',
    {
      // There is no user yet who could own a key, and an e-mail address has only one account.
      config: { access: 'public', creates: 'unique' },
      schema: {
        operationId: 'register',
        summary: 'Create an account and sign in',
        tags: ['auth'],
        body: registerInputSchema,
        response: { 201: userSchema, ...errorResponses(400, 409, 429) },
      },
    },
    async (request, reply) => {
      const user = await auth.register(request.body, request.ip);
      const previous = readSessionCookie(request);
      const device = deviceName(request.headers['user-agent']);
      const token = await sessions.start(user.id, { signedInWith: 'password', device }, previous);
      setSessionCookie(request, reply, token);
      return reply.code(201).send(user);
    },
  );

  app.post(
    '/api/login',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'login',
        summary: 'Sign in with e-mail and password',
        tags: ['auth'],
        body: loginInputSchema,
        response: { 200: userSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const verified = await auth.login(request.body, request.ip);
      const device = deviceName(request.headers['user-agent']);
      const previous = readSessionCookie(request);
      const token = await sessions.startByPassword(verified, previous, device);
      if (!token) throw new AppError('unauthenticated', SIGN_IN_REFUSED);
      setSessionCookie(request, reply, token);
      return verified.user;
    },
  );

  app.post(
    '/api/logout',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'logout',
        summary: 'End the session',
        tags: ['auth'],
        response: { 204: noContentSchema, ...errorResponses(400) },
      },
    },
    async (request, reply) => {
      const token = readSessionCookie(request);
      if (token) await sessions.end(token);
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/change-password',
    {
      config: { access: 'user', scope: 'account', notForGuests: true },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the password and end all other sessions',
        tags: ['auth'],
        body: changePasswordInputSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      await auth.changePassword(currentUser(request).id, request.body, {
        address: request.ip,
        keepToken: readSessionCookie(request) ?? '',
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/set-password',
    {
      config: { access: 'user', scope: 'account', notForGuests: true },
      schema: {
        operationId: 'setPassword',
        summary: 'Choose the first password of an account that signs in with Google',
        tags: ['auth'],
        body: setPasswordInputSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request, reply) => {
      await auth.setPassword(currentUser(request).id, request.body, {
        address: request.ip,
        keepToken: readSessionCookie(request) ?? '',
      });
      return reply.code(204).send();
    },
  );
};
