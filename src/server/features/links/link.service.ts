import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import type { LinkPolicy, LinkScope } from '#server/http/link-scope.ts';
import type { Scope } from '#server/http/scope.ts';
import { LINK_DAYS, type Link, type LinkKind, type NewLink } from '#shared/link.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { hashToken, newSecretToken } from '../auth/secret-token.ts';
import { explainReference } from '../budget-records/broken-reference.ts';
import { changeRecords } from '../change-orders/change-order.repository.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  countHeldLinks,
  insertLink,
  listOpenLinks,
  removeEndedLinks,
  revokeLink,
  updateLinkAsSeen,
} from './link.repository.ts';

const DAY_MS = 86_400_000;
const LINKS_PER_DAY = 100;
const UNKNOWN_TOKENS_PER_ADDRESS = 30;
const CALLS_PER_10_MIN = 600;
/** A link that ended says so for this long. */
const KEPT_DAYS = 60;

interface LinkParts {
  db: Database;
  access: Pick<LinkPolicy, 'linkScope'>;
  rateLimits: RateLimits;
  publicUrl: URL;
}

export type Links = ReturnType<typeof createLinks>;

/** The page of each kind. */
const pages: Record<LinkKind, string> = { change_order: '/decide', contractor: '/work' };

/** Addresses for people without an account. Each opens one thing, for a while. */
export function createLinks({ db, access, rateLimits, publicUrl }: LinkParts) {
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
    const row = await on
      .transaction(async (tx) => {
        const held = await countHeldLinks(tx, scope.ownerId, link.projectId);
        if (held >= recordLimits.linksPerProject) throw recordLimitReached('linksPerProject');
        return insertLink(tx, scope.ownerId, {
          ...link,
          tokenHash: hashToken(token),
          createdBy: scope.actorId,
          expiresAt: new Date(Date.now() + LINK_DAYS[link.kind] * DAY_MS).toISOString(),
        });
      })
      .catch(explainReference);
    if (!row) throw notFound('Project');
    const url = new URL(`${pages[link.kind]}/${token}`, publicUrl).href;
    return { id: row.id, url, expiresAt: row.expiresAt };
  }

  return {
    listLinks: ({ reach }: Scope, projectId: number | null): Promise<Link[]> =>
      listOpenLinks(db, reach, projectId),

    /** The answer is the only place that ever has the address. */
    async createChangeOrderLink(
      scope: Scope,
      changeOrderId: number,
      on: Queryable = db,
    ): Promise<NewLink> {
      const change = await changeRecords.find(on, scope.ownerId, changeOrderId);
      if (change?.status !== 'asked') {
        throw new AppError('conflict', 'This change was decided already.');
      }
      if (change.askedBy === 'contractor') {
        throw new AppError('conflict', 'The contractor asked for this change, so you decide it.');
      }
      const { projectId } = change;
      return create(scope, { projectId, kind: 'change_order', changeOrderId }, on);
    },

    createContractorLink: (
      scope: Scope,
      { contractorId, projectId }: { contractorId: number; projectId: number },
      on: Queryable = db,
    ): Promise<NewLink> => create(scope, { projectId, kind: 'contractor', contractorId }, on),

    revokeLink: ({ ownerId }: Scope, linkId: number): Promise<void> =>
      revokeLink(db, ownerId, linkId),

    /**
     * A token that was made up counts as a failure of its sender. A real one works all the same:
     * others may share the address, and nobody guesses 32 random bytes.
     */
    async openLink(token: string, address: string): Promise<LinkScope> {
      const scope = await access.linkScope(hashToken(token));
      if (!scope) {
        const guesses = allowance(UNKNOWN_TOKENS_PER_ADDRESS, 'link-guess', addressGroup(address));
        await rateLimits.take({ ...guesses, refusal: 'Too many unknown links.' });
        throw notFound('Link');
      }
      const calls = allowance(CALLS_PER_10_MIN, 'link-call', String(scope.linkId));
      await rateLimits.take({ ...calls, refusal: 'This link is used too often.' });
      await updateLinkAsSeen(db, scope);
      return scope;
    },

    sweep: () => removeEndedLinks(db, KEPT_DAYS),
  };
}
