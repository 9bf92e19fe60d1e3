import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
  type User,
  userSchema,
} from '#shared/auth.ts';
import type { Auth } from './auth.service.ts';
import type { Sessions } from './session.service.ts';

interface AuthRouteOptions {
  auth: Auth;
  sessions: Sessions;
}

export const authRoutes: FastifyPluginAsyncZod<AuthRouteOptions> = async (
  app,
  { auth, sessions },
) => {
  async function signIn(request: FastifyRequest, reply: FastifyReply, user: User) {
    const previous = readSessionCookie(request);
    setSessionCookie(
      request,
      reply,
      await sessions.start(user.id, { signedInWith: 'password' }, previous),
    );
    return user;
  }

  app.get(
    '/api/user',
    {
      config: { access: 'user' },
      schema: { tags: ['auth'], response: { 200: userSchema, ...errorResponses(401) } },
    },
    async (request) => currentUser(request),
  );

  app.post(
    '/api/register',
    {
      config: { access: 'public' },
      schema: {
        tags: ['auth'],
        body: registerInputSchema,
        response: { 201: userSchema, ...errorResponses(400, 409, 429) },
      },
    },
    async (request, reply) => {
      const user = await auth.register(request.body, request.ip);
      return reply.code(201).send(await signIn(request, reply, user));
    },
  );

  app.post(
    '/api/login',
    {
      config: { access: 'public' },
      schema: {
        tags: ['auth'],
        body: loginInputSchema,
        response: { 200: userSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const user = await auth.login(request.body, request.ip);
      return signIn(request, reply, user);
    },
  );

  app.post(
    '/api/logout',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], response: { 204: noContentSchema } },
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
      config: { access: 'user' },
      schema: {
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
};
