import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';

const itsMilestone = and(
  eq(milestones.userId, bills.userId),
  eq(milestones.id, bills.milestoneId),
  eq(milestones.projectId, bills.projectId),
);

/** The project, and what the bill says about it. */
export async function findCheckedBill(db: Queryable, { ownerId, projectId }: Place, id: number) {
  const [found] = await db
    .select({
      currency: projects.currency,
      region: projects.region,
      agreementId: bills.agreementId,
      contractorId: agreements.contractorId,
      contractorName: contractors.name,
    })
    .from(bills)
    .innerJoin(projects, and(eq(projects.userId, bills.userId), eq(projects.id, bills.projectId)))
    .leftJoin(
      agreements,
      and(eq(agreements.userId, bills.userId), eq(agreements.id, bills.agreementId)),
    )
    .leftJoin(
      contractors,
      and(eq(contractors.userId, bills.userId), eq(contractors.id, agreements.contractorId)),
    )
    .where(and(eq(bills.userId, ownerId), eq(bills.projectId, projectId), eq(bills.id, id)));
  return found;
}

const inPlace = (
  { ownerId, projectId }: Place,
  table: typeof bills | typeof documents | typeof expenses | typeof punchItems | typeof milestones,
) => and(eq(table.userId, ownerId), eq(table.projectId, projectId));

/** The bills of an agreement that are not void, or the one bill without an agreement. */
export async function listStagedBills(
  db: Queryable,
  place: Place,
  of: { agreementId: number | null; billId: number },
) {
  return db
    .select({
      id: bills.id,
      amount: bills.amount,
      milestone: { title: milestones.title, isCompleted: milestones.isCompleted },
    })
    .from(bills)
    .leftJoin(milestones, itsMilestone)
    .where(
      and(
        inPlace(place, bills),
        or(
          eq(bills.id, of.billId),
          of.agreementId === null
            ? undefined
            : and(eq(bills.agreementId, of.agreementId), eq(bills.isVoid, false)),
        ),
      ),
    );
}

export async function listSteps(db: Queryable, place: Place, milestoneIds: number[]) {
  if (milestoneIds.length === 0) return [];
  return db
    .select({
      id: milestones.id,
      title: milestones.title,
      isCompleted: milestones.isCompleted,
    })
    .from(milestones)
    .where(and(inPlace(place, milestones), inArray(milestones.id, milestoneIds)));
}

/** The latest payment of the bill or of its agreement. */
export async function findLastPayment(
  db: Queryable,
  place: Place,
  of: { agreementId: number | null; billId: number },
) {
  const itsPayments = or(
    eq(expenses.billId, of.billId),
    of.agreementId === null ? undefined : eq(expenses.agreementId, of.agreementId),
  );
  const [found] = await db
    .select({ title: expenses.description, date: expenses.date, billId: expenses.billId })
    .from(expenses)
    .where(and(inPlace(place, expenses), eq(expenses.kind, 'expense'), itsPayments))
    .orderBy(desc(expenses.date), desc(expenses.id))
    .limit(1);
  return found;
}

/** The papers of a kind that fit a condition. */
export async function listPapers(
  db: Queryable,
  place: Place,
  kind: 'insurance' | 'lien_waiver',
  fits: SQL | undefined,
) {
  return db
    .select({
      billId: documents.billId,
      expiresOn: documents.expiresOn,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(inPlace(place, documents), eq(documents.kind, kind), fits));
}

export const ofContractor = (contractorId: number) => eq(documents.contractorId, contractorId);

/** Of the bill, or of the agreement or the contractor as a whole. */
export const aboutWork = (of: {
  agreementId: number | null;
  contractorId: number | null;
  billId: number | null;
}) =>
  or(
    ...(of.billId === null ? [] : [eq(documents.billId, of.billId)]),
    ...(of.agreementId === null ? [] : [eq(documents.agreementId, of.agreementId)]),
    ...(of.contractorId === null ? [] : [ofContractor(of.contractorId)]),
  );

export async function listPunchItems(db: Queryable, place: Place, agreementId: number) {
  return db
    .select({ title: punchItems.title, isDone: punchItems.isDone })
    .from(punchItems)
    .where(and(inPlace(place, punchItems), eq(punchItems.agreementId, agreementId)))
    .orderBy(punchItems.id);
}
