import { runExpenseQuery } from '../query/run-query.ts';
import { describePeriod } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { missingDetails } from '../question/missing.ts';
import type { Reading } from '../question/reading.ts';
import { pages } from '../writing/links.ts';
import { bold, nameList } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { breakdownBy } from './breakdown.ts';
import { deeds } from './deeds.ts';

/** "Which contractor was paid most?", "How much did I spend on contractors?" */
export const contractorPayments: Answerer = {
  understands: (reading) =>
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    (reading.rest.length === 0 ||
      (asksWhoDid(reading) && reading.rest.every((word) => deeds.has(word)))) &&
    !says(reading, 'rate', 'charge') &&
    !missingDetails.some((one) => one === reading.missing) &&
    (says(reading, 'perContractor', 'notPaid') ||
      asksWhoDid(reading) ||
      (says(reading, 'contractor', 'who') && says(reading, 'spend', 'most'))),
  answer: (inquiry) =>
    says(inquiry.reading, 'notPaid') ? unpaid(inquiry) : breakdownBy('contractor', inquiry),
};

/** "Who did the garage roof?" */
const asksWhoDid = ({ projects, words }: Reading) =>
  projects.length === 1 &&
  /\bwho(?: all| else)? (?:(?:dug|tore|ripped|gutted|stripped|framed|demolished)(?: out| up| down| off)? and |\w+ed and )?(?:did|built|redid|made|put up|put in|installed|erected|fitted|replaced|fixed|finished|handled|renovated|remodell?ed|carried out) (?:the|our|my|up)\b/.test(
    words.join(' '),
  );

async function unpaid({ books, reading }: Inquiry): Promise<string> {
  const { groups } = await runExpenseQuery(
    {
      ...{ subject: 'expenses', measure: 'sum', groupBy: 'contractor' },
      filters: { from: reading.period?.from, to: reading.period?.to },
    },
    books,
  );
  const paid = new Set(groups.map(({ key }) => key));
  const when = reading.period ? ` ${describePeriod(reading.period)}` : ' yet';
  const unpaidOnes = books.contractors.filter(({ id }) => !paid.has(String(id)));
  return unpaidOnes.length === 0
    ? `You have paid every one of your [contractors](${pages.contractors}) at least once.`
    : `These [contractors](${pages.contractors}) have no payments${when}: ${nameList(unpaidOnes, bold)}.`;
}
