import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { users } from '#server/db/tables/user.table.ts';

/** Where a link leads. */
interface Linked {
  ownerId: OwnerId;
  projectId: number;
  reach: Reach;
}

export async function findHead(db: Queryable, { ownerId, projectId }: Linked) {
  const [row] = await db
    .select({
      projectName: projects.name,
      currency: projects.currency,
      homeownerName: personName,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row;
}

export async function findContractorName(
  db: Queryable,
  { ownerId }: Linked,
  contractorId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ name: contractors.name })
    .from(contractors)
    .where(and(eq(contractors.userId, ownerId), eq(contractors.id, contractorId)));
  return row?.name ?? null;
}

/** What was paid on these agreements, oldest first. A refund is negative. */
export async function listPayments(db: Queryable, { reach }: Linked, agreementIds: number[]) {
  const { date, agreementId, billId, kind, amount } = expenses;
  return db
    .select({
      date,
      amount: sql<string>`case ${kind} when 'refund' then -${amount} else ${amount} end`,
      agreementId,
      billId,
    })
    .from(expenses)
    .where(and(within(reach, expenses), inArray(agreementId, agreementIds)))
    .orderBy(asc(date), asc(expenses.id));
}

/** Those that name the contractor, and those that a payment to them waits for. */
export async function listOwnMilestones(
  db: Queryable,
  { reach, contractorId }: Linked & { contractorId: number },
) {
  const { id, title, targetDate, isCompleted } = milestones;
  const isOwn = and(within(reach, agreements), eq(agreements.contractorId, contractorId));
  const awaited = sql`(
    select (payment ->> 'milestoneId')::int
    from ${agreements} cross join jsonb_array_elements(${agreements.schedule}) payment
    where ${isOwn})`;
  return db
    .select({ id, title, targetDate, isCompleted })
    .from(milestones)
    .where(
      and(
        within(reach, milestones),
        or(eq(milestones.contractorId, contractorId), sql`${id} in ${awaited}`),
      ),
    )
    .orderBy(asc(isCompleted), asc(targetDate), asc(id));
}

/** Whether the agreement is one with the contractor in this project. */
export async function isOwnAgreement(
  db: Queryable,
  { reach, contractorId }: Linked & { contractorId: number },
  agreementId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: agreements.id })
    .from(agreements)
    .where(
      and(
        within(reach, agreements),
        eq(agreements.id, agreementId),
        eq(agreements.contractorId, contractorId),
      ),
    );
  return rows.length > 0;
}
