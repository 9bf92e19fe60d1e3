import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  LedgerChange,
  LedgerDocument,
  LedgerInboxFile,
  LedgerMember,
  LedgerPunchItem,
  LedgerQuote,
  RecordedRoom,
} from '#server/assistant/assistant.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import { quotes } from '#server/db/tables/quote.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { users } from '#server/db/tables/user.table.ts';

/** More than anyone can read in an answer. */
const MOST_RECORDS = 300;
/** Of rooms that start with the same word. */
const MOST_ROOMS = 50;

export async function listLedgerChanges(db: Queryable, reach: Reach): Promise<LedgerChange[]> {
  return db
    .select({
      id: changeOrders.id,
      projectId: changeOrders.projectId,
      agreementId: changeOrders.agreementId,
      title: changeOrders.title,
      amount: changeOrders.amountDelta,
      status: changeOrders.status,
    })
    .from(changeOrders)
    .where(within(reach, changeOrders))
    .orderBy(desc(changeOrders.id))
    .limit(MOST_RECORDS);
}

export async function listLedgerQuotes(db: Queryable, reach: Reach): Promise<LedgerQuote[]> {
  return db
    .select({
      id: quotes.id,
      projectId: quotes.projectId,
      contractorId: quotes.contractorId,
      title: quotes.title,
      total: quotes.total,
      validUntil: quotes.validUntil,
      isDeclined: sql<boolean>`${quotes.status} = 'declined'`,
    })
    .from(quotes)
    .where(within(reach, quotes))
    .orderBy(desc(quotes.id))
    .limit(MOST_RECORDS);
}

export async function listLedgerDocuments(db: Queryable, reach: Reach): Promise<LedgerDocument[]> {
  return db
    .select({
      id: documents.id,
      projectId: documents.projectId,
      contractorId: documents.contractorId,
      kind: documents.kind,
      title: documents.title,
      expiresOn: documents.expiresOn,
    })
    .from(documents)
    .where(within(reach, documents))
    .orderBy(desc(documents.id))
    .limit(MOST_RECORDS);
}

export async function listLedgerMembers(db: Queryable, reach: Reach): Promise<LedgerMember[]> {
  return db
    .select({
      projectId: projectMembers.projectId,
      name: sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email})`,
      role: projectMembers.role,
    })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.memberId))
    .where(within(reach, projectMembers))
    .orderBy(asc(projectMembers.createdAt))
    .limit(MOST_RECORDS);
}

export async function listLedgerPunchItems(
  db: Queryable,
  reach: Reach,
): Promise<LedgerPunchItem[]> {
  return db
    .select({
      id: punchItems.id,
      projectId: punchItems.projectId,
      agreementId: punchItems.agreementId,
      title: punchItems.title,
      isDone: punchItems.isDone,
    })
    .from(punchItems)
    .where(within(reach, punchItems))
    .orderBy(asc(punchItems.isDone), desc(punchItems.id))
    .limit(MOST_RECORDS);
}

export async function listLedgerInboxFiles(
  db: Queryable,
  reach: Reach,
): Promise<LedgerInboxFile[]> {
  return db
    .select({ id: inboxItems.id, projectId: inboxItems.projectId, name: inboxItems.name })
    .from(inboxItems)
    .where(within(reach, inboxItems))
    .orderBy(desc(inboxItems.id))
    .limit(MOST_RECORDS);
}

/** Those whose names start with one of these words, in lower case. */
export async function listRoomsStarting(
  db: Queryable,
  reach: Reach,
  words: readonly string[],
): Promise<RecordedRoom[]> {
  if (words.length === 0) return [];
  return db
    .select({ id: rooms.id, projectId: rooms.projectId, name: rooms.name })
    .from(rooms)
    .where(
      and(within(reach, rooms), inArray(sql`lower(split_part(${rooms.name}, ' ', 1))`, [...words])),
    )
    .orderBy(asc(rooms.id))
    .limit(MOST_ROOMS);
}

export async function listRoomNames(db: Queryable, reach: Reach) {
  return db.select({ id: rooms.id, name: rooms.name }).from(rooms).where(within(reach, rooms));
}
