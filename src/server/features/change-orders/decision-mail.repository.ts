import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { users } from '#server/db/tables/user.table.ts';

/** The project of a change, and the contractor of its agreement. */
export async function findDealing(db: Queryable, ownerId: OwnerId, changeId: number) {
  const [row] = await db
    .select({
      projectName: projects.name,
      currency: projects.currency,
      contractorName: contractors.name,
      contractorEmail: contractors.email,
    })
    .from(changeOrders)
    .innerJoin(
      projects,
      and(eq(projects.userId, changeOrders.userId), eq(projects.id, changeOrders.projectId)),
    )
    .leftJoin(
      agreements,
      and(eq(agreements.userId, changeOrders.userId), eq(agreements.id, changeOrders.agreementId)),
    )
    .leftJoin(
      contractors,
      and(eq(contractors.userId, agreements.userId), eq(contractors.id, agreements.contractorId)),
    )
    .where(and(eq(changeOrders.userId, ownerId), eq(changeOrders.id, changeId)));
  return row;
}

export async function listAddresses(db: Queryable, userIds: number[]): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return rows.map(({ email }) => email);
}
