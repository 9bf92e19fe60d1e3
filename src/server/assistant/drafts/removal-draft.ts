import type { Books } from '../books.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { stopWords } from '../question/stop-words.ts';
import type { Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const REMOVAL_NOISE = new Set(
  `delete remove erase cancel get rid of undo drop scrap take out the a an my our expense payment
  purchase milestone task step entry from list please that this record one for`.split(/\s+/),
);

/** The records that a message wants to be gone. The answer only links to them. */
export async function readRemoval(words: Words, books: Books): Promise<Draft | null> {
  const meant = words.list.filter((word) => !REMOVAL_NOISE.has(word) && !stopWords.has(word));
  if (
    meant.length === 0 ||
    /\b(?:project|account|contractor|everything)\b/.test(words.list.join(' '))
  ) {
    return null;
  }
  const isMilestone = /\b(?:milestone|task|step)\b/.test(words.list.join(' '));
  const milestones = books.titles.find(meant).slice(0, 5);
  const search = meant.join(' ');
  const expenses = isMilestone ? [] : await findMentioned(search, books);
  if (expenses.length === 0 && milestones.length === 0) return null;
  return { kind: 'removal', expenses, milestones: expenses.length > 0 ? [] : milestones };
}

async function findMentioned(search: string, books: Books) {
  const query = { subject: 'expenses', measure: 'newest', filters: { search } } as const;
  return (await runExpenseQuery({ ...query, limit: 5 }, books)).rows;
}
