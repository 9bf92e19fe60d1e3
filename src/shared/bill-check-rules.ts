import { type BillCheck, type BillCheckCode, billCheckCodes } from './bill-check.ts';
import { formatDate } from './dates.ts';
import { DEPOSIT_LIMITS_CHECKED, depositLimitOf } from './deposit-limits.ts';
import { holdbackOf } from './holdback.ts';
import { formatMoney, fromCents, requireCents } from './money.ts';
import { nameSome } from './name-some.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { stateName } from './us-states.ts';
import { aheadOfWork, hasBegun } from './work-done.ts';

type Finding = Omit<BillCheck, 'code'>;
type Rule = (facts: PaymentFacts) => Finding;

const ok = (text: string): Finding => ({ state: 'ok', text });
const warn = (text: string): Finding => ({ state: 'warn', text });
const unknown = (text: string): Finding => ({ state: 'unknown', text });

const moneyOf =
  ({ currency }: PaymentFacts) =>
  (cents: bigint) =>
    formatMoney(fromCents(cents), currency);
const whom = ({ contractorName }: PaymentFacts) => contractorName ?? 'the contractor';

const CHECKED = `as of ${formatDate(DEPOSIT_LIMITS_CHECKED)}, not legal advice`;

/** What is paid before any work is done, against what the state allows. */
const depositLimit: Rule = (facts) => {
  const { agreement, region, amount } = facts;
  const money = moneyOf(facts);
  if (!agreement) {
    return unknown(
      'This bill belongs to no agreement, so what part of the price it asks for is not known.',
    );
  }
  const begun = hasBegun(facts);
  if (begun === true) return ok('Work has begun, so this is not a deposit.');
  if (begun === undefined && agreement.paid > 0n) {
    return ok('This is not the first payment, so it is not a deposit.');
  }
  if (region === null) {
    return unknown(
      'Some states limit what may be paid before work begins. Set the state of the project, and this compares the payment with its limit.',
    );
  }
  const state = stateName(region);
  const limit = depositLimitOf(region, agreement.total);
  if (limit === undefined) {
    return unknown(
      `We know of no limit on deposits in ${state} (${CHECKED}). A third of the price is common; ask to pay the rest as the work is done.`,
    );
  }
  if (limit === null) {
    return ok(`An agreement of this size has no limit on its deposit in ${state} (${CHECKED}).`);
  }
  const before = agreement.paid + amount;
  return before > limit
    ? warn(
        `${money(before)} before any work is done is more than the ${money(limit)} that ${state} allows (${CHECKED}). Ask ${whom(facts)} to bill the rest when work has begun.`,
      )
    : ok(`${money(before)} is within the ${money(limit)} that ${state} allows (${CHECKED}).`);
};

const paidAhead: Rule = (facts) => {
  const { bill } = facts;
  if (bill.step && !bill.step.isCompleted) {
    return warn(
      `This bill is for “${bill.step.title}”, which is not finished. Pay when it is, or mark it as finished on the timeline.`,
    );
  }
  const ahead = aheadOfWork(facts);
  if (ahead === undefined) {
    return bill.step
      ? ok(`“${bill.step.title}” is finished.`)
      : unknown(
          'Neither the bill nor its agreement names a milestone, so it cannot be compared with the work. Name one in the bill.',
        );
  }
  const money = moneyOf(facts);
  return ahead.paid > ahead.done
    ? warn(
        `With this payment, ${money(ahead.paid)} is paid, and ${money(ahead.done)} is for finished work. Ask ${whom(facts)} to finish the next milestone first.`,
      )
    : ok(`With this payment, ${money(ahead.paid)} is paid for ${money(ahead.done)} of work.`);
};

const holdbackKept: Rule = (facts) => {
  const { agreement, bill, isHoldback } = facts;
  if (!agreement || agreement.holdbackPercent === 0) return ok('No hold-back was agreed on.');
  if (isHoldback) return ok('This payment releases what was held back until now.');
  const money = moneyOf(facts);
  const agreed = requireCents(holdbackOf(fromCents(bill.amount), agreement.holdbackPercent));
  return bill.held < agreed
    ? warn(
        `You agreed to hold back ${agreement.holdbackPercent}%, ${money(agreed)} of this bill, and it holds back ${money(bill.held)}. Change the hold-back of the bill before you pay.`,
      )
    : ok(`${money(bill.held)} of this bill is held back until the work is finished.`);
};

const lienWaiver: Rule = (facts) => {
  const { lastPayment, contractorName } = facts;
  if (!lastPayment) {
    return ok(`This is the first payment. Ask ${whom(facts)} for a lien waiver in return.`);
  }
  const { title, date, hasWaiver } = lastPayment;
  if (contractorName === null && !hasWaiver) {
    return unknown('This bill names no contractor, so it is not known who could waive a lien.');
  }
  return hasWaiver
    ? ok(`The lien waiver for the payment of ${formatDate(date)} is there.`)
    : warn(
        `There is no lien waiver for “${title}”, paid on ${formatDate(date)}. Ask ${whom(facts)} for it before you pay again.`,
      );
};

const insuranceValid: Rule = (facts) => {
  const { insurance, today, contractorName } = facts;
  if (contractorName === null) {
    return unknown('This bill names no contractor, so there is no insurance to look at.');
  }
  const days = insurance.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  const last = days.at(-1);
  if (last === undefined) {
    return unknown(
      insurance.length === 0
        ? `There is no proof of insurance of ${contractorName}. Ask for one, and add it to the documents with the day it expires.`
        : `The insurance of ${contractorName} has no day of expiry. Add it to the document.`,
    );
  }
  return last >= today
    ? ok(`${contractorName} is insured until ${formatDate(last)}.`)
    : warn(
        `The insurance of ${contractorName} expired on ${formatDate(last)}. Ask for a new proof before you pay.`,
      );
};

/** What is still open matters when the last money goes out. */
const punchList: Rule = (facts) => {
  const { agreement, punchItems, amount, isHoldback } = facts;
  const open = punchItems.filter(({ isDone }) => !isDone);
  const isFinal = isHoldback || (agreement !== null && agreement.paid + amount >= agreement.total);
  if (open.length > 0) {
    const named = nameSome(open.map(({ title }) => `“${title}”`));
    return isFinal
      ? warn(`This is the final payment, and still open is ${named}. Ask to have it done first.`)
      : ok(`Still open is ${named}. It should be done before the final payment.`);
  }
  if (agreement && isFinal && punchItems.length === 0) {
    return unknown(
      'This is the final payment, and there is no punch list. Walk through the work first, and write down what is missing.',
    );
  }
  return ok('Nothing is open on the punch list.');
};

/** Paying what is due does not move what a line is expected to cost. */
const withinBudget: Rule = (facts) => {
  const { line, amount } = facts;
  if (!line) {
    return unknown('This bill is on no line of the plan, so there is no plan to compare it with.');
  }
  const money = moneyOf(facts);
  const { title, planned, paid, variance } = line;
  const after = `${money(paid + amount)} of ${money(planned)} planned for “${title}” is paid`;
  return variance < 0n
    ? warn(
        `With this payment, ${after}, and it is expected to cost ${money(-variance)} more than planned. Ask ${whom(facts)} what changed.`,
      )
    : ok(`With this payment, ${after}.`);
};

const rules: Record<BillCheckCode, Rule> = {
  deposit_limit: depositLimit,
  ahead_of_work: paidAhead,
  holdback_kept: holdbackKept,
  lien_waiver: lienWaiver,
  insurance: insuranceValid,
  punch_list: punchList,
  budget: withinBudget,
};

/** Whether it is wise to pay a bill now: all checks, in their order. */
export const checkPayment = (facts: PaymentFacts): BillCheck[] =>
  billCheckCodes.map((code) => ({ code, ...rules[code](facts) }));
