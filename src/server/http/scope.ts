import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission, Role } from '#shared/access.ts';
import { TAB, TAB_HEADER } from '#shared/tab.ts';
import type { User } from '#shared/user.ts';
import type { OwnerId } from '../db/owner-id.ts';
import type { Reach } from '../db/reach.ts';
import { currentUser } from './access.ts';

export type RecordKind =
  | 'project'
  | 'expense'
  | 'milestone'
  | 'contractor'
  | 'room'
  | 'plan_line'
  | 'agreement'
  | 'bill'
  | 'reserve_move'
  | 'scope_line'
  | 'quote'
  | 'change_order'
  | 'document'
  | 'punch_item'
  | 'submission'
  | 'inbox_item'
  | 'link'
  | 'import'
  | 'invitation'
  | 'activity';

/** The record that a call names by its id, and what the caller must be allowed to do there. */
export type RecordNeed = { permission: Permission } & (
  | { by: RecordKind; from: 'params' }
  | { by: 'project'; from: 'query' | 'body' }
  | { by: 'agreement'; from: 'body' }
);

/**
 * For records of a whole account: the account of the owner of the project that the call names.
 * Without a project, it is the caller's own.
 */
type OwnerNeed = { permission: Permission; by: 'owner'; from: 'query' | 'body' };

/** The receipt that a call names by the key of its file, or by the id of its reading. */
type ReceiptNeed = { permission: Permission } & (
  | { by: 'receipt'; from: 'body' }
  | { by: 'reading'; from: 'params' }
);

/**
 * Whose records a call is about: the caller's own account, everything that the caller can see, or a
 * record. Every route with access 'user' declares it.
 */
export type ScopeNeed = 'account' | 'everything' | RecordNeed | OwnerNeed | ReceiptNeed;

/** What was decided about a call. */
export interface Decision {
  /** The account that owns the records and pays for them. */
  ownerId: OwnerId;
  /** The person who calls. */
  actorId: number;
  role: Role;
  /** Null if the call is about an account, a contractor or a receipt. */
  projectId: number | null;
  /** What a list may contain. */
  reach: Reach;
}

/** What a handler knows about its call before it runs. */
export interface Scope extends Decision {
  /** The browser tab that calls, if it says so. */
  tab: string | null;
}

/** Who makes a change, and in whose account. */
export interface Author extends Pick<Scope, 'ownerId' | 'tab'> {
  /** Null for someone who has a link and no account. */
  actorId: number | null;
}

type Person = Pick<User, 'id'>;

/** Each throws if the caller may not see the record, or may not do this with it. */
export interface AccessPolicy {
  accountScope(user: Person): Decision;
  everythingScope(user: Person): Promise<Decision>;
  recordScope(user: Person, need: RecordNeed, recordId: number): Promise<Decision>;
  ownerScope(user: Person, need: OwnerNeed, projectId: number): Promise<Decision>;
  receiptScope(user: Person, permission: Permission, receiptKeys: string[]): Promise<Decision>;
  readingScope(user: Person, permission: Permission, readingId: number): Promise<Decision>;
  /** Whether the caller may move a record of this decision to another project. */
  requireMove(decision: Decision, toProjectId: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: ScopeNeed;
  }
  interface FastifyInstance {
    /** Decides again, for a call that has run for a while. */
    decideScope: (request: FastifyRequest) => Promise<Scope>;
  }
  interface FastifyRequest {
    scope: Scope | null;
  }
}

export function decideScopes(app: FastifyInstance, policy: AccessPolicy): void {
  app.decorateRequest('scope', null);
  app.addHook('onRoute', ({ url, config }) => {
    const { access, scope } = config ?? {};
    if (access !== 'user') return;
    if (!scope) throw new Error(`Route ${url} does not say whose records it is about`);
    if (typeof scope === 'object' && scope.from === 'params' && !url.includes('/:id')) {
      throw new Error(`Route ${url} has no :id that names a record`);
    }
  });
  const scopeOf = async (request: FastifyRequest, need: ScopeNeed): Promise<Scope> => ({
    ...(await decide(policy, request, need)),
    tab: tabOf(request),
  });
  app.decorate('decideScope', (request: FastifyRequest) => {
    const { scope } = request.routeOptions.config;
    if (!scope) throw new Error('decideScope is for routes with access: user');
    return scopeOf(request, scope);
  });
  app.addHook('preHandler', async (request) => {
    const { access, scope } = request.routeOptions.config;
    if (access === 'user' && scope) request.scope = await scopeOf(request, scope);
  });
}

async function decide(
  policy: AccessPolicy,
  request: FastifyRequest,
  need: ScopeNeed,
): Promise<Decision> {
  const user = currentUser(request);
  if (need === 'account') return policy.accountScope(user);
  if (need === 'everything') return policy.everythingScope(user);
  if (need.by === 'receipt') {
    const { s3Key, key = s3Key } = request.body as { s3Key: string; key?: string };
    return policy.receiptScope(user, need.permission, [key]);
  }
  if (need.by === 'reading') {
    const { id } = request.params as { id: number };
    return policy.readingScope(user, need.permission, id);
  }
  if (need.from === 'params') {
    const scope = await policy.recordScope(user, need, (request.params as { id: number }).id);
    const toProjectId = projectIn(request.body);
    if (toProjectId !== null) await policy.requireMove(scope, toProjectId);
    return scope;
  }
  if (need.by === 'agreement') {
    const { agreementId } = request.body as { agreementId: number };
    return policy.recordScope(user, need, agreementId);
  }
  const projectId = projectIn(need.from === 'query' ? request.query : request.body);
  if (need.by === 'owner') {
    return projectId === null
      ? policy.accountScope(user)
      : policy.ownerScope(user, need, projectId);
  }
  // A list without a project covers every project that the caller can see.
  return projectId === null
    ? policy.everythingScope(user)
    : policy.recordScope(user, need, projectId);
}

/** Its schema has already checked it. */
function projectIn(part: unknown): number | null {
  return (part as { projectId?: number | null } | null | undefined)?.projectId ?? null;
}

/** A tab names itself, so that it is not told about its own changes. */
function tabOf({ headers }: FastifyRequest): string | null {
  const tab = headers[TAB_HEADER];
  return typeof tab === 'string' && TAB.test(tab) ? tab : null;
}

/** The scope of a call with access 'user'. */
export function currentScope(request: FastifyRequest): Scope {
  if (!request.scope) throw new Error('currentScope is for routes with access: user');
  return request.scope;
}
