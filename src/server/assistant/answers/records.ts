import { AFTER_BILL, billsAfter } from '../query/bills-after.ts';
import type { RecordQuery, RecordSubject } from '../query/ledger-query.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { writeRecordResult } from '../query/write-record-result.ts';
import { nounOf } from '../query/write-records.ts';
import { describePeriod } from '../question/calendar.ts';
import { IS_FIXED, PAID_STATE } from '../question/contract-subject.ts';
import { everydayWords } from '../question/everyday-words.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { ALL_PAID } from '../question/record-subject.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { bold, plain } from '../writing/markdown.ts';
import { takesQuote } from './afford.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { HOLDBACK, withHoldback } from './holdbacks.ts';
import { isOver, linesOver } from './lines-over.ts';
import { quotedElsewhere } from './quoted-elsewhere.ts';
import { measureOf, NOT_LATE } from './record-measure.ts';
import { statusOf } from './record-status.ts';
import { countPerOwner } from './records-per-owner.ts';
import { AFTER_BILLS } from './remaining.ts';

/** "Which lines are over?" has an answer of its own. */
const OF_PLAN: ReadonlySet<RecordSubject> = new Set(['lines', 'rooms']);
const DATED: ReadonlySet<RecordSubject> = new Set(['agreements', 'bills', 'documents', 'quotes']);

/** Words of the question itself, not of a title. */
const OWN_WORDS = new Set(
  `punch list snag snags snagging inbox file files item items change changes order orders quote quotes quotation bid bids estimate document documents paper papers
  paperwork member members offer offers offered quoted line lines planned rights right people room rooms agreement agreements contract contracts billed better apart holdback retainage held hold waiting awaiting pending unanswered answer expire expires
  expiring run out end ends soon cheaper cheapest lowest gave got received add added adds total cost
  costs see access view edit else share shared insurance insured license licence certificate warranty guarantee guaranteed covered cover covers valid year good accept accepted approved proposed declined agreed rejected refused turned decided undecided outstanding signed
  spread gap extra extras air limbo unsigned policy policies insurer insurers coverage liability lapse lapses defect defects flaw flaws fault faults blemishes right shop company firm outfit business good list walk round put stay yes no ok okay approval sign signing wise ask asking less more want wants agree decision decide decides approval reply size things fix fixing fixed fixes need needs redo missed forgot sort sorted entered copy copies written missing slips receipts`
    .split(/\s+/)
    .map(stem),
);

const IS_COVERED =
  /^(?:and |so )?(?:is|are|will) .*\b(?:covered|insured|insurance|coverage|policy)\b(?!.*\b(?:expir\w*|ends?|ending|laps\w*|(?:run|runs|running|ran) out)\b)/;
const ENDS =
  /\b(?:expir\w+|lapse[sd]?|(?:runs?|ran|running) out|until when|till when|valid|ends?|good (?:for|until|till|through|thru))\b/;
/** "How much higher is Darnell's painting quote?" than the others for the same. */
const HOW_MUCH_MORE =
  /\b(?:how much|by how much|how many dollars)(?: (?:is|was|does|did) (?:\w+ ){1,5}?)? ?(?:higher|lower|cheaper|dearer|pricier|more expensive|less expensive)\b/;
const OF_THIS = /\bthis (?:project|job|renovation|one)\b/;

/** The typed query behind a question about records of another kind. */
export function recordQueryOf(inquiry: Inquiry): RecordQuery {
  const { reading, contractor, project, isProjectNamed } = inquiry;
  const subject = reading.subject ?? 'documents';
  const status = statusOf(reading, subject, titleWords(reading).length > 0);
  const { amount, bound, period } = reading;
  // "Is Omar covered past October?" The day that it ends tells.
  const isCovered = IS_COVERED.test(reading.words.join(' '));
  // "Who is cheaper for painting the hall?" asks for one of several, whatever the trade.
  const isOfAny = subject === 'quotes' && reading.contractors.length === 0 && says(reading, 'who');
  const isOfGap = subject === 'quotes' && HOW_MUCH_MORE.test(reading.words.join(' '));
  const isOfOne = contractor !== null && reading.contractors.length < 2 && !isOfAny && !isOfGap;
  return {
    subject,
    measure: isOfGap ? 'difference' : measureOf(reading),
    ...(isOfOne && { contractorId: contractor.id }),
    // A flaw may be called after a project: "is the kitchen drip fixed?"
    ...(project &&
      !(subject === 'punch' && IS_FIXED.test(reading.words.join(' '))) &&
      (isProjectNamed || OF_THIS.test(reading.words.join(' '))) && {
        projectId: project.id,
      }),
    ...(status && { status }),
    ...(amount !== null && { amount }),
    ...(bound?.over !== undefined && { over: bound.over }),
    ...(bound?.under !== undefined && { under: bound.under }),
    ...(subject === 'bills' &&
      NOT_LATE.test(reading.words.join(' ')) && { from: inquiry.books.today }),
    ...(period && DATED.has(subject) && !isCovered && { from: period.from, to: period.to }),
  };
}

/** Change orders, quotes, documents, and who else is in a project. */
export const records: Answerer = {
  // What is left of an agreement has its own answer.
  understands: (reading, books) =>
    reading.subject !== null &&
    (reading.missing === null || reading.missing === 'date') &&
    !(OF_PLAN.has(reading.subject) && linesOver.understands(reading, books) && isOver(reading)) &&
    !(says(reading, 'left', 'expected', 'afford') && AFTER_BILLS.test(reading.words.join(' '))) &&
    !(says(reading, 'left', 'overBudget') && takesQuote(reading)) &&
    !(
      reading.subject === 'agreements' &&
      says(reading, 'left', 'owe') &&
      !PAID_STATE.test(reading.words.join(' '))
    ),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const query = recordQueryOf(inquiry);
    const { subject } = query;
    const { status: _, ...ofAnyStatus } = query;
    const ofBoth = async (one: RecordQuery) =>
      (await runRecordQuery(one, books)).filter(
        (record) => isOfNamed(record, reading) && !isLeftOut(record, reading),
      );
    const asked = await ofBoth(query);
    // "The studio" of a quote may be called as a project where nobody quoted.
    const elsewhere = asked.length > 0 ? [] : await quotedElsewhere(inquiry, query);
    if (elsewhere.length > 0) return writeRecordResult(query, elsewhere, books);
    const words = titleWords(reading, asked);
    // "Is the heated floor accepted?" is about that one, whatever its status is.
    const isOfStanding = query.status === 'paid' || query.status === 'unpaid';
    const isOther = !isOfStanding && words.length > 0 && byTitle(asked, words).length === 0;
    // "Was Ann's change order approved?": how it stands tells.
    const isOfHers = subject === 'changes' && query.contractorId !== undefined;
    const isIf = asked.length === 0 && isOfHers && IF_SO.test(reading.words.join(' '));
    const any = isOther || isIf ? await ofBoth(ofAnyStatus) : asked;
    // "Who owes us punch list work?" has words of no title: still only what is open.
    const all = byTitle(any, words).length > 0 || asked.length === 0 ? any : asked;
    const named = byTitle(all, words);
    const [only, ...others] = named;
    const isOneOf = only !== undefined && others.length === 0 && named.length < all.length;
    const text = reading.words.join(' ');
    if (subject === 'bills' && isOneOf && AFTER_BILL.test(text)) {
      return billsAfter(only, books, /\b(?:bills|invoices|come|ones)\b/.test(text));
    }
    // "Does our health insurance cover grab bars?"
    const isOne =
      words.length > 1 || words.some((word) => isBeforeKind(word, reading)) || COVERED.test(text);
    // "Did anyone quote for the shed roof?"
    const isOfThing = NAMES_THINGS.has(subject) && words.some((word) => isAfterFor(word, reading));
    // "Did we approve the hot tub?"
    const isOfChange =
      subject === 'changes' && IF_SO.test(text) && words.some((word) => isAfterThe(word, reading));
    const isOfFlaw = subject === 'punch' && words.length > 0 && IS_FIXED.test(text);
    const isOfOther = (subject === 'documents' && isOne) || isOfThing || isOfChange || isOfFlaw;
    const stranger = words.find(
      (word) => isStranger(word, reading) && byTitle(all, [word]).length === 0,
    );
    if (stranger !== undefined && subject !== 'members') {
      return `I do not know: I found no ${nounOf(subject, 1)} of “${plain(stranger)}”.`;
    }
    const isElsewhere = named.length === 0 && isOfOther;
    if (isElsewhere) return new NotFound(nothing(inquiry, query, all.length));
    const isHeldBack = subject === 'agreements' && HOLDBACK.test(text);
    const some = isHeldBack ? withHoldback(named.length > 0 ? named : all) : named;
    const found = byKind(some.length > 0 ? some : all, reading);
    if (found.length === 0) {
      return new NotFound(nothing(inquiry, query, all.length));
    }
    const [paper, ...papers] = found;
    const isEndless =
      subject === 'documents' && paper?.facts.every(({ name }) => name !== 'expires on');
    if (paper && isEndless && papers.length === 0 && ENDS.test(text)) {
      return `I do not know: no day is noted on which ${bold(paper.title)} ends.`;
    }
    const counted = countPerOwner(reading, subject, found, books);
    if (counted !== null) return counted;
    // A share of each bill is no sum.
    const measure = isHeldBack && query.measure === 'sum' ? 'list' : query.measure;
    const no = ALL_PAID.test(text) && !/\bbehind\b/.test(text) ? 'No. ' : '';
    return `${no}${writeRecordResult({ ...query, measure }, found, books)}`;
  },
};

const IF_SO = /^(?:and |so )?(?:is|are|was|were|did|has|have)\b/;

/** "Till when is the deck under warranty?" is about no other warranty. */
const COVERED =
  /\b(?:under|in|within|out of|covered by|have|has|with) (?:[a-z]+ )?(?:warranty|guarantee)\b|\bguaranteed\b|\b(?:warranty|guarantee) (?:on|of|for|cover\w*)\b/;

/** "Who is cheaper, Ansel or Hank?" is about the records of both. */
const isOfNamed = ({ contractorId }: LedgerRecord, { contractors }: Reading): boolean =>
  contractors.length < 2 || contractors.some(({ id }) => id === contractorId);

/** "The bills besides the one for the gate", "all quotes but Omar's". */
function isLeftOut(record: LedgerRecord, { exclusions }: Reading): boolean {
  const isOf = (all: readonly { id: number }[], id: number | null) =>
    all.some((one) => one.id === id);
  const title = new Set(toWords(record.title).map(stem));
  return (
    isOf(exclusions.contractors, record.contractorId) ||
    isOf(exclusions.projects, record.projectId) ||
    exclusions.texts.some((text) => toWords(text).every((word) => title.has(stem(word))))
  );
}

const MOST_WORDS = 8;

/** "The bids on the steps": here, a step is no milestone. */
function titleWords(reading: Reading, records: readonly LedgerRecord[] = []): string[] {
  const { rest, words } = reading;
  const asked = [
    ...new Set([...rest, ...words.filter((word) => /^(?:steps?|stages?)$/.test(word))]),
  ]
    .filter((word) => !OWN_WORDS.has(stem(word)))
    .slice(0, MOST_WORDS);
  return asked.length > 0 ? asked : looseWords(reading, records);
}

/** "Pantry change order, how much?": words without another meaning, if a title has them. */
function looseWords({ words, named, projects }: Reading, records: readonly LedgerRecord[]) {
  const titles = new Set(records.flatMap(({ title }) => toWords(title).map(stem)));
  const meant = new Set([...named, ...projects.flatMap(({ name }) => toWords(name))].map(stem));
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_LOOSE && titles.has(stem(word)))
    .filter((word) => !meant.has(stem(word)) && !OWN_WORDS.has(stem(word)))
    .filter((word) => !stopWords.has(word) && !everydayWords.has(word))
    .slice(0, MOST_WORDS);
}
const SHORTEST_LOOSE = 4;

/** "Our homeowners insurance" is not that of a contractor. */
const isBeforeKind = (word: string, { words }: Reading): boolean =>
  /^(?:insurance|policy|warranty|licen[cs]e|certificate)$/.test(
    words[words.indexOf(word) + 1] ?? '',
  );

/** Each of them is for one thing. */
const NAMES_THINGS: ReadonlySet<RecordSubject> = new Set(['quotes', 'documents']);

/** "For the shed roof". */
const isAfterFor = (word: string, { words }: Reading): boolean =>
  AFTER_FOR.test(`${words.slice(0, words.indexOf(word)).join(' ')} `);
/** "Ann's punch list", where nobody is called Ann. */
function isStranger(word: string, { question, contractors }: Reading): boolean {
  if (contractors.length > 0 || !/^[a-z]{3,20}$/.test(word)) return false;
  const asName = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<=\\p{Ll} )${asName}\\b`, 'u').test(question.slice(0, LOOKED_AT));
}
const LOOKED_AT = 400;

/** "The hot tub". */
const isAfterThe = (word: string, { words }: Reading): boolean =>
  /^(?:the|that|a|an)$/.test(words[words.indexOf(word) - 1] ?? '');
const AFTER_FOR = /\b(?:for|on|about) (?:(?:the|our|my|a|an|those|these|that|this) )?(?:\w+ )?$/;

/** Those with the most of these words in their titles. */
function byTitle(all: readonly LedgerRecord[], words: readonly string[]): LedgerRecord[] {
  if (words.length === 0) return [...all];
  const stems = words.map(stem);
  // There can be thousands of titles, and few have any of the words.
  const some = all.filter(({ title }) =>
    stems.some((one) => title.toLowerCase().includes(one) || isWrittenApart(one, title)),
  );
  const counted = some.map((record) => {
    const own = new Set(toWords(record.title).map(stem));
    const isIn = (one: string) => own.has(one) || isWrittenApart(one, record.title);
    return { record, count: stems.filter(isIn).length };
  });
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0);
  return counted
    .filter(({ count }) => most * 2 >= stems.length && count === most && most > 0)
    .map(({ record }) => record);
}

/** "The showerhead" is "Shower head drips". */
const isWrittenApart = (word: string, title: string): boolean =>
  word.length >= SHORTEST_JOINED &&
  toWords(title).some((one, at, words) => `${one}${words[at + 1] ?? ''}`.startsWith(word));
const SHORTEST_JOINED = 8;

/** "Hector's insurance" is a kind of document. */
function byKind(all: readonly LedgerRecord[], { words }: Reading): LedgerRecord[] {
  const kinds = all.filter(({ facts }) => {
    const kind = facts.find(({ name }) => name === 'kind')?.text.toLowerCase();
    // "Insured" asks for an insurance.
    const asked = words.map(asKind);
    return kind !== undefined && asked.some((word) => word.slice(0, 5) === kind.slice(0, 5));
  });
  const isAsked = /\b(insur|licen[cs]e|warrant|guarant|waiver|permit|manual)/.test(words.join(' '));
  return kinds.length > 0 || isAsked ? kinds : [...all];
}

const asKind = (word: string): string => {
  if (word.startsWith('guarant')) return 'warranty';
  return /^(?:cover(?:ed|age)?|policy|policies|liability)$/.test(word) ? 'insurance' : word;
};

function nothing(
  { contractor, reading }: Inquiry,
  { subject, status }: RecordQuery,
  count: number,
): string {
  if (ALL_PAID.test(reading.words.join(' ')) && count === 0) return 'No bill is open.';
  if (subject === 'members') return 'No one else is in it: it is not shared.';
  const whom = contractor ? ` for ${plain(contractor.name)}` : '';
  if (subject === 'documents' && (whom !== '' || titleWords(reading).length > 0)) {
    return count > 0 && whom !== ''
      ? `I do not know: none of the documents${whom} is of that kind.`
      : `I do not know: there are no documents${whom}${whom === '' ? ' about that' : ''}.`;
  }
  if (subject === 'documents' && count === 0 && says(reading, 'when')) {
    return 'I do not know: there are no documents.';
  }
  if (count === 0 && reading.period !== null) {
    return `I found no ${nounOf(subject, 1)}${whom} ${describePeriod(reading.period)}.`;
  }
  if (status === 'paid' || status === 'unpaid') {
    return `None of the agreements${whom} is ${status === 'paid' ? '' : 'not '}paid in full.`;
  }
  const such = status === undefined ? '' : `${status === 'done' ? 'accepted' : status} `;
  return count === 0
    ? `There are no ${subject === 'changes' || status === 'overdue' ? such : ''}${nounOf(subject, 2)}${whom}.`
    : `I do not know: I found no ${nounOf(subject, 1)}${whom} like that.`;
}
