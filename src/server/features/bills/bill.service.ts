import type { Database, Queryable } from '#server/db/client.ts';
import { invalidField } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { BillInput, BillListQuery, BillUpdate } from '#shared/bill-input.ts';
import { holdbackOf } from '#shared/holdback.ts';
import { fromCents, requireCents } from '#shared/money.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { updateImpliedReferences } from '../budget-records/implied-reference.repository.ts';
import { hasMilestone } from '../budget-records/present-milestone.repository.ts';
import {
  billRecords,
  findAgreement,
  isOf,
  isOfAny,
  type StoredBill,
  sumPayments,
} from './bill.repository.ts';
import { openOf } from './bill-open.ts';

export type Bills = ReturnType<typeof createBills>;

export function createBills(db: Database) {
  const bills = createRecordService(db, {
    records: billRecords,
    kind: 'bill',
    compute: computeOpen,

    toValues: (tx, place, inputs: BillInput[]) =>
      Promise.all(inputs.map((input) => toValues(tx, place, input))),

    async toChanges(
      tx,
      { ownerId },
      { before, changes }: { before: StoredBill; changes: BillUpdate },
    ) {
      const place = { ownerId, projectId: before.projectId };
      await requireMilestone(tx, place, changes.milestoneId);
      const { agreementId = before.agreementId } = changes;
      const agreement = await requireAgreement(tx, place, agreementId);
      requireHeldWithin(changes.held ?? before.held, changes.amount ?? before.amount);
      return { ...changes, ...(agreement && { planLineId: agreement.planLineId }) };
    },

    follow: (tx, ownerId, { after }) =>
      updateImpliedReferences(tx, { ownerId, projectId: after.projectId }),
  });

  return {
    ...bills,
    list: (
      scope: Pick<Scope, 'reach'>,
      { projectId, agreementId }: BillListQuery,
      on: Queryable = db,
    ) =>
      bills.list(
        scope,
        {
          projectId,
          where: agreementId === null ? undefined : isOf(agreementId),
        },
        on,
      ),

    /** Those of some agreements of a project. */
    listOfAgreements: (
      scope: Pick<Scope, 'reach'> & { projectId: number },
      agreementIds: number[],
    ) => bills.list(scope, { projectId: scope.projectId, where: isOfAny(agreementIds) }),
  };
}

async function toValues(tx: Queryable, place: Place, input: BillInput) {
  await requireMilestone(tx, place, input.milestoneId);
  const agreement = await requireAgreement(tx, place, input.agreementId);
  const held = input.held ?? holdbackOf(input.amount, agreement?.holdbackPercent ?? 0);
  requireHeldWithin(held, input.amount);
  return { ...input, held, ...(agreement && { planLineId: agreement.planLineId }) };
}

async function requireAgreement(
  tx: Queryable,
  place: Place,
  agreementId: number | null | undefined,
) {
  if (!agreementId) return undefined;
  const agreement = await findAgreement(tx, place, agreementId);
  if (agreement) return agreement;
  throw invalidField('agreementId', 'Choose one of the agreements of this project');
}

async function requireMilestone(
  tx: Queryable,
  place: Place,
  milestoneId: number | null | undefined,
) {
  if (!milestoneId || (await hasMilestone(tx, place, milestoneId))) return;
  throw invalidField('milestoneId', 'Choose one of the milestones of this project');
}

function requireHeldWithin(held: string, amount: string) {
  if (requireCents(held) <= requireCents(amount)) return;
  throw invalidField('held', 'Hold-back must be at most the amount of the bill');
}

async function computeOpen(stored: StoredBill[], on: Queryable) {
  const payments = await sumPayments(on, stored);
  return (bill: StoredBill) => {
    const { paid, paidOfHoldback } = payments.get(bill.id) ?? {
      paid: '0.00',
      paidOfHoldback: '0.00',
    };
    const { due, heldLeft } = openOf({ ...bill, paid, paidOfHoldback });
    return { paid, due: fromCents(due), heldLeft: fromCents(heldLeft) };
  };
}
