import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#shared/auth.ts';
import { AppError } from '../errors.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Who may call a route. Every API route says so; one that forgets does not register. */
export type Access = 'public' | 'user';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Only for calls that prove their origin by another way, such as a signed webhook. */
    anyOrigin?: boolean;
  }
  interface FastifyRequest {
    user: User | null;
  }
}

export type FindSessionUser = (token: string) => Promise<User | null>;

export function guardAccess(app: FastifyInstance, findSessionUser: FindSessionUser) {
  app.decorateRequest('user', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api') && !config?.access) {
      throw new Error(`Route ${url} does not say who may call it`);
    }
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'user') return;
    const token = readSessionCookie(request);
    request.user = token ? await findSessionUser(token) : null;
    if (!request.user) throw new AppError('unauthenticated', 'Please sign in.');
  });
}

/** The caller of a route with access 'user'. */
export function currentUser(request: FastifyRequest): User {
  if (!request.user) throw new Error('currentUser is for routes with access: user');
  return request.user;
}
