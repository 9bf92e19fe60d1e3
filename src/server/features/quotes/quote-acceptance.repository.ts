import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';

/** Who thanks for a quote, and for which project. */
export async function findHomeowner(db: Queryable, { ownerId, projectId }: Place) {
  const [row] = await db
    .select({ projectName: projects.name, homeownerName: personName })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row;
}
