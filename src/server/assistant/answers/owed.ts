import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { agreementsOf } from './agreements.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { dueText } from './due.ts';
import { planLink, sumsByCurrency } from './plan-text.ts';
import { describeFilter, describeProject, toScope } from './scope.ts';

/** "How much do I still owe Tom?" What is due on bills, and what is agreed and not yet billed. */
export const owed: Answerer = {
  understands: (reading) => says(reading, 'owe') && !says(reading, 'budget'),
  async answer(inquiry) {
    const known = [await totalText(inquiry), await dueText(inquiry), await agreedText(inquiry)];
    if (known.some(Boolean)) return known.filter(Boolean).join('\n\n');
    const scope = toScope(inquiry);
    const paid = await inquiry.books.ledger.sumExpenses(scope);
    const filter = `${describeFilter(inquiry)}${describeProject(inquiry, scope)}`;
    return `I do not know what you still owe: there is no open bill or agreement for it. So far you have paid ${totalFigure(paid, scope)}${filter}.`;
  },
};

/** Both together, if there are both. */
async function totalText({ books, project, contractor, ...inquiry }: Inquiry) {
  const isWithin = project && (inquiry.isProjectNamed || !contractor);
  const bills = (await books.ledger.listDueBills(isWithin ? project.id : null)).filter(
    ({ contractorId }) => !contractor || contractorId === contractor.id,
  );
  const open = await openAgreements({ ...inquiry, books, project, contractor });
  const [first] = open;
  if (!first || bills.length === 0 || inquiry.reading.period) return null;
  const parts = [
    ...bills.map(({ due, currency }) => ({ amount: due, currency })),
    ...open.map(({ agreement, currency }) => ({ amount: agreement.left, currency })),
  ];
  const whom = contractor ? ` ${bold(contractor.name)}` : '';
  return `You still owe${whom} ${planLink(
    sumsByCurrency(parts, ({ amount }) => amount),
    first.project,
  )} in all.`;
}

const openAgreements = async (inquiry: Inquiry) =>
  (await agreementsOf(inquiry)).filter(({ agreement }) => agreement.left !== '0.00');

async function agreedText(inquiry: Inquiry): Promise<string | null> {
  const open = await openAgreements(inquiry);
  const [first] = open;
  if (!first) return null;
  const left = sumsByCurrency(open, ({ agreement }) => agreement.left);
  const count = open.length === 1 ? '1 agreement' : `${open.length} agreements`;
  return `${planLink(left, first.project)} on ${count} is not yet billed or paid.`;
}
