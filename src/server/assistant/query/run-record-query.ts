import { compareMoney, toCents } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { addDays } from '../question/calendar.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { contractRecords } from './contract-records.ts';
import type { RecordQuery, RecordSubject } from './ledger-query.ts';
import { type LedgerRecord, mainAmount, type RecordReaders } from './ledger-record.ts';
import { planRecords } from './plan-records.ts';
import { projectRecords } from './project-records.ts';

const EXPIRES_SOON_DAYS = 60;

/** The records that a query asks for. It reads the ledger, which is bound to its owner. */
export async function runRecordQuery(query: RecordQuery, books: Books): Promise<LedgerRecord[]> {
  const all = await readers[query.subject](books, query);
  return all.filter((record) => isMeant(record, query, books));
}

function isMeant(record: LedgerRecord, query: RecordQuery, { today }: Books): boolean {
  const { projectId, contractorId, words = [], status, from, to, amount, over, under } = query;
  if (projectId !== undefined && record.projectId !== projectId) return false;
  if (contractorId !== undefined && record.contractorId !== contractorId) return false;
  if (!hasWords(record.title, words)) return false;
  if (amount !== undefined && toCents(mainAmount(record, query.subject)) !== toCents(amount)) {
    return false;
  }
  const main = () => mainAmount(record, query.subject);
  if (over !== undefined && compareMoney(main(), over) <= 0) return false;
  if (under !== undefined && compareMoney(main(), under) >= 0) return false;
  if (from !== undefined && (record.day === null || record.day < from)) return false;
  if (to !== undefined && (record.day === null || record.day > to)) return false;
  switch (status) {
    case 'done':
    case 'declined':
    case 'waiting':
      return record.status === status;
    case 'open':
      return !isOver(record);
    case 'overdue':
      return !isOver(record) && record.day !== null && record.day < today;
    case 'undated':
      return record.day === null;
    case 'paid':
      return record.isPaid === true;
    case 'unpaid':
      return record.isPaid === false;
    case 'expiring':
      return record.day !== null && record.day <= addDays(today, EXPIRES_SOON_DAYS);
    case undefined:
      return true;
  }
}

const isOver = ({ status }: LedgerRecord) => status === 'done' || status === 'declined';

/** Whether a title has all of these words, in any form. There can be thousands of titles. */
export function hasWords(title: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const lower = title.toLowerCase();
  const stems = words.map(stem);
  if (!stems.every((word) => lower.includes(word))) return false;
  const own = new Set(toWords(title).map(stem));
  return stems.every((word) => own.has(word));
}

const readers: RecordReaders<RecordSubject> = {
  ...contractRecords,
  ...planRecords,
  ...projectRecords,
};
