import type { PaymentFacts, StagedAmount } from './payment-facts.ts';

const stagesOf = ({ agreement }: PaymentFacts) =>
  agreement ? [...agreement.schedule, ...agreement.bills] : [];

/** Whether a step of the work is finished; undefined if nothing names a step. */
export function hasBegun(facts: PaymentFacts): boolean | undefined {
  const steps = stagesOf(facts).flatMap(({ step }) => step ?? []);
  return steps.length === 0 ? undefined : steps.some(({ isCompleted }) => isCompleted);
}

const sumOf = (stages: readonly StagedAmount[]) =>
  stages.reduce((sum, { amount }) => sum + amount, 0n);

/** What names no step waits for none, and the final payment waits for all of them. */
function finishedOf(stages: readonly StagedAmount[]): bigint {
  const isAllDone = stages.every(({ step }) => !step || step.isCompleted);
  return sumOf(
    stages.filter(({ step, isFinal }) => (step ? step.isCompleted : isAllDone || !isFinal)),
  );
}

/**
 * What is paid with this payment, and what of the price is for finished work, by the schedule of the
 * agreement or else by its bills. Undefined if neither names a step.
 */
export function aheadOfWork(facts: PaymentFacts): { paid: bigint; done: bigint } | undefined {
  const { agreement, amount } = facts;
  if (!agreement) return undefined;
  const { schedule, bills, total } = agreement;
  const paid = agreement.paid + amount;
  if (schedule.some(({ step }) => step)) {
    // A schedule divides the price that was first agreed on. Accepted changes stretch its parts.
    return { paid, done: (finishedOf(schedule) * total) / sumOf(schedule) };
  }
  return bills.some(({ step }) => step) ? { paid, done: finishedOf(bills) } : undefined;
}
