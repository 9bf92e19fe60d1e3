import { pattern } from '../pattern.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { recordTable } from '../query/write-records.ts';
import type { Reading } from '../question/reading.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const OF_PLAN = /\b(?:plan|planned|budget|budgeted|lines?)\b/;
const UNTOUCHED = pattern()`
  ^(?:(?:and|so|ok|is there|are there) )*(?:
    which|what|any|anything|list|show|on which|on what|are|is
  )\b.*\b(?:
    nothing (?:has been |was |is |been |at all )?(?:spent|paid|on it|on them|against|yet|so far)
    |no (?:money|spending|payments?|expenses?|cost|costs)
    |not (?:\w+ ){0,3}(?:touched|started|paid|spent)(?: (?:anything|a \w+|money|any money|any))?
    |untouched|not a (?:penny|dime|cent)|never (?:spent|touched|paid)|zero (?:spent|paid)
  )\b
`;
/** They are about the money that is left, or about a bill. */
const OTHER = /\b(?:bills?|invoices?|how much|left|milestones?|agreements?|over|quotes?)\b/;

const asks = ({ words, contractors, category }: Reading): boolean => {
  const text = words.join(' ');
  const isNarrowed = contractors.length > 0 || category !== null;
  return OF_PLAN.test(text) && UNTOUCHED.test(text) && !OTHER.test(text) && !isNarrowed;
};

const isPaid = ({ facts }: LedgerRecord): boolean =>
  facts.find(({ name }) => name === 'paid')?.amount !== '0.00';

/** "Which part of the plan has had nothing spent on it yet?" */
export const linesUntouched: Answerer = {
  needsProject: true,
  understands: (reading) => asks(reading),
  async answer({ books, project }) {
    const query = { subject: 'lines' as const, ...(project && { projectId: project.id }) };
    const lines = await runRecordQuery(query, books);
    const open = lines.filter((line) => !isPaid(line));
    const where = project ? ` of ${bold(project.name)}` : '';
    if (lines.length === 0) return new NotFound('I do not know: there are no lines in the plan.');
    return open.length === 0
      ? `Something is paid on each line of the plan${where}.`
      : `Nothing is paid yet on ${open.length === 1 ? 'this line' : `these ${open.length} lines`} of the plan${where}:\n\n${recordTable(open, books)}`;
  },
};
