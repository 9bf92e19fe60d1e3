import type { Database, Queryable } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { AgreementListQuery, ScheduledPayment } from '#shared/agreement.ts';
import type { AgreementInput, AgreementUpdate } from '#shared/agreement-input.ts';
import { agreementLeft } from '#shared/budget-math.ts';
import { addMoney, fromCents, requireCents } from '#shared/money.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { updateImpliedReferences } from '../budget-records/implied-reference.repository.ts';
import { listPresentMilestones } from '../budget-records/present-milestone.repository.ts';
import {
  agreementRecords,
  isWith,
  type StoredAgreement,
  sumBills,
  sumChanges,
  sumPayments,
  updateExpenseLines,
} from './agreement.repository.ts';

/** With the quote that was accepted, if it was one. */
export type NewAgreement = AgreementInput & { quoteId?: number };

export type Agreements = ReturnType<typeof createAgreements>;

export function createAgreements(db: Database) {
  const agreements = createRecordService(db, {
    records: agreementRecords,
    kind: 'agreement',
    compute: computeSums,
    async toValues(tx, place, inputs: NewAgreement[]) {
      for (const { schedule } of inputs) await requireMilestones(tx, place, schedule);
      return inputs.map(withSchedule);
    },
    async toChanges(tx, { ownerId }, { before, changes }: AgreementChange) {
      const place = { ownerId, projectId: before.projectId };
      await requireMilestones(tx, place, changes.schedule, before.schedule);
      return withSchedule(changes);
    },
    async follow(tx, ownerId, { before, after }) {
      const [from, to] = [before.planLineId, after.planLineId];
      if (from === to) return;
      await updateExpenseLines(tx, ownerId, { agreementId: after.id, from, to });
      await updateImpliedReferences(tx, { ownerId, projectId: after.projectId });
    },
  });

  return {
    ...agreements,
    list: (
      scope: Pick<Scope, 'reach'>,
      { projectId, contractorId }: AgreementListQuery,
      on: Queryable = db,
    ) =>
      agreements.list(
        scope,
        {
          projectId,
          where: contractorId === null ? undefined : isWith(contractorId),
        },
        on,
      ),
  };
}

interface AgreementChange {
  before: StoredAgreement;
  changes: AgreementUpdate;
}

type Given = Pick<AgreementUpdate, 'schedule'>;

/** A milestone that was deleted or moved since stays in the schedules that name it. */
async function requireMilestones(
  tx: Queryable,
  place: Place,
  schedule: Given['schedule'],
  before: ScheduledPayment[] = [],
): Promise<void> {
  const known = new Set(before.map(({ milestoneId }) => milestoneId));
  const isNew = (id: number | null | undefined): id is number => Boolean(id) && !known.has(id ?? 0);
  const wanted = (schedule ?? []).map(({ milestoneId }) => milestoneId);
  const present = await listPresentMilestones(tx, place, wanted.filter(isNew));
  const absent = wanted.findIndex((id) => isNew(id) && !present.has(id));
  if (absent < 0) return;
  const message = 'Choose one of the milestones of this project';
  const details = [{ path: ['schedule', absent, 'milestoneId'], message }];
  throw new AppError('validation', message, { details });
}

/** A schedule that a call leaves out stays as it is; null empties it. */
function withSchedule<Input extends Given>({ schedule, ...fields }: Input) {
  if (schedule === undefined) return fields;
  const payments = (schedule ?? []).map((payment) => ({
    ...payment,
    milestoneId: payment.milestoneId ?? null,
    dueOn: payment.dueOn ?? null,
  }));
  return { ...fields, schedule: payments };
}

async function computeSums(stored: StoredAgreement[], on: Queryable) {
  const bills = await sumBills(on, stored);
  const payments = await sumPayments(on, stored);
  const accepted = await sumChanges(on, stored);
  return ({ id, amount, status }: StoredAgreement) => {
    const billed = bills.get(id) ?? '0.00';
    const changes = accepted.get(id) ?? '0.00';
    const { paid, paidWithoutBill } = payments.get(id) ?? { paid: '0.00', paidWithoutBill: '0.00' };
    const left = agreementLeft({
      amount: requireCents(amount),
      changes: requireCents(changes),
      status,
      billed: requireCents(billed),
      paidWithoutBill: requireCents(paidWithoutBill),
    });
    const total = addMoney([amount, changes]);
    return { changes, total, billed, paid, left: fromCents(left) };
  };
}
