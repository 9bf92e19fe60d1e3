import { addMoney, compareMoney, formatMoney } from '#shared/money.ts';
import { findBills } from '../query/contract-records.ts';
import { hasWords, runRecordQuery } from '../query/run-record-query.ts';
import { recordLine, recordTable } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import { budgetPage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import {
  type AgreementIn,
  agreementAndBalance,
  agreementsOf,
  agreementText,
} from './agreements.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { dueText } from './due.ts';
import { planLink, sumsByCurrency } from './plan-text.ts';
import { expenseQuery, ofContract } from './to-query.ts';

/** "How much do I still owe Tom?" What is due on bills, and what is agreed and not yet billed. */
export const owed: Answerer = {
  // "What do we still owe Devon on the electrical?" What it is for is in his agreement.
  understands: (reading) =>
    says(reading, 'owe') &&
    !agreementAndBalance(reading) &&
    !says(reading, 'budget') &&
    !SAYS_YES.test(reading.words.join(' ')) &&
    (reading.rest.length === 0 || reading.contractors.length > 0),
  async answer(inquiry) {
    const { rest } = inquiry.reading;
    const ofTitle = rest.length > 0 ? await owedFor(inquiry, rest) : null;
    if (ofTitle !== null) return ofTitle;
    const known = [await totalText(inquiry), await dueText(inquiry), await agreedText(inquiry)];
    if (known.some(Boolean)) return known.filter(Boolean).join('\n\n');
    const nothing = await nothingOwed(inquiry);
    if (nothing !== null) return nothing;
    const query = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
    const { scope, what, ...paid } = await askExpenses(inquiry, query);
    return `I do not know what you still owe: there is no open bill or agreement for it. So far you have paid ${totalFigure(paid, scope)}${what}.`;
  },
};

/** "What would we owe Wade if we ok the pantry outlet?": with that change, and not as it stands. */
const SAYS_YES =
  /\bif (?:we|i) (?:also |both )?(?:ok|okay|accept|approve|agree to|say yes|sign|take|go (?:for|with|ahead)|add)\b/;

/** "What do we still owe Walt on the cabinets?": of the agreement or the bill with that title. */
async function owedFor(inquiry: Inquiry, rest: readonly string[]): Promise<string | null> {
  const { books } = inquiry;
  const ofTitle = (await agreementsOf(inquiry)).filter(({ agreement }) =>
    hasWords(agreement.title, rest),
  );
  const [only, ...more] = ofTitle;
  if (only && more.length === 0) return agreementText(inquiry, only);
  const bills = await runRecordQuery(
    { subject: 'bills', words: [...rest], ...ofContract(inquiry) },
    books,
  );
  const [bill, ...others] = bills;
  if (bill) return others.length > 0 ? recordTable(bills, books) : `${recordLine(bill, books)}.`;
  return null;
}

/** "Is Hector paid off?": yes, if his agreements are. */
async function nothingOwed(inquiry: Inquiry): Promise<string | null> {
  const { contractor } = inquiry;
  const all = await agreementsOf(inquiry);
  if (!contractor || all.length === 0) return null;
  const texts = all.map((one) => agreementText(inquiry, one));
  return [`You owe ${bold(contractor.name)} nothing more.`, ...texts].join('\n\n');
}

/** Both together, if there are both. */
async function totalText(inquiry: Inquiry): Promise<string | null> {
  const { contractor, books } = inquiry;
  const bills = await findBills(ofContract(inquiry), books);
  const open = await openAgreements(inquiry);
  const [first] = open;
  if (!first || bills.length === 0 || inquiry.reading.period) return null;
  const parts = [
    ...bills.map(({ due, currency }) => ({ amount: due, currency })),
    ...open.map(({ agreement, currency }) => ({ amount: agreement.left, currency })),
  ];
  const whom = contractor ? ` ${bold(contractor.name)}` : '';
  return `${contractor ? '' : mostOwed(inquiry, bills, open)}You still owe${whom} ${planLink(
    sumsByCurrency(parts, ({ amount }) => amount),
    first.project,
  )} in all.`;
}

/** "Who do we owe the most?", if the question ranks people. */
function mostOwed(
  { reading, books, currency }: Inquiry,
  bills: Awaited<ReturnType<typeof findBills>>,
  open: readonly AgreementIn[],
): string {
  if (
    !says(reading, 'most', 'least') ||
    !/\bwhom?\b|\bcontractors?\b/.test(reading.words.join(' '))
  ) {
    return '';
  }
  const parts = [
    ...bills.map(({ contractorId, due, currency: own, projectId }) => ({
      ...{ contractorId, amount: due, own, projectId },
    })),
    ...open.map(({ agreement, project, currency: own }) => ({
      ...{
        contractorId: agreement.contractorId,
        amount: agreement.left,
        own,
        projectId: project.id,
      },
    })),
  ].filter(({ own, contractorId }) => own === currency && contractorId !== null);
  const sums = [...Map.groupBy(parts, ({ contractorId }) => contractorId)]
    .map(([id, its]) => ({ id, its, sum: addMoney(its.map(({ amount }) => amount)) }))
    .toSorted((one, other) => compareMoney(other.sum, one.sum));
  const meant = sums.at(says(reading, 'least') ? -1 : 0);
  const name = books.contractors.find(({ id }) => id === meant?.id)?.name;
  if (!meant || name === undefined) return '';
  const figure = link(formatMoney(meant.sum, currency), budgetPage(meant.its[0]?.projectId ?? 0));
  return `You owe ${bold(name)} the ${says(reading, 'least') ? 'least' : 'most'}: ${figure}. `;
}

const openAgreements = async (inquiry: Inquiry) =>
  (await agreementsOf(inquiry)).filter(({ agreement }) => agreement.left !== '0.00');

async function agreedText(inquiry: Inquiry): Promise<string | null> {
  const open = await openAgreements(inquiry);
  const [first] = open;
  if (!first) return null;
  // Of one person's agreement, also what is held back of its bills.
  if (inquiry.contractor && open.length === 1) return agreementText(inquiry, first);
  const left = sumsByCurrency(open, ({ agreement }) => agreement.left);
  const count = open.length === 1 ? '1 agreement' : `${open.length} agreements`;
  return `${planLink(left, first.project)} on ${count} is not yet billed or paid.`;
}
