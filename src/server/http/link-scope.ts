import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LinkKind } from '#shared/link.ts';
import type { Reach } from '../db/reach.ts';
import { notFound } from '../errors.ts';
import type { Author } from './scope.ts';

/** What a link opens, and for whom its holder writes. */
export type LinkScope = Author & {
  actorId: null;
  linkId: number;
  projectId: number;
  /** That project alone. */
  reach: Reach;
  expiresAt: string;
  /** The member who made the link. */
  makerId: number;
} & (
    | { kind: 'change_order'; changeOrderId: number; contractorId: null }
    | { kind: 'contractor'; changeOrderId: null; contractorId: number }
  );

export type ContractorLink = Extract<LinkScope, { kind: 'contractor' }>;

/** Each throws if the link has ended. */
export interface LinkPolicy {
  /** What a link opens, by the hash of its token. Undefined if there is no such link. */
  linkScope(tokenHash: string): Promise<LinkScope | undefined>;
  /** Throws if the link does not show one of these files. */
  requireLinkedFile(linkId: number, receiptKeys: string[]): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kinds of links that the call takes. Every route with access 'link' declares it. */
    link?: readonly LinkKind[];
  }
  interface FastifyRequest {
    linkScope: LinkScope | null;
  }
}

/** Throws if the token opens nothing. */
type OpenLink = (token: string, address: string) => Promise<LinkScope>;

/** The token stands in the path. Before anything is read, it becomes the scope of the call. */
export function resolveLinks(app: FastifyInstance, openLink: OpenLink): void {
  app.decorateRequest('linkScope', null);
  app.addHook('onRoute', ({ url, config }) => {
    const { access, link } = config ?? {};
    if ((access === 'link') !== (link !== undefined)) {
      throw new Error(`Route ${url} does not say which links it takes`);
    }
    if (access === 'link' && !/\/:(?:id|token)(?:\/|$)/.test(url)) {
      throw new Error(`Route ${url} has no :id or :token that names a link`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { access, link = [] } = request.routeOptions.config;
    if (access !== 'link') return;
    const { id = '', token = id } = request.params as { id?: string; token?: string };
    const scope = await openLink(token, request.ip);
    // A link has one purpose. For any other, it is unknown.
    if (!link.includes(scope.kind)) throw notFound('Link');
    request.linkScope = scope;
  });
}

/** The scope of a call with access 'link'. */
export function currentLink(request: FastifyRequest): LinkScope {
  if (!request.linkScope) throw new Error('currentLink is for routes with access: link');
  return request.linkScope;
}

/** The same for a call that takes only the links of contractors. */
export function currentContractorLink(request: FastifyRequest): ContractorLink {
  const link = currentLink(request);
  if (link.kind !== 'contractor') throw new Error('This route takes only links of contractors');
  return link;
}
