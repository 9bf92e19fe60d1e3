import type { Books } from '../books.ts';
import { titleForm } from '../milestone-titles.ts';
import { countShared, functionWords, startsIn } from '../question/described.ts';
import { stopWords } from '../question/stop-words.ts';
import { runRecordQuery } from './run-record-query.ts';

/** One word may be a chance: every house has a kitchen, and many plans have one. */
const ENOUGH = 2;
const MOST_DESCRIBED = 40;
const SUBJECTS = ['bills', 'changes', 'quotes', 'documents', 'punch', 'lines'] as const;

/**
 * Whether a record of the user's has two of these words or more in its title. What is still to come
 * is no expense.
 */
export async function namesRecord(
  words: readonly string[],
  books: Books,
  { isToCome = false } = {},
): Promise<boolean> {
  const telling = [...new Set(words)].filter(
    (word) => !stopWords.has(word) && !functionWords.has(word),
  );
  if (telling.length < ENOUGH) return false;
  const isNamed = (title: string) => countShared(title, telling) >= ENOUGH;
  if (books.titles.findAny(telling.map(titleForm)).length > 0) return true;
  const rows = isToCome ? [] : await books.ledger.listDescribed(startsIn(telling), MOST_DESCRIBED);
  if (rows.some(({ description }) => isNamed(description))) return true;
  const agreements = await books.ledger.listAgreements(null);
  if (agreements.some(({ title }) => isNamed(title))) return true;
  for (const subject of SUBJECTS) {
    const records = await runRecordQuery({ subject }, books);
    if (records.some(({ title }) => isNamed(title))) return true;
  }
  return false;
}
