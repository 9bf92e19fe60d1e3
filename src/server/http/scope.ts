import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission, Role } from '#shared/access.ts';
import type { User } from '#shared/auth.ts';
import type { OwnerId } from '../db/owner-id.ts';
import { currentUser } from './access.ts';

export type RecordKind = 'project' | 'expense' | 'milestone' | 'contractor' | 'activity';

/** The record that a call names by its id, and what the caller must be allowed to do there. */
export type RecordNeed = { permission: Permission } & (
  | { by: RecordKind; from: 'params' }
  | { by: 'project'; from: 'query' | 'body' }
);

/** Whose records a call is about. Every route with access 'user' declares it. */
export type ScopeNeed = 'account' | RecordNeed;

/** What was decided about a call. */
export interface Decision {
  /** The account that owns the records and pays for them. */
  ownerId: OwnerId;
  /** The person who calls. */
  actorId: number;
  role: Role;
  /** Null if the call is about an account or about a contractor. */
  projectId: number | null;
}

/** What a handler knows about its call before it runs. */
export interface Scope extends Decision {
  /** The browser tab that calls, if it says so. */
  tab: string | null;
}

/** Who makes a change, and in whose account. */
export type Author = Pick<Scope, 'ownerId' | 'actorId' | 'tab'>;

export interface AccessPolicy {
  accountScope(user: User): Decision;
  /** Throws if the caller may not see the record, or may not do this with it. */
  recordScope(user: User, need: RecordNeed, recordId: number): Promise<Decision>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: ScopeNeed;
  }
  interface FastifyRequest {
    scope: Scope | null;
  }
}

export function decideScopes(
  app: FastifyInstance,
  { accountScope, recordScope }: AccessPolicy,
): void {
  app.decorateRequest('scope', null);
  app.addHook('onRoute', ({ url, config }) => {
    const { access, scope } = config ?? {};
    if (access !== 'user') return;
    if (!scope) throw new Error(`Route ${url} does not say whose records it is about`);
    if (scope !== 'account' && scope.from === 'params' && !url.includes('/:id')) {
      throw new Error(`Route ${url} has no :id that names a record`);
    }
  });
  async function decide(request: FastifyRequest, need: ScopeNeed): Promise<Decision> {
    const user = currentUser(request);
    if (need === 'account') return accountScope(user);
    const recordId = recordIdIn(request, need);
    // A list without a project covers the caller's own account. A list over every project that the
    // caller can see will start here.
    if (recordId === null) return accountScope(user);
    return recordScope(user, need, recordId);
  }
  app.addHook('preHandler', async (request) => {
    const { access, scope } = request.routeOptions.config;
    if (access !== 'user' || !scope) return;
    request.scope = { ...(await decide(request, scope)), tab: tabOf(request) };
  });
}

/** Its schema has already checked it. Null if a list is not limited to a project. */
function recordIdIn({ params, query, body }: FastifyRequest, { from }: RecordNeed): number | null {
  if (from === 'params') return (params as { id: number }).id;
  return ((from === 'query' ? query : body) as { projectId: number | null }).projectId ?? null;
}

const TAB = /^[\w-]{1,64}$/;

/** A tab names itself, so that it is not told about its own changes. */
function tabOf({ headers }: FastifyRequest): string | null {
  const tab = headers['x-tab'];
  return typeof tab === 'string' && TAB.test(tab) ? tab : null;
}

/** The scope of a call with access 'user'. */
export function currentScope(request: FastifyRequest): Scope {
  if (!request.scope) throw new Error('currentScope is for routes with access: user');
  return request.scope;
}
