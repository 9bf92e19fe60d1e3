import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import type { DecidedFile } from './decided-hash.ts';

interface ChangeFile extends DecidedFile {
  changeOrderId: number | null;
  key: string;
  /** When the document was last changed. */
  updatedAt: string;
}

/** The files of some changes, in the order in which they were added. */
export async function listChangeFiles(
  db: Queryable,
  { ownerId, projectId }: Place,
  changeIds: number[],
): Promise<ChangeFile[]> {
  const { changeOrderId, title, updatedAt } = documents;
  const { key, size, sha256 } = uploads;
  return db
    .select({ changeOrderId, title, updatedAt, key, size, sha256 })
    .from(documents)
    .innerJoin(uploads, and(eq(uploads.userId, documents.userId), eq(key, documents.key)))
    .where(
      and(
        eq(documents.userId, ownerId),
        eq(documents.projectId, projectId),
        inArray(changeOrderId, changeIds),
      ),
    )
    .orderBy(asc(documents.id));
}
