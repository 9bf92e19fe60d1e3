import type { Database, Queryable } from '#server/db/client.ts';
import type { Scope } from '#server/http/scope.ts';
import type { AgreementInput, AgreementListQuery, AgreementUpdate } from '#shared/agreement.ts';
import { agreementLeft } from '#shared/budget-math.ts';
import { fromCents, requireCents } from '#shared/money.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { updateImpliedReferences } from '../budget-records/implied-reference.repository.ts';
import {
  agreementRecords,
  isWith,
  type StoredAgreement,
  sumBills,
  sumPayments,
  updateExpenseLines,
} from './agreement.repository.ts';

export type Agreements = ReturnType<typeof createAgreements>;

export function createAgreements(db: Database) {
  const agreements = createRecordService(db, {
    records: agreementRecords,
    kind: 'agreement',
    compute: computeSums,
    toValues: async (_tx, _place, inputs: AgreementInput[]) => inputs,
    toChanges: async (_tx, _ownerId, { changes }: { changes: AgreementUpdate }) => changes,
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

async function computeSums(stored: StoredAgreement[], on: Queryable) {
  const bills = await sumBills(on, stored);
  const payments = await sumPayments(on, stored);
  return ({ id, amount, status }: StoredAgreement) => {
    const billed = bills.get(id) ?? '0.00';
    const { paid, paidWithoutBill } = payments.get(id) ?? { paid: '0.00', paidWithoutBill: '0.00' };
    const left = agreementLeft({
      amount: requireCents(amount),
      changes: 0n,
      status,
      billed: requireCents(billed),
      paidWithoutBill: requireCents(paidWithoutBill),
    });
    return { billed, paid, left: fromCents(left) };
  };
}
