import { pattern } from '../pattern.ts';
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
      isOfWorkers(reading) ||
      (says(reading, 'contractor', 'who') && says(reading, 'spend', 'most'))),
  answer: (inquiry) =>
    says(inquiry.reading, 'notPaid') ? unpaid(inquiry) : breakdownBy('contractor', inquiry),
};

/** "Which contractors worked on the garage?", "names of everyone we paid for the porch" */
export const asksWhoWorked = ({ projects, words }: Reading): boolean =>
  projects.length === 1 && WORKED.test(words.join(' '));
const WORKED = pattern()`
  \b(?:which|what|list|show|name|all)(?: of| all)?(?: the| our| my)? (?:
    contractors?|trades?|tradespeople|tradesmen|firms|companies|workers|people|crews?
  )\b.*\b(?:
    worked|work|did|have done|was|were|had a hand|involved|used?|hired?|paid|pay|on|for|at
  )\b
  |^(?:the |our |my )?(?:
    contractors|trades|tradespeople|crews?
  ) (?:on|for|at|of|who worked on|used on) |\bnames? of (?:everyone|everybody|all)\b.*\b(?:paid|worked|hired|used)\b
  |\bwho(?: all| else)? (?:did we|have we|did i) (?:
    use|used|hire|hired|have
  )(?: in| working)? (?:for|on|at)\b
`;

/** "Who did the garage roof?" */
const asksWhoDid = ({ projects, words }: Reading) =>
  projects.length === 1 &&
  /\bwho(?: all| else)? (?:(?:dug|tore|ripped|gutted|stripped|framed|demolished)(?: out| up| down| off)? and |\w+ed and )?(?:did|built|redid|made|put up|put in|installed|erected|fitted|replaced|fixed|finished|handled|renovated|remodell?ed|carried out) (?:the|our|my|up)\b/.test(
    words.join(' '),
  );

/** But not "which contractors on the porch have no phone number?" */
const isOfWorkers = (reading: Reading): boolean =>
  asksWhoWorked(reading) && !says(reading, 'phone', 'email', 'contact', 'agreement', 'owe', 'left');

async function unpaid({ books, reading, project, isProjectNamed }: Inquiry): Promise<string> {
  const place = isProjectNamed ? project : null;
  const { groups } = await runExpenseQuery(
    {
      ...{ subject: 'expenses', measure: 'sum', groupBy: 'contractor' },
      filters: {
        from: reading.period?.from,
        to: reading.period?.to,
        ...(place && { projectId: place.id }),
      },
    },
    books,
  );
  const paid = new Set(groups.map(({ key }) => key));
  const where = place ? ` on ${bold(place.name)}` : '';
  const when = `${where}${reading.period ? ` ${describePeriod(reading.period)}` : ' yet'}`;
  const unpaidOnes = books.contractors.filter(({ id }) => !paid.has(String(id)));
  return unpaidOnes.length === 0
    ? `You have paid every one of your [contractors](${pages.contractors})${where} at least once.`
    : `These [contractors](${pages.contractors}) have no payments${when}: ${nameList(unpaidOnes, bold)}.`;
}
