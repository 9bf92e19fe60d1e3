import { addMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget, LedgerExpense } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { mainAmount } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { COMES_BACK, KEEPS, type Price, SUPPOSES, supposedIn } from '../question/supposed.ts';
import { budgetFigure, spentFigure } from '../writing/figures.ts';
import { bold, plain } from '../writing/markdown.ts';
import { afterSupposed, sumOf, UNCLEAR } from './after-supposed.ts';
import { amountToKeep, besideKept } from './amount-to-keep.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { thingsIn } from './compare-things.ts';
import { aboutPlans, planFigure } from './plan-text.ts';
import { allProjectsTable } from './project-table.ts';
import { AFTER_BILLS, leftPhrase } from './remaining.ts';
import { expenseQuery, ofContract } from './to-query.ts';

/** "Without the $1,500 rebate". */
const WITHOUT = /\b(?:without|minus|were it not for|if not for|but for)\b/;
const CAME_IN = /\b(?:rebates?|refunds?|credits?|discounts?|grants?|returns?|cash ?back)\b/;

const withoutIncome = (text: string) => WITHOUT.test(text) && CAME_IN.test(text);
const textOf = ({ words }: Reading) => words.join(' ');
const asksForBalance = (reading: Reading) => says(reading, 'left', 'overBudget', 'afford');

const supposesAmount = (reading: Reading): boolean =>
  reading.amount !== null &&
  asksForBalance(reading) &&
  (SUPPOSES.test(textOf(reading)) || withoutIncome(textOf(reading)) || KEEPS.test(textOf(reading)));

const supposesBills = (reading: Reading): boolean =>
  asksForBalance(reading) &&
  AFTER_BILLS.test(textOf(reading)) &&
  (reading.amount === null || BESIDE_AMOUNT.test(textOf(reading)));
/** "The open bills and $1,215 for the glass", but "the bill of $3,000" has its own. */
const BESIDE_AMOUNT =
  /\b(?:every|each) (?:\w+ )?(?:bill|invoice)\b|\b(?:bills|invoices)\b(?! (?:of|for|at|over|under) \$?\d)/;

/** "Without the two wall payments, what would be left?" */
const leavesOutPaid = (reading: Reading): boolean =>
  reading.amount === null &&
  says(reading, 'left') &&
  hasAny(reading.exclusions) &&
  reading.exclusions.projects.length === 0 &&
  reading.contractors.length === 0 &&
  reading.specialty === null &&
  reading.category === null &&
  reading.period === null &&
  /\b(?:would|had|might)\b/.test(textOf(reading));

/** "If the heater went back, what would be left?": for what it cost. */
const returnsBought = (reading: Reading): boolean =>
  reading.amount === null &&
  reading.contractors.length === 0 &&
  reading.period === null &&
  reading.subject === null &&
  asksForBalance(reading) &&
  reading.rest.some(isThing) &&
  /\b(?:would|could|if|suppose|say|imagine|assuming)\b/.test(textOf(reading)) &&
  COMES_BACK.test(textOf(reading)) &&
  !PART_OF_IT.test(textOf(reading));
const PART_OF_IT =
  /\b(?:half|part|parts|partial|some|third|quarter|percent|extra|spare|unused|leftover)\b|%/;
/** They tell that something comes back, and not what. */
const isThing = (word: string) =>
  !/^(?:return|refund|credit|reimburs|stor|shop|dealer|seller|supplier|penny|pennies|cent|lemon|faulty|broken|defective|turned|price|money|sent|sold|took)/.test(
    word,
  );

/** "If I pay the last bill of $2,750, what is left of the budget?": whatever it is for. */
export const whatIf: Answerer = {
  needsProject: true,
  understands: (reading) =>
    reading.bound === null &&
    (supposesAmount(reading) ||
      supposesBills(reading) ||
      leavesOutPaid(reading) ||
      returnsBought(reading)),
  async answer(inquiry) {
    const { reading, books, project } = inquiry;
    if (leavesOutPaid(reading))
      return project ? withoutPaid(inquiry, project) : allProjectsTable(books);
    const isOfBills = supposesBills(reading);
    if (!project || (isOfBills && reading.amount === null && isOfAllBills(inquiry))) {
      return isOfBills ? afterAllBills(inquiry) : allProjectsTable(books);
    }
    if (returnsBought(reading)) return afterReturn(inquiry, project);
    const supposed = supposedIn(reading);
    if (supposed === null) return new NotFound(UNCLEAR);
    const bills = isOfBills ? await openBills(inquiry) : [];
    if (isOfBills && bills.length === 0) {
      return new NotFound(`I do not know: I found no such open bill for ${bold(project.name)}.`);
    }
    // "All open bills, $1,345 together": the amount is theirs.
    const total = addMoney(bills);
    const isTotal = ({ amount, times }: Price) => times === 1 && amount === total;
    const kept = amountToKeep(reading);
    const isKept = ({ amount, times }: Price) => times === 1 && amount === kept;
    const paid = supposed.paid.filter((price) => !isTotal(price) && !isKept(price));
    if (kept === null || paid.length + bills.length === 0) {
      return afterSupposed(project, {
        ...supposed,
        bills,
        paid: kept === null ? paid : supposed.paid,
      });
    }
    const spent = addMoney([sumOf({ paid }), ...bills]);
    const left = subtractMoney(subtractMoney(project.budget, project.totalSpent), spent);
    return `${afterSupposed(project, { ...supposed, paid, bills })}${besideKept(left, kept, project)}`;
  },
};

const isOfAllBills = ({ reading, contractor }: Inquiry): boolean =>
  contractor === null &&
  reading.rest.length === 0 &&
  dueIn(reading) === null &&
  !says(reading, 'overdue', 'next', 'latest');

/** "Only the bills that are due in October"; null for a day on which all of them are paid. */
const dueIn = (reading: Reading): Reading['period'] =>
  DUE_THEN.test(textOf(reading)) ? reading.period : null;
const DUE_THEN = pattern()`
  \b(?:due|falls?|falling|dated|coming)\b
  |\b(?:
    january|february|march|april|may|june|july|august|september|october|november|december
    |(?:this|next) (?:month|week)
  ) (?:\w+ )?(?:bills?|invoices?)\b
`;

/** "Once all open bills are paid, what is left?" */
async function afterAllBills(inquiry: Inquiry): Promise<string> {
  const { project } = inquiry;
  const sentence = project ? `${bold(project.name)} has ${leftPhrase(project)} ` : '';
  return `${sentence}${await aboutPlans(inquiry, afterBills, () => 'No bills are open.')}`;
}

function afterBills(project: Project, { totals }: LedgerBudget): string {
  const left = subtractMoney(subtractMoney(project.budget, project.totalSpent), totals.due);
  return `After the open bills of ${planFigure(totals.due, project)}, that leaves ${planFigure(left, project)}.`;
}

/** The amounts of the open bills that are meant. */
async function openBills(inquiry: Inquiry): Promise<string[]> {
  const { reading, books, project } = inquiry;
  // "Pay the open bills and $1,215 for the glass": the glass is on no bill.
  const words = reading.amount === null ? reading.rest : [];
  const status = says(reading, 'overdue') ? ('overdue' as const) : ('open' as const);
  const place = project ? { projectId: project.id } : {};
  const { from, to } = dueIn(reading) ?? {};
  const days = { ...(from && { from }), ...(to && { to }) };
  const of = { ...ofContract(inquiry), ...days };
  const query = { subject: 'bills' as const, status, words: [...words], ...of };
  const bills = await runRecordQuery({ ...query, ...place }, books);
  const meant = says(reading, 'next') ? bills.slice(0, 1) : bills;
  return meant.map((bill) => mainAmount(bill, 'bills'));
}

/** What would be left if the store took back what was bought: one thing, or two. */
async function afterReturn(inquiry: Inquiry, project: Project): Promise<string | NotFound> {
  const { reading, books } = inquiry;
  const things = thingsIn(reading) ?? [reading.rest];
  const scope = { projectId: project.id, currency: project.currency, kind: 'expense' as const };
  const bought: LedgerExpense[] = [];
  for (const words of things) {
    const thing = words.filter(isThing);
    const { rows, unmatched } = await findExpensesByWords(books, scope, thing);
    const [only, ...others] = rows;
    if (!only || others.length > 0 || unmatched.length > 0) {
      const name = `“${plain(thing.join(' '))}”`;
      return new NotFound(
        `I do not know which single expense on ${bold(project.name)} is ${name}.`,
      );
    }
    bought.push(only);
  }
  const amounts = bought.map(({ amount }) => amount);
  const left = addMoney([subtractMoney(project.budget, project.totalSpent), ...amounts]);
  const isOver = left.startsWith('-');
  const figure = budgetFigure(left.replace('-', ''), project);
  const then = isOver ? `still be ${figure} over its budget` : `have ${figure} left`;
  return `With the price of ${things.length > 1 ? 'both' : 'it'} back, ${bold(project.name)} would ${then}. As it is, it has ${leftPhrase(project)}\n\n${fieldLines(bought, 'amount', books)}`;
}

/** What would be left if some of the expenses had never been. */
async function withoutPaid(inquiry: Inquiry, project: Project): Promise<string | NotFound> {
  const here = { ...inquiry, isProjectNamed: true };
  const query = expenseQuery(here, { measure: 'sum', limit: 0 });
  const { total, scope, what } = await askExpenses(here, query);
  if (total === project.totalSpent) {
    return new NotFound(`I do not know: I found no such expense on ${bold(project.name)}.`);
  }
  const left = subtractMoney(project.budget, total);
  const after = left.startsWith('-')
    ? `that would be ${budgetFigure(left.slice(1), project)} over`
    : `${budgetFigure(left, project)} would be left of`;
  return `You would have spent ${spentFigure(total, scope)}${what}, and ${after} its ${budgetFigure(project.budget, project)} budget. As it is, ${bold(project.name)} has ${leftPhrase(project)}`;
}
