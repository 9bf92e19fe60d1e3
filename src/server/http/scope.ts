import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission, Role } from '#shared/access.ts';
import type { User } from '#shared/auth.ts';
import type { OwnerId } from '../db/owner-id.ts';
import { currentUser } from './access.ts';

export type RecordKind = 'project' | 'expense' | 'milestone' | 'contractor';

/** The record that a call names by its id, and what the caller must be allowed to do there. */
export type RecordNeed = { permission: Permission } & (
  | { by: RecordKind; from: 'params' }
  | { by: 'project'; from: 'query' | 'body' }
);

/** Whose records a call is about. Every route with access 'user' declares it. */
export type ScopeNeed = 'account' | RecordNeed;

/** What was decided about a call before its handler runs. */
export interface Scope {
  /** The account that owns the records and pays for them. */
  ownerId: OwnerId;
  /** The person who calls. */
  actorId: number;
  role: Role;
  /** Null if the call is about an account or about a contractor. */
  projectId: number | null;
}

export interface AccessPolicy {
  accountScope(user: User): Scope;
  /** Throws if the caller may not see the record, or may not do this with it. */
  recordScope(user: User, need: RecordNeed, recordId: number): Promise<Scope>;
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
  async function decide(request: FastifyRequest, need: ScopeNeed): Promise<Scope> {
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
    if (access === 'user' && scope) request.scope = await decide(request, scope);
  });
}

/** Its schema has already checked it. Null if a list is not limited to a project. */
function recordIdIn({ params, query, body }: FastifyRequest, { from }: RecordNeed): number | null {
  if (from === 'params') return (params as { id: number }).id;
  return ((from === 'query' ? query : body) as { projectId: number | null }).projectId ?? null;
}

/** The scope of a call with access 'user'. */
export function currentScope(request: FastifyRequest): Scope {
  if (!request.scope) throw new Error('currentScope is for routes with access: user');
  return request.scope;
}
