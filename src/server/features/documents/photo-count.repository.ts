import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/tables/document.table.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';

/** How many photos belong to each of the records that this column refers to. */
async function countPhotos(
  db: Queryable,
  { ownerId, projectId }: Place,
  column: typeof documents.roomId | typeof documents.milestoneId,
) {
  return db
    .select({ id: sql<number>`${column}`, count: count() })
    .from(documents)
    .where(
      and(
        eq(documents.userId, ownerId),
        eq(documents.projectId, projectId),
        eq(documents.kind, 'photo'),
        isNotNull(column),
      ),
    )
    .groupBy(column)
    .orderBy(column);
}

export const countPhotosByRoom = (db: Queryable, place: Place) =>
  countPhotos(db, place, documents.roomId);

export const countPhotosByMilestone = (db: Queryable, place: Place) =>
  countPhotos(db, place, documents.milestoneId);
