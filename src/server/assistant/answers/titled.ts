import { AFTER_BILL, billsAfter } from '../query/bills-after.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { RecordSubject } from '../query/ledger-query.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { hasWords, runRecordQuery } from '../query/run-record-query.ts';
import { recordLine, recordTable } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { UTILITY_BILL } from '../question/record-subject.ts';
import { withAddition } from './agreements.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { plannedThing } from './planned-thing.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

/** Words that say which kind of record is meant; they need not be in its title. */
const kindWords: Partial<Record<RecordSubject, RegExp>> = {
  bills: /^(bills?|invoices?|draws?|payments?|due|owe|owed)$/,
  agreements: /^(agreements?|agreed|contracts?|agree)$/,
  changes:
    /^(changes?|orders?|extras?|surcharge|approved?|agree|accept(?:ed)?|declined?|come|came|decided?|decision|happened|became|become|verdict|idea|proposal|suggestion)$/,
  rooms: /^(rooms?|planned|plan|budget|budgeted|cost|expected)$/,
  lines: /^(lines?|planned|plan|budget|budgeted|expected)$/,
};

/** "What will the kitchen cost?" is about that room, and not about a change in its title. */
const IN_THE_END =
  /\b(?:will|going to|gonna|in the end|end up|ends up|expected|left to pay|still to pay)\b/;

/** A question about one record does not have more that nothing else explains. */
const MOST_WORDS = 6;

const isOfPlan = ({ words }: Reading) =>
  /\b(plan|planned|budgeted|budget for|allow(?:ed)? for|set aside for|allocated?|agreed?|approved?|accept(?:ed)?|declined?|decided?|decision|verdict|extras?|surcharge|add on)\b|\b(?:say|said) (?:yes|no)\b|\b(?:did|have|has|had) (?:we|i|they) (?:ever |already |actually )?(?:ok|okay|okayed|green ?lit|greenlight|turn down|turned down|agree to|go for|go with|go ahead with|do about)\b|\bwhat (?:happened (?:to|with)|became of)\b|\bgoing ahead\b/.test(
    words.join(' '),
  );

/** "Have we paid", as well as "did we pay". */
const isOfPast = (reading: Reading) =>
  says(reading, 'past') ||
  /\b(?:we|i|he|she|they) (?:just |already |actually |ever )?(?:paid|spent)\b/.test(
    reading.words.join(' '),
  ) ||
  /\b(?:have|has|had)\b.*\b(?:paid|spent|given|cost|gone|handed)\b/.test(reading.words.join(' '));

/** A record of a plan by its title: "how much is the second draw?", "what is planned for the hall?" */
export const titled: Answerer = {
  isProbe: true,
  understands: (reading) =>
    reading.rest.length > 0 &&
    reading.rest.length <= MOST_WORDS &&
    !UTILITY_BILL.test(reading.words.join(' ')) &&
    !withAddition(reading) &&
    (says(
      reading,
      'howMuch',
      'when',
      'due',
      'bill',
      'milestone',
      'agreement',
      'spend',
      'list',
      'budget',
      'overdue',
    ) ||
      isOfPlan(reading) ||
      /\b(adds?|added|extra)\b/.test(reading.words.join(' '))),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const whole = IN_THE_END.test(reading.words.join(' ')) ? await plannedThing(inquiry) : null;
    if (whole) return `${recordLine(whole, books)}.`;
    const found = await findTitled(inquiry, inOrderOf(reading));
    const [first] = found;
    const isPrice = BARE_PRICE.test(reading.words.join(' '));
    if (first && !isOfPlan(reading) && (isOfPast(reading) || isPrice)) {
      // What was paid is an expense, if one has these words too.
      const query = expenseQuery({ ...inquiry, isProjectNamed: false }, { measure: 'newest' });
      const scope = scopeOf(overAllProjects(query));
      const { unmatched } = await findExpensesByWords(books, scope, reading.rest);
      if (unmatched.length === 0) return new NotFound('');
    }
    if (!first) return new NotFound(`I do not know of “${reading.rest.join(' ')}”.`);
    const isBill = found.length === 1 && first.facts.some(({ name }) => name === 'to pay');
    if (isBill && AFTER_BILL.test(reading.words.join(' '))) return billsAfter(first, books, false);
    return found.length === 1
      ? `${recordLine(first, books)}.`
      : recordTable(found.slice(0, 6), books);
  },
};

/** "How much did we plan for the tile, the materials?" */
export const plannedTitle: Answerer = {
  ...titled,
  understands: (reading, books) =>
    reading.category !== null &&
    says(reading, 'budget') &&
    !says(reading, 'spend', 'left', 'overBudget') &&
    titled.understands(reading, books),
};

/** "Heater price?" asks for what was paid, if it was bought. */
const BARE_PRICE = /^(?:the |our |my )?(?:\w+ ){1,5}(?:price|cost)$|^(?:price|cost) (?:of|for) /;

/** The kind that the question names first. */
function inOrderOf({ words }: Reading): RecordSubject[] {
  const text = words.join(' ');
  const nouns: [RegExp, RecordSubject][] = [
    [/\b(agreements?|agreed?|contract|signed?)\b/, 'agreements'],
    [/\b(bills?|invoices?|draws?)\b/, 'bills'],
    [
      /\b(changes?|extras?|surcharge)\b|\b(?:say|said|saying) (?:yes|no) to\b|\b(?:accept(?:ed)?|approved?|declined?|ok|okay|okayed|verdict|decision)\b/,
      'changes',
    ],
    [/\b(rooms?|expected)\b/, 'rooms'],
    [
      /\b(lines?|plan|planned|expected|budgeted|budget for|allow(?:ed)? for|set aside for|allocated)\b/,
      'lines',
    ],
  ];
  const named = nouns.filter(([noun]) => noun.test(text)).map(([, subject]) => subject);
  return [
    ...new Set<RecordSubject>([...named, 'bills', 'changes', 'agreements', 'rooms', 'lines']),
  ];
}

/** The records whose titles have all of the question's words, of the first kind that has any. */
async function findTitled(
  { reading, books, project, isProjectNamed, contractor }: Inquiry,
  subjects: readonly RecordSubject[],
): Promise<LedgerRecord[]> {
  for (const subject of subjects) {
    const others = reading.rest.filter((word) => !kindWords[subject]?.test(word));
    // "The second draw": its title may have the word too.
    const words = others.length > 0 ? others : reading.rest;
    const all = await runRecordQuery(
      {
        subject,
        ...(project && isProjectNamed && { projectId: project.id }),
        ...(contractor && { contractorId: contractor.id }),
      },
      books,
    );
    const found = all.filter(
      (record) => hasWords(record.title, words) && isAsked(subject, reading),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** A room or a line answers what is planned; what was spent is a question about expenses. */
function isAsked(subject: RecordSubject, { words }: Reading): boolean {
  if (subject !== 'rooms' && subject !== 'lines') return true;
  return words.some((word) =>
    /^(plan|planned|plans|budget|budgeted|expected|set|aside|room|line|allowed|allow|allocated)$/.test(
      word,
    ),
  );
}
