import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { formatDay } from '../question/calendar.ts';
import type { RecordQuery, RecordSubject } from './ledger-query.ts';

/** A record of any kind, with what can be said about it. */
export interface LedgerRecord {
  title: string;
  projectId: number | null;
  contractorId: number | null;
  /** The day that matters: due, target or expiry. */
  day: string | null;
  status: 'open' | 'done' | 'declined' | 'waiting' | null;
  /** Of an agreement: whether all that was agreed is paid. */
  isPaid?: boolean;
  /** Written when they are read: of thousands of records, few are shown. In order of importance. */
  facts: readonly { name: string; text: string; amount?: string }[];
  page: string;
}

type RecordReader = (books: Books, query: RecordQuery) => Promise<LedgerRecord[]>;
export type RecordReaders<K extends RecordSubject> = Record<K, RecordReader>;

export const money = (name: string, amount: string, currency: string) => ({
  name,
  amount,
  text: formatMoney(amount, currency),
});
export const dated = (name: string, day: string | null) =>
  day === null ? [] : [{ name, text: formatDay(day) }];

export const currencyOf = ({ projects }: Pick<Books, 'projects'>, projectId: number | null) =>
  projects.find(({ id }) => id === projectId)?.currency ?? DEFAULT_CURRENCY;

/** The amount that a record of this kind is about; the others are parts of it. */
const mainFacts: Partial<Record<RecordSubject, string>> = {
  agreements: 'agreed',
  bills: 'to pay',
  changes: 'cost',
  quotes: 'total',
  rooms: 'planned',
  lines: 'planned',
  projects: 'budget',
};

export const mainFact = (subject: RecordSubject): string => mainFacts[subject] ?? '';

export const mainAmount = ({ facts }: LedgerRecord, subject: RecordSubject): string =>
  facts.find(({ name }) => name === mainFact(subject))?.amount ?? '0.00';
