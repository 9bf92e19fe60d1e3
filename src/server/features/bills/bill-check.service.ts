import type { Database, Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { BillCheck, BillChecksQuery } from '#shared/bill-check.ts';
import { checkPayment } from '#shared/bill-check-rules.ts';
import { calendarDateIn } from '#shared/dates.ts';
import { requireCents } from '#shared/money.ts';
import type { PaymentFacts, StagedAmount } from '#shared/payment-facts.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import type { Bills } from './bill.service.ts';
import {
  aboutWork,
  findCheckedBill,
  findLastPayment,
  listPapers,
  listPunchItems,
  listStagedBills,
  listSteps,
  ofContractor,
} from './bill-check.repository.ts';

interface CheckParts {
  db: Database;
  bills: Pick<Bills, 'get'>;
  agreements: Pick<Agreements, 'get'>;
  budgets: Budgets;
}

export type BillChecks = ReturnType<typeof createBillChecks>;

export function createBillChecks({ db, bills, agreements, budgets }: CheckParts) {
  async function readFacts(
    tx: Queryable,
    scope: Scope,
    billId: number,
    query: BillChecksQuery,
  ): Promise<PaymentFacts> {
    const bill = await bills.get(scope, billId, tx);
    const place = { ownerId: scope.ownerId, projectId: bill.projectId };
    const checked = await findCheckedBill(tx, place, billId);
    if (!checked) throw notFound('Bill');
    const { agreementId, contractorId } = checked;
    const work = { agreementId, contractorId, billId };
    const staged = await listStagedBills(tx, place, work);
    const agreement = agreementId === null ? null : await agreements.get(scope, agreementId, tx);
    const { lines } = await budgets.computeBudget(scope.ownerId, bill.projectId, tx);
    const line = lines.find(({ planLineId }) => planLineId === bill.planLineId);
    return {
      ...whatIsPaid(bill, query),
      today: query.today ?? calendarDateIn('UTC', new Date()),
      currency: checked.currency,
      region: checked.region,
      contractorName: checked.contractorName,
      bill: {
        title: bill.title,
        amount: requireCents(bill.amount),
        held: requireCents(bill.held),
        step: staged.find(({ id }) => id === billId)?.milestone ?? null,
      },
      agreement: agreement && {
        title: agreement.title,
        total: requireCents(agreement.total),
        holdbackPercent: agreement.holdbackPercent,
        paid: requireCents(agreement.paid),
        schedule: await readSchedule(tx, place, agreement),
        bills: staged.map(({ amount, milestone }) => ({
          amount: requireCents(amount),
          step: milestone,
          isFinal: false,
        })),
      },
      lastPayment: await readLastPayment(tx, place, work),
      insurance:
        contractorId === null
          ? []
          : await listPapers(tx, place, 'insurance', ofContractor(contractorId)),
      punchItems: agreementId === null ? [] : await listPunchItems(tx, place, agreementId),
      line:
        bill.planLineId !== null && line
          ? {
              title: line.title ?? '',
              planned: requireCents(line.planned),
              paid: requireCents(line.paid),
              variance: requireCents(line.variance),
            }
          : null,
    };
  }

  return {
    /** Whether it is wise to pay a bill now. It reads everything of one moment. */
    checkBill: async (scope: Scope, billId: number, query: BillChecksQuery): Promise<BillCheck[]> =>
      checkPayment(
        await db.transaction((tx) => readFacts(tx, scope, billId, query), {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        }),
      ),
  };
}

function whatIsPaid(
  { due, heldLeft }: Bill,
  { amount, isHoldback: asked }: BillChecksQuery,
): Pick<PaymentFacts, 'amount' | 'isHoldback'> {
  const isNothingDue = requireCents(due) === 0n && requireCents(heldLeft) > 0n;
  const isHoldback = asked === undefined ? isNothingDue : asked === 'true';
  return { isHoldback, amount: requireCents(amount ?? (isHoldback ? heldLeft : due)) };
}

async function readSchedule(
  tx: Queryable,
  place: Place,
  { schedule }: Pick<Agreement, 'schedule'>,
): Promise<StagedAmount[]> {
  const ids = schedule.flatMap(({ milestoneId }) => milestoneId ?? []);
  const steps = new Map((await listSteps(tx, place, ids)).map((step) => [step.id, step]));
  return schedule.map(({ amount, kind, milestoneId }) => ({
    amount: requireCents(amount),
    step: steps.get(milestoneId ?? 0) ?? null,
    isFinal: kind === 'final',
  }));
}

/** A waiver that names no bill counts if it came with that payment, or later. */
async function readLastPayment(
  tx: Queryable,
  place: Place,
  work: { agreementId: number | null; contractorId: number | null; billId: number },
): Promise<PaymentFacts['lastPayment']> {
  const payment = await findLastPayment(tx, place, work);
  if (!payment) return null;
  const { title, date, billId } = payment;
  const waivers = await listPapers(tx, place, 'lien_waiver', aboutWork({ ...work, billId }));
  const hasWaiver = waivers.some((waiver) =>
    waiver.billId === null
      ? calendarDateIn('UTC', new Date(waiver.createdAt)) >= date
      : waiver.billId === billId,
  );
  return { title, date, hasWaiver };
}
