import type { Agreement } from '#shared/agreement.ts';
import { addMoney, percentOf, subtractMoney } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { Project } from '#shared/project.ts';
import { findAgreements } from '../query/contract-records.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { formatDay } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { bold, plain, table } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { best } from './best-titled.ts';
import { planFigure, planLink, sumsByCurrency } from './plan-text.ts';
import { agreementWithChange } from './supposed-record.ts';
import { ofContract } from './to-query.ts';

const columns = [
  { title: 'Agreement' },
  { title: 'Project' },
  { title: 'Agreed', isFigure: true },
  { title: 'Billed', isFigure: true },
  { title: 'Paid', isFigure: true },
  { title: 'Left', isFigure: true },
];

export interface AgreementIn {
  agreement: Agreement;
  project: Project;
  currency: string;
}

/** "How much is left on the agreement with Rosa?", "What is agreed?" */
export const agreements: Answerer = {
  understands: (reading) =>
    (!says(reading, 'owe') || reading.rest.length > 0 || agreementAndBalance(reading)) &&
    reading.subject !== 'quotes' &&
    (says(reading, 'agreement') ||
      (says(reading, 'left') &&
        reading.amount === null &&
        (reading.contractors.length === 1 || reading.specialty !== null))),
  async answer(inquiry) {
    const { reading, contractor } = inquiry;
    if (contractor && (withAddition(reading) || ADDED.test(reading.words.join(' ')))) {
      const asked = await agreementWithChange(inquiry);
      if (!(asked instanceof NotFound)) return asked;
      const accepted = await withAccepted(inquiry);
      if (accepted !== null) return accepted;
    }
    const found = (await agreementsOf(inquiry)).filter(({ agreement }) => {
      const title = agreement.title.toLowerCase();
      return reading.rest.every((word) => title.includes(stem(word)));
    });
    const whom = contractor ? ` with ${bold(contractor.name)}` : '';
    const [first] = found;
    if (!first) {
      return new NotFound(
        reading.rest.length > 0
          ? `I do not know: I found no agreement${whom} about “${plain(reading.rest.join(' '))}”.`
          : `There is no agreement${whom}.`,
      );
    }
    if (found.length === 1) return agreementText(inquiry, first);
    const left = sumsByCurrency(found, ({ agreement }) => agreement.left);
    const rows = table(columns, found, ({ agreement, project }) => [
      plain(agreement.title),
      plain(project.name),
      planFigure(agreement.amount, project),
      planFigure(agreement.billed, project),
      planFigure(agreement.paid, project),
      planFigure(agreement.left, project),
    ]);
    return `${planLink(left, first.project)} is left on ${found.length} agreements${whom}:\n\n${rows}`;
  },
};

/** "And with the bigger well added on?", of an agreement. */
export const withAddition = (reading: Reading): boolean =>
  says(reading, 'agreement') &&
  /^(?:(?:and|so|but|then|what about|how about|how much|what is it) )*(?:with|including|counting|plus|after) (?:the|his|her|their)\b/.test(
    reading.words.join(' '),
  );

const ADDED =
  /\b(?:with|counting|plus) (?:the|his|her|their|that) .*\b(?:added|thrown in|on top)\b/;

/** With the change order, if it is accepted: the agreement tells both sums. */
async function withAccepted(inquiry: Inquiry): Promise<string | null> {
  const { reading, books, contractor } = inquiry;
  if (!contractor) return null;
  const of = { contractorId: contractor.id };
  const done = await runRecordQuery({ subject: 'changes', status: 'done', ...of }, books);
  const change = best(reading, done, ({ title }) => title);
  const all = await agreementsOf(inquiry);
  const [first, ...others] = all.filter(({ project }) => project.id === change?.projectId);
  return change && first && others.length === 0 ? agreementText(inquiry, first) : null;
}

/** "Yesenia's agreement: the amount and the unpaid balance": the agreement has both. */
export const agreementAndBalance = (reading: Reading): boolean =>
  says(reading, 'agreement') && BOTH.test(reading.words.join(' '));
const BOTH =
  /\b(?:amount|total|value|sum|price|size|worth)\b.*\b(?:unpaid|outstanding|owed?|owing|balance|left|remain\w*|to pay)\b/;

/** Those with a contractor count across all projects, unless the question names one. */
export async function agreementsOf(inquiry: Inquiry): Promise<AgreementIn[]> {
  const { books } = inquiry;
  const all = await findAgreements(ofContract(inquiry), books);
  const projectOf = new Map(books.projects.map((one) => [one.id, one]));
  return all.flatMap((agreement) => {
    const its = projectOf.get(agreement.projectId);
    return its ? { agreement, project: its, currency: its.currency } : [];
  });
}

export function agreementText(
  { books, reading }: Inquiry,
  { agreement, project }: AgreementIn,
): string {
  const { title, contractorId, amount, agreedOn, changes, billed, paid, left, status } = agreement;
  const whom = books.contractors.find(({ id }) => id === contractorId);
  const figure = (sum: string) => planFigure(sum, project);
  const since = agreedOn ? ` Agreed on ${planLink(formatDay(agreedOn), project)}.` : '';
  const end = status === 'closed' ? `${since} It is closed.` : since;
  const changed =
    changes === '0.00' ? '' : `, with the accepted changes ${figure(addMoney([amount, changes]))}`;
  const toPay = subtractMoney(addMoney([amount, changes]), paid);
  const all = toPay === left ? '' : ` Still to pay in all: ${figure(toPay)}.`;
  const share = says(reading, 'percent')
    ? `${planLink(formatPercent(percentOf(paid, addMoney([amount, changes]))), project)} of it is paid. `
    : '';
  return `${share}${figure(left)} is left on the agreement ${bold(title)}${whom ? ` with ${bold(whom.name)}` : ''} for ${bold(project.name)}: agreed and not yet billed or paid. It is for ${figure(amount)}${changed}; ${figure(billed)} is billed and ${figure(paid)} is paid.${all}${end}`;
}
