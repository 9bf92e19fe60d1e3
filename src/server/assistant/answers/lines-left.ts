import { addMoney, compareMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { currencyOf, type LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { says } from '../question/mentions.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const columns = [
  { title: 'Line' },
  { title: 'Planned', isFigure: true },
  { title: 'Paid', isFigure: true },
  { title: 'Left', isFigure: true },
];

const amountOf = ({ facts }: LedgerRecord, name: string): string =>
  facts.find((fact) => fact.name === name)?.amount ?? '0.00';
const leftOf = (line: LedgerRecord): string =>
  subtractMoney(amountOf(line, 'planned'), amountOf(line, 'paid'));

/** "Which line of the plan has the most left?" */
export const linesLeft: Answerer = {
  needsProject: true,
  understands: (reading) =>
    reading.subject === 'lines' && says(reading, 'left') && says(reading, 'most', 'least'),
  async answer({ reading, books, project }) {
    const query = { subject: 'lines' as const, ...(project && { projectId: project.id }) };
    const lines = await runRecordQuery(query, books);
    const inOrder = lines.toSorted((one, other) => compareMoney(leftOf(other), leftOf(one)));
    const isLeast = says(reading, 'least');
    if (isLeast) inOrder.reverse();
    const [first] = inOrder;
    if (!first) return new NotFound('I do not know: there are no lines in the plan.');
    const figure = (line: LedgerRecord, amount: string) =>
      link(formatMoney(addMoney([amount]), currencyOf(books, line.projectId)), line.page);
    const rows = table(columns, inOrder, (line) => [
      plain(line.title),
      figure(line, amountOf(line, 'planned')),
      figure(line, amountOf(line, 'paid')),
      figure(line, leftOf(line)),
    ]);
    return `${bold(first.title)} has the ${isLeast ? 'least' : 'most'} left of its plan: ${figure(first, leftOf(first))}.\n\n${rows}`;
  },
};
