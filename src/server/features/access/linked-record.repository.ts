import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Lookups } from '#server/db/client.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { links } from '#server/db/tables/link.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { LinkEnding } from '#shared/link.ts';

/** A change is decided once, by one of its links or in the application. */
const ending = sql<LinkEnding | null>`case
  when ${links.usedAt} is not null then 'decided'
  when ${links.revokedAt} is not null then 'withdrawn'
  when exists (select from ${users} u where u.id = ${links.createdBy} and u.deletes_at is not null)
    then 'withdrawn'
  when ${links.expiresAt} <= now() then 'expired'
  when ${changeOrders.status} = 'withdrawn' then 'changeWithdrawn'
  when ${changeOrders.status} <> 'asked' then 'decided'
  when ${changeOrders.id} is not null and ${changeOrders.agreementId} is null then 'agreementGone'
end`;

const itsChange = and(
  eq(changeOrders.userId, links.userId),
  eq(changeOrders.id, links.changeOrderId),
);

/** Anyone with the token may see this. Undefined if no link has it. */
export async function findLink(db: Lookups, tokenHash: string) {
  const [row] = await db
    .select({
      linkId: links.id,
      userId: links.userId,
      projectId: links.projectId,
      kind: links.kind,
      changeOrderId: links.changeOrderId,
      contractorId: links.contractorId,
      expiresAt: links.expiresAt,
      makerId: links.createdBy,
      ending,
    })
    .from(links)
    .leftJoin(changeOrders, itsChange)
    .where(eq(links.tokenHash, tokenHash));
  return row;
}

/**
 * Whether an open link shows the file: on the change that it is about, or on a change of an
 * agreement with its contractor.
 */
export async function hasLinkedFile(
  db: Lookups,
  linkId: number,
  receiptKeys: string[],
): Promise<boolean> {
  const isOpen = and(
    isNull(links.revokedAt),
    isNull(links.usedAt),
    gt(links.expiresAt, sql`now()`),
  );
  const rows = await db
    .select({ id: links.id })
    .from(links)
    .innerJoin(
      documents,
      and(eq(documents.userId, links.userId), eq(documents.projectId, links.projectId)),
    )
    .innerJoin(
      changeOrders,
      and(eq(changeOrders.userId, links.userId), eq(changeOrders.id, documents.changeOrderId)),
    )
    .innerJoin(
      agreements,
      and(eq(agreements.userId, links.userId), eq(agreements.id, changeOrders.agreementId)),
    )
    .where(
      and(
        eq(links.id, linkId),
        isOpen,
        sql`${documents.key} = any(${sql.param(receiptKeys)})`,
        sql`(${changeOrders.id} = ${links.changeOrderId} and ${changeOrders.status} = 'asked'
          or ${agreements.contractorId} = ${links.contractorId})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
