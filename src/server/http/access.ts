import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCOUNT_DELETED } from '#shared/account-deletion.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { ADMIN_PASSWORD_HEADER } from '#shared/admin.ts';
import { NOT_FOR_GUESTS } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import { AppError } from '../errors.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Who may call a route. A route that does not declare it does not register. A webhook proves itself
 * by a signature over its body, which its handler checks. A link needs no account: the token in the
 * path decides what the call is about, see link-scope.ts.
 */
type Access = 'public' | 'user' | 'link' | 'admin' | 'webhook';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Only for calls that prove their origin in another way, such as a signed webhook. */
    anyOrigin?: boolean;
    /** For the few calls that an account can still make after its deletion, to be kept. */
    whileDeleted?: boolean;
    /** For calls that would reach someone outside, or change how an account is signed in to. */
    notForGuests?: boolean;
  }
  interface FastifyInstance {
    /** What was registered under /api, for the test that compares it with the written list. */
    apiRoutes: {
      method: string;
      url: string;
      access: Access;
      scope: FastifyContextConfig['scope'];
      link: FastifyContextConfig['link'];
      notForGuests: boolean;
    }[];
  }
  interface FastifyRequest {
    user: User | null;
  }
}

interface Guards {
  findSessionUser: (token: string) => Promise<User | null>;
  /** Throws if the password is wrong. */
  requireAdmin: (password: string | undefined, address: string) => Promise<void>;
  /** Throws if a guest of the demo has made too many of these today. */
  countGuestCall: (userId: number, what: 'change' | 'export') => Promise<void>;
}

export function guardAccess(app: FastifyInstance, guards: Guards) {
  const { findSessionUser, requireAdmin, countGuestCall } = guards;
  app.decorateRequest('user', null);
  app.decorate('apiRoutes', []);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api')) return;
    const { access, scope, link, notForGuests = false } = config ?? {};
    if (!access) throw new Error(`Route ${url} does not say who may call it`);
    // Fastify adds a HEAD route to each GET.
    for (const each of [method].flat()) {
      if (each === 'HEAD') continue;
      app.apiRoutes.push({ method: each, url, access, scope, link, notForGuests });
    }
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'admin') {
      const password = request.headers[ADMIN_PASSWORD_HEADER];
      await requireAdmin(typeof password === 'string' ? password : undefined, request.ip);
    }
    if (access !== 'user') return;
    const token = readSessionCookie(request);
    request.user = token ? await findSessionUser(token) : null;
    if (!request.user || !isMeantFor(request.user, request)) {
      throw new AppError('unauthenticated', 'Please sign in.');
    }
    if (request.user.deletesAt && !request.routeOptions.config.whileDeleted) {
      throw new AppError('forbidden', ACCOUNT_DELETED);
    }
    if (request.user.isGuest) await admitGuest(request, request.user, countGuestCall);
  });
}

/** A guest may do less, and less often: a demo must not get in the way of anyone's own work. */
async function admitGuest(
  { method, routeOptions }: FastifyRequest,
  { id }: User,
  countGuestCall: Guards['countGuestCall'],
): Promise<void> {
  const { notForGuests, scope } = routeOptions.config;
  if (notForGuests) throw new AppError('forbidden', NOT_FOR_GUESTS);
  const isExport = typeof scope === 'object' && scope.permission === 'records.export';
  if (isExport || routeOptions.url?.endsWith('.zip')) await countGuestCall(id, 'export');
  if (method !== 'GET' && method !== 'HEAD') await countGuestCall(id, 'change');
}

/** A call that waited in the browser is for the account that it was made in, and no other. */
function isMeantFor({ id }: User, { headers }: FastifyRequest): boolean {
  const account = headers[ACCOUNT_HEADER];
  return account === undefined || account === String(id);
}

/** The caller of a route with access 'user'. */
export function currentUser(request: FastifyRequest): User {
  if (!request.user) throw new Error('currentUser is for routes with access: user');
  return request.user;
}
