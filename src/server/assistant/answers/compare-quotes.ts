import { pattern } from '../pattern.ts';
import type { RecordMeasure } from '../query/ledger-query.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { writeRecordResult } from '../query/write-record-result.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { quotedElsewhere } from './quoted-elsewhere.ts';

const COMPARES = pattern()`
  \b(?:
    cheaper|cheapest|less|least|lower|lowest|better|best|good|dearer|dearest|pricier|expensive
    |higher|highest|more|most|gap|difference|differ|apart|versus|vs|against|save|between
  )\b
  |\bby how much\b
`;
/** They are about money that was paid, or about a rate. */
const PAID =
  /\b(?:paid|pay|pays|paying|spent|spend|got|gotten|received|earned|made|had|hours?|hourly|rates?|phone|number|email|jobs?)\b/;

/** "Moira or Pete for the shutters, who is cheaper?": what they quoted for one thing. */
export const compareQuotes: Answerer = {
  isProbe: true,
  understands: (reading) =>
    reading.contractors.length > 1 &&
    !reading.areContractorsUnclear &&
    COMPARES.test(textOf(reading)) &&
    (reading.subject === 'quotes' ||
      (reading.subject === null &&
        (reading.rest.length > 0 || reading.projects.length > 0) &&
        !isOfOther(reading))),

  async answer({ reading, books, project, isProjectNamed }) {
    const isTheirs = ({ contractorId }: LedgerRecord) =>
      reading.contractors.some(({ id }) => id === contractorId);
    const query = {
      subject: 'quotes' as const,
      ...(project && isProjectNamed && { projectId: project.id }),
    };
    const there = (await runRecordQuery(query, books)).filter(isTheirs);
    const elsewhere =
      there.length > 0 ? [] : (await quotedElsewhere({ reading, books }, query)).filter(isTheirs);
    const theirs = there.length > 0 ? there : elsewhere;
    const asked = new Set(reading.rest.map(stem));
    const count = ({ title }: LedgerRecord) =>
      toWords(title).filter((word) => asked.has(stem(word))).length;
    const most = Math.max(0, ...theirs.map(count));
    if (most === 0 && elsewhere.length === 0 && reading.subject !== 'quotes')
      return new NotFound('');
    const found = theirs.filter((one) => count(one) === most);
    const isOneEach = new Set(found.map(({ contractorId }) => contractorId)).size === found.length;
    if (found.length < 2 || !isOneEach) return new NotFound('');
    return writeRecordResult({ subject: 'quotes', measure: measureOf(reading) }, found, books);
  },
};

const textOf = ({ words }: Reading) => words.join(' ');

const isOfOther = (reading: Reading) =>
  PAID.test(textOf(reading)) || says(reading, 'milestone', 'rate', 'phone', 'email', 'owe');

function measureOf(reading: Reading): RecordMeasure {
  const text = textOf(reading);
  if (GAP.test(text)) return 'difference';
  return DEARER.test(text) ? 'largest' : 'smallest';
}
const GAP =
  /\b(?:gap|difference|differ|apart|save|how much (?:more|less|cheaper))\b|\bby how much\b/;
const DEARER = /\b(?:dearer|dearest|pricier|expensive|higher|highest)\b/;
