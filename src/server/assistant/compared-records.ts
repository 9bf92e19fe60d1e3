import { addMoney, requireCents } from '#shared/money.ts';
import type { Books } from './books.ts';
import type { TwoSides } from './conversation/two-sides.ts';
import type { RecordSubject } from './query/ledger-query.ts';
import { currencyOf, type LedgerRecord, mainAmount } from './query/ledger-record.ts';
import { runRecordQuery } from './query/run-record-query.ts';
import { recordLine } from './query/write-records.ts';
import { functionWords } from './question/described.ts';
import type { Reading } from './question/reading.ts';
import { stem } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';
import { type Figure, nameOf, signOf } from './writing/compared.ts';

const subjects: readonly (readonly [RegExp, RecordSubject])[] = [
  [/\b(?:quotes?|quoted|quoting|bids?|estimates?|offers?|offered)\b/i, 'quotes'],
  [/\b(?:agreements?|agreed?|contracts?|signed)\b/i, 'agreements'],
  [
    /\b(?:(?:open|unpaid|next|outstanding) bills?|bills? (?:still )?(?:open|unpaid|to pay)|owed?|due)\b/i,
    'bills',
  ],
  [/\b(?:change orders?|extras)\b/i, 'changes'],
  [/\b(?:lines?|planned|allowances?|allocated|earmarked)\b/i, 'lines'],
];

/** The kind of records that a comparison is about; null for expenses. */
export const comparedSubject = (asked: string): RecordSubject | null =>
  subjects.find(([words]) => words.test(asked))?.[1] ?? null;

const OF_RECORDS = new Set(
  `quote quoted bid estimate offer agreement agreed agree contract signed bill open unpaid owe owed due line
  planned change order extra larger bigger smaller amount price cost one rate next outstanding`
    .split(/\s+/)
    .map(stem),
);

/** The records of each side: "Fintan's open bill", "the rewiring agreement". Null if a side has none. */
export async function recordFigures(
  { sides, context }: TwoSides,
  subject: RecordSubject,
  { books, read }: { books: Books; read(text: string): Promise<Reading> },
): Promise<[Figure, Figure] | null> {
  const query = { subject, ...(subject === 'bills' && { status: 'open' as const }) };
  const rows = await runRecordQuery(query, books);
  if (rows.length === 0) return null;
  const shared = toWords(context.join(' '));
  const figures: Figure[] = [];
  for (const side of sides) {
    const reading = await read(side);
    const found = recordsOf(reading, toWords(side), shared, rows);
    const figure = figureOf(side, found, subject, books);
    if (figure === null) return null;
    figures.push(figure);
  }
  const [one, other] = figures;
  return one && other && one.told !== other.told ? [one, other] : null;
}

/** Those of the person, and those of the words; what is of both sides tells the rest apart. */
function recordsOf(
  { contractors, projects, named }: Reading,
  words: readonly string[],
  shared: readonly string[],
  rows: readonly LedgerRecord[],
): LedgerRecord[] {
  const ofPerson = contractors.length === 1 ? contractors[0] : undefined;
  const isTheirs = ({ contractorId }: LedgerRecord) => contractorId === ofPerson?.id;
  const places = projects.length === 1 ? projects : [];
  const isThere = ({ projectId }: LedgerRecord) => places.every(({ id }) => id === projectId);
  const own = rows.filter((row) => (!ofPerson || isTheirs(row)) && isThere(row));
  const names = new Set([...named, ...toWords(ofPerson?.name ?? '')].map(stem));
  const told = wordsIn(words).filter((word) => !ofPerson || !names.has(word));
  const best = mostAlike(own, told);
  if (best.length > 0) return mostAlike(best, wordsIn(shared), best);
  const isOnlyPerson = ofPerson !== undefined && told.length === 0;
  return isOnlyPerson ? mostAlike(own, wordsIn(shared), own) : [];
}

const wordsIn = (words: readonly string[]): string[] =>
  words
    .filter((word) => !stopWords.has(word) && !functionWords.has(word) && word.length > 2)
    .map(stem)
    .filter((word) => !OF_RECORDS.has(word));

/** The records with the most of the words in their titles; `otherwise` if none has any. */
function mostAlike(
  rows: readonly LedgerRecord[],
  words: readonly string[],
  otherwise: readonly LedgerRecord[] = [],
): LedgerRecord[] {
  const counted = rows.map((row) => {
    const own = new Set(toWords(row.title).map(stem));
    return { row, count: words.filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return [...otherwise];
  return counted.filter(({ count }) => count === most).map(({ row }) => row);
}

/** Several bills are owed together; of several quotes, none is meant. */
function figureOf(
  side: string,
  found: readonly LedgerRecord[],
  subject: RecordSubject,
  books: Books,
): Figure | null {
  const [first, ...more] = found;
  if (!first || (more.length > 0 && subject !== 'bills')) return null;
  const currency = currencyOf(books, first.projectId);
  if (more.some(({ projectId }) => currencyOf(books, projectId) !== currency)) return null;
  const sum = addMoney(found.map((record) => mainAmount(record, subject)));
  return {
    name: nameOf(side),
    told: `${found.map((record) => recordLine(record, books)).join('; ')}.`,
    sign: signOf(currency),
    cents: requireCents(sum),
    address: first.page,
    of: 'all',
  };
}
