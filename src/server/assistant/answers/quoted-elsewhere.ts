import type { RecordQuery } from '../query/ledger-query.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import type { Inquiry } from './answerer.ts';

/** What everybody's titles may have and every question too. */
const COMMON = /^(?:quotes?|bids?|offers?|estimates?|prices?)$/;

/**
 * Quotes whose titles have words of the question, in whichever project. Words like "the walls" may
 * be read as the name of a project although they say what was quoted for.
 */
export async function quotedElsewhere(
  { reading, books }: Pick<Inquiry, 'reading' | 'books'>,
  { subject, projectId, contractorId }: RecordQuery,
): Promise<LedgerRecord[]> {
  if (subject !== 'quotes' || projectId === undefined) return [];
  const all = await runRecordQuery({ subject, ...(contractorId && { contractorId }) }, books);
  const said = new Set(
    reading.words.filter((word) => !stopWords.has(word) && !COMMON.test(word)).map(stem),
  );
  const counted = all.map((record) => ({
    record,
    count: new Set(
      toWords(record.title)
        .map(stem)
        .filter((word) => said.has(word)),
    ).size,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0
    ? []
    : counted.filter(({ count }) => count === most).map(({ record }) => record);
}
