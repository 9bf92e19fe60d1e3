import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, recordLimitReached } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { LINK_DAYS, type Link, type LinkKind, type NewLink } from '#shared/link.ts';
import { hashToken, newSecretToken } from '../auth/secret-token.ts';
import { changeRecords } from '../change-orders/change-order.repository.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { insertLink, listOpenLinks, removeEndedLinks, revokeLink } from './link.repository.ts';

const DAY_MS = 86_400_000;
const LINKS_PER_DAY = 100;
/** A link that ended says so for this long. */
const KEPT_DAYS = 60;

interface LinkParts {
  db: Database;
  rateLimits: RateLimits;
  publicUrl: URL;
}

export type Links = ReturnType<typeof createLinks>;

/** The page of each kind. */
const pages: Record<LinkKind, string> = { change_order: '/decide', contractor: '/work' };

/** Addresses for people without an account. Each opens one thing, for a while. */
export function createLinks({ db, rateLimits, publicUrl }: LinkParts) {
  async function create(
    scope: Scope,
    link: { projectId: number; kind: LinkKind; changeOrderId?: number; contractorId?: number },
    on: Queryable,
  ): Promise<NewLink> {
    await rateLimits.take({
      ...allowance(LINKS_PER_DAY, 'link', String(scope.actorId)),
      windowSeconds: DAY_MS / 1_000,
      refusal: `You can make ${LINKS_PER_DAY} links a day.`,
    });
    const token = newSecretToken();
    const row = await insertLink(on, scope.ownerId, {
      ...link,
      tokenHash: hashToken(token),
      createdBy: scope.actorId,
      expiresAt: new Date(Date.now() + LINK_DAYS[link.kind] * DAY_MS).toISOString(),
    });
    if (!row) throw recordLimitReached('linksPerProject');
    const url = new URL(`${pages[link.kind]}/${token}`, publicUrl).href;
    return { id: row.id, url, expiresAt: row.expiresAt };
  }

  return {
    listLinks: ({ reach }: Scope, projectId: number | null): Promise<Link[]> =>
      listOpenLinks(db, reach, projectId),

    /** The answer is the only place that ever has the address. */
    async linkToChange(scope: Scope, changeOrderId: number, on: Queryable = db): Promise<NewLink> {
      const change = await changeRecords.find(on, scope.ownerId, changeOrderId);
      if (change?.status !== 'asked') {
        throw new AppError('conflict', 'This change was decided already.');
      }
      const { projectId } = change;
      return create(scope, { projectId, kind: 'change_order', changeOrderId }, on);
    },

    linkForContractor: (
      scope: Scope,
      { contractorId, projectId }: { contractorId: number; projectId: number },
      on: Queryable = db,
    ): Promise<NewLink> => create(scope, { projectId, kind: 'contractor', contractorId }, on),

    revokeLink: ({ ownerId }: Scope, linkId: number): Promise<void> =>
      revokeLink(db, ownerId, linkId),

    sweep: () => removeEndedLinks(db, KEPT_DAYS),
  };
}
