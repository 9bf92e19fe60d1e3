import { formatMoney, subtractMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { link } from '../writing/markdown.ts';
import type { RecordQuery } from './ledger-query.ts';
import { currencyOf, type LedgerRecord, mainAmount, mainFact } from './ledger-record.ts';
import { nounOf, recordLine, recordTable, sumOf } from './write-records.ts';

/** Text, figures and links from a query about records and what it found. */
export function writeRecordResult(
  query: RecordQuery,
  found: readonly LedgerRecord[],
  books: Books,
): string {
  const [first] = found;
  if (!first) return `There are no ${nounOf(query.subject, 2)}.`;
  switch (found.length === 1 ? 'list' : query.measure) {
    case 'sum':
      return writeSum(query, found, books);
    case 'largest':
    case 'smallest':
      return writeExtreme(query, found, books);
    case 'difference':
      return writeDifference(query, found, books);
    case 'next':
      return writeNext(found, books);
    case 'last':
      return writeLast(query, found, books);
    default:
      return writeList(query, found, books);
  }
}

function writeList({ subject }: RecordQuery, found: readonly LedgerRecord[], books: Books) {
  const [first] = found;
  if (!first || found.length === 1) return first ? `${recordLine(first, books)}.` : '';
  const count = link(`${found.length} ${nounOf(subject, found.length)}`, first.page);
  return `There are ${count}:\n\n${recordTable(found, books)}`;
}

const pageOf = ([first]: readonly LedgerRecord[]) => first?.page ?? '';

/** Of change orders, only the accepted ones add anything. */
function writeSum(query: RecordQuery, found: readonly LedgerRecord[], books: Books): string {
  const { subject } = query;
  const isChange = subject === 'changes';
  // "What would the waiting changes add?"
  const isWaiting = isChange && query.status === 'waiting';
  const isOfAll = isChange && query.status !== 'waiting' && query.status !== 'declined';
  const counted = isOfAll ? found.filter(isAccepted) : found;
  const sumText = (some: readonly LedgerRecord[]) =>
    link(sumOf(some, mainFact(subject), books) || '$0.00', pageOf(found));
  const sum = sumText(counted);
  const noun = nounOf(subject, 2);
  const isDeclined = isChange && query.status === 'declined';
  const asked = isChange && query.status === undefined ? found.filter(isAsked) : [];
  const more = asked.length > 0 ? `, and those that wait would add ${sumText(asked)}` : '';
  const sentence = isDeclined
    ? `The ${found.length} declined ${noun} would have added ${sum}`
    : isWaiting
      ? `The ${found.length} ${noun} that wait for an answer would add ${sum}`
      : isChange
        ? `The accepted ${noun} add ${sum}${more}`
        : `The ${found.length} ${noun} come to ${sum}`;
  return `${sentence}${withChanges(query, found, books)}:\n\n${recordTable(found, books)}`;
}

/** What agreements come to with the change orders that were accepted. */
function withChanges(
  { subject }: RecordQuery,
  found: readonly LedgerRecord[],
  books: Books,
): string {
  const amountOf = (record: LedgerRecord, name: string) =>
    record.facts.find((fact) => fact.name === name)?.amount;
  const changed = found.filter((record) => amountOf(record, WITH_CHANGES) !== undefined);
  if (subject !== 'agreements' || changed.length === 0) return '';
  const whole = found.map((record) => ({
    ...record,
    facts: record.facts.map((fact) =>
      fact.name === mainFact(subject)
        ? { ...fact, amount: amountOf(record, WITH_CHANGES) ?? fact.amount }
        : fact,
    ),
  }));
  const sum = sumOf(whole as LedgerRecord[], mainFact(subject), books);
  return `, and with the accepted change orders to ${link(sum, pageOf(found))}`;
}
const WITH_CHANGES = 'with changes';

const isAsked = ({ status }: LedgerRecord) => status === 'waiting';

const isAccepted = ({ facts }: LedgerRecord) => facts.some(({ text }) => text === 'accepted');

const byAmount = (query: RecordQuery, found: readonly LedgerRecord[]) =>
  found.toSorted(
    (one, other) =>
      Number(mainAmount(one, query.subject)) - Number(mainAmount(other, query.subject)),
  );

function writeExtreme(query: RecordQuery, found: readonly LedgerRecord[], books: Books): string {
  const inOrder = byAmount(query, found);
  const isLargest = query.measure === 'largest';
  const meant = isLargest ? inOrder.at(-1) : inOrder[0];
  if (!meant) return '';
  const adjective =
    query.subject === 'quotes'
      ? isLargest
        ? 'most expensive'
        : 'cheapest'
      : (query.measure ?? 'largest');
  const [other, ...others] = found.filter((record) => record !== meant);
  const isOfTwo = other !== undefined && others.length === 0;
  const apart = isOfTwo ? gapOf(query, [meant, other], books) : '';
  const rows = recordTable(isLargest ? inOrder.toReversed() : inOrder, books);
  return `The ${adjective} is ${recordLine(meant, books)}.${apart}\n\n${rows}`;
}

/** A sentence about how far apart two records are; empty if they are not of one currency. */
function gapOf(
  { subject }: RecordQuery,
  [one, other]: readonly [LedgerRecord, LedgerRecord],
  books: Books,
): string {
  const currency = currencyOf(books, one.projectId);
  if (currency !== currencyOf(books, other.projectId)) return '';
  const gap = subtractMoney(mainAmount(one, subject), mainAmount(other, subject)).replace('-', '');
  return ` The difference is ${link(formatMoney(gap, currency), one.page)}.`;
}

/** Between the smallest and the largest, if they are of one currency. */
function writeDifference(query: RecordQuery, found: readonly LedgerRecord[], books: Books): string {
  const inOrder = byAmount(query, found);
  const [low, high] = [inOrder[0], inOrder.at(-1)];
  const currencies = new Set(found.map(({ projectId }) => currencyOf(books, projectId)));
  if (!low || !high || currencies.size > 1) return writeExtreme(query, found, books);
  const gap = subtractMoney(mainAmount(high, query.subject), mainAmount(low, query.subject));
  const figure = link(formatMoney(gap, currencyOf(books, low.projectId)), pageOf(found));
  return `The difference is ${figure}. The lowest is ${recordLine(low, books)}.\n\n${recordTable(inOrder, books)}`;
}

/** The first that is still to come, and what is late. */
function writeNext(found: readonly LedgerRecord[], books: Books): string {
  const dated = found
    .filter(({ day, status }) => day !== null && status !== 'done')
    .toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const coming = dated.find(({ day }) => (day ?? '') >= books.today);
  const late = dated.filter(({ day }) => (day ?? '') < books.today);
  const overdue = late.length > 0 ? `Overdue:\n\n${recordTable(late, books)}` : '';
  const next = coming ? `Next is ${recordLine(coming, books)}.` : '';
  return [next, overdue].filter(Boolean).join('\n\n') || recordTable(found, books);
}

function writeLast(query: RecordQuery, found: readonly LedgerRecord[], books: Books): string {
  const latest = found
    .filter(({ day }) => day !== null)
    .toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
    .at(-1);
  return latest ? `The last is ${recordLine(latest, books)}.` : writeList(query, found, books);
}
