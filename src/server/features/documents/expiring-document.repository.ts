import {
  aliasedTable,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  notExists,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { DocumentKind } from '#shared/document.ts';
import { recordLimits } from '#shared/record-limits.ts';

interface ExpiryFilter {
  projectId: number | null;
  /** Only those that expire at most this many days after this day. */
  soon?: { today: string; days: number };
}

/** A contractor has one at a time: the next one replaces the last one. */
const REPLACED: DocumentKind[] = ['insurance', 'licence'];

export type ExpiringDocument = Awaited<ReturnType<typeof listExpiringDocuments>>[number];

/** The documents with a day of expiry, without those that a later one has replaced, earliest first. */
export async function listExpiringDocuments(
  db: Queryable,
  reach: Reach,
  { projectId, soon }: ExpiryFilter,
) {
  const later = aliasedTable(documents, 'later');
  const replacement = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.userId, documents.userId),
        eq(later.projectId, documents.projectId),
        eq(later.kind, documents.kind),
        eq(later.contractorId, documents.contractorId),
        gt(later.expiresOn, documents.expiresOn),
        inArray(later.kind, REPLACED),
      ),
    );
  return db
    .select({
      id: documents.id,
      title: documents.title,
      // Never null here: the condition below requires a day.
      expiresOn: sql<string>`${documents.expiresOn}`,
      contractorName: contractors.name,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
      projectId: documents.projectId,
      projectName: projects.name,
    })
    .from(documents)
    .innerJoin(
      projects,
      and(eq(projects.userId, documents.userId), eq(projects.id, documents.projectId)),
    )
    .leftJoin(
      contractors,
      and(eq(contractors.userId, documents.userId), eq(contractors.id, documents.contractorId)),
    )
    .where(
      and(
        within(reach, documents),
        projectId === null ? undefined : eq(documents.projectId, projectId),
        isNotNull(documents.expiresOn),
        soon && lte(documents.expiresOn, sql`${soon.today}::date + ${soon.days}::int`),
        notExists(replacement),
      ),
    )
    .orderBy(asc(documents.expiresOn), asc(documents.id))
    .limit(recordLimits.documentsPerProject);
}
