import { addMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import type { LedgerBill } from '../ledger.ts';
import { findBills } from '../query/contract-records.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { describePeriod, formatDay } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetPage } from '../writing/links.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { milestones } from './milestones.ts';
import { planFigure, sumsByCurrency } from './plan-text.ts';
import { ofContract } from './to-query.ts';

const columns = [
  { title: 'Bill' },
  { title: 'Contractor' },
  { title: 'Project' },
  { title: 'Due on' },
  { title: 'Due', isFigure: true },
];

const isAboutMoney = (reading: Reading) => says(reading, 'spend', 'expense', 'howMuch', 'bill');

/** "What is due this month?", "Which bills are due?" Bills first, then milestones. */
export const due: Answerer = {
  understands: (reading) =>
    says(reading, 'due') && reading.rest.length === 0 && !says(reading, 'task'),
  async answer(inquiry) {
    const { reading, contractor } = inquiry;
    const bills = await dueText(inquiry);
    if (contractor || isAboutMoney(reading)) return bills ?? nothingDue(inquiry);
    const dates = await milestones.answer(inquiry);
    return bills && typeof dates === 'string' ? `${bills}\n\n${dates}` : dates;
  },
};

function nothingDue({ reading, contractor }: Inquiry): string {
  const whom = contractor ? ` to ${bold(contractor.name)}` : '';
  return `No bill${whom} is due${reading.period ? ` ${describePeriod(reading.period)}` : ''}.`;
}

/** What is to be paid on bills, in the period if the question names one; null for nothing. */
export async function dueText(inquiry: Inquiry): Promise<string | null> {
  const { books, contractor, reading } = inquiry;
  const all = await findBills(ofContract(inquiry), books);
  const { from = '', to = '9999' } = reading.period ?? {};
  const asked = all.filter(({ dueOn }) => dueOn >= from && dueOn <= to);
  const overdue = all.filter(({ dueOn }) => dueOn < books.today && dueOn < from);
  const when = reading.period ? ` ${describePeriod(reading.period)}` : '';
  const whom = contractor ? ` to ${bold(contractor.name)}` : '';
  const late = overdue.length > 0 ? `${totalOf(overdue)} is overdue from before.` : null;
  const undated = reading.period || contractor ? null : await undatedText(inquiry, all);
  if (asked.length === 0) {
    if (!late && !undated) return null;
    return [`No bill${whom} is due${when}.`, late, undated].filter(Boolean).join(' ');
  }
  const nameOf = new Map(books.projects.map(({ id, name }) => [id, name]));
  const contractorOf = new Map(books.contractors.map(({ id, name }) => [id, name]));
  const rows = table(columns, asked, (bill) => [
    plain(bill.title),
    plain(contractorOf.get(bill.contractorId ?? 0) ?? ''),
    plain(nameOf.get(bill.projectId) ?? ''),
    formatDay(bill.dueOn) + (bill.dueOn < books.today ? ', overdue' : ''),
    figureOf(bill),
  ]);
  const intro = `${totalOf(asked)}${whom} is due${when}:`;
  return [`${intro}\n\n${rows}`, late, undated].filter(Boolean).join('\n\n');
}

const figureOf = ({ due: amount, currency, projectId }: LedgerBill) =>
  link(formatMoney(amount, currency), budgetPage(projectId));

/** "$260.00 on 2 bills". */
function totalOf(bills: readonly LedgerBill[]): string {
  const sum = sumsByCurrency(bills, ({ due: amount }) => amount);
  const count = bills.length === 1 ? '1 bill' : `${bills.length} bills`;
  return `${link(sum, budgetPage(bills[0]?.projectId ?? 0))} on ${count}`;
}

/** Bills without a day are due too: the rest of what the Budget page calls due. */
async function undatedText({ books, project }: Inquiry, dated: readonly LedgerBill[]) {
  const plan = project && (await runPlanQuery({ subject: 'plan', projectId: project.id }, books));
  if (!plan) return null;
  const { totals } = plan;
  const rest = subtractMoney(totals.due, addMoney(dated.map(({ due: amount }) => amount)));
  return rest === '0.00' ? null : `${planFigure(rest, project)} more is due without a date.`;
}
