import type { Books } from '../books.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { toAmount } from '../question/amount.ts';
import { takePeriod } from '../question/period.ts';
import { withAmountsInDigits } from '../question/spelled-amounts.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, toWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const REMOVAL_NOISE = new Set(
  `delete remove erase cancel get rid of undo drop scrap take out the a an my our expense payment
  purchase milestone task step entry from list please that this record one for off out expenses
  payments purchases entries milestones tasks steps records timeline books expunge strike wipe purge
  bin ditch trash void cross dump lose entitled titled called named put entered typed twice even
  wrong mistake duplicate double again kill chuck throw do away with should would like want need wish taken removed deleted
  erased scrapped struck crossed gone dropped have get please we`.split(/\s+/),
);

/** The records that a message wants to be gone. The answer only links to them. */
export async function readRemoval(said: string, books: Books): Promise<Draft | null> {
  // "…, that was for my mother": the reason is no part of it.
  const [what = ''] = said.split(/[,;.!]\s|\b(?:because|since|as it|that was|it was)\b/i);
  const words = new Words(withAmountsInDigits(firstWords(what, MOST_WORDS)));
  const amount = words.list.map(toAmount).find((one) => one !== null) ?? null;
  const named = words.list.filter(
    (word) => !REMOVAL_NOISE.has(word) && !stopWords.has(word) && toAmount(word) === null,
  );
  // "The container expense from April"; but an expense may be called "Shed rental, April".
  takePeriod(words, { today: books.today, isAhead: false });
  const undated = words.untaken.filter((word) => named.includes(word));
  const isOfTitle = (await findMentioned(named.join(' '), books)).length > 0;
  const meant = isOfTitle || undated.length === 0 ? named : undated;
  if (
    (meant.length === 0 && amount === null) ||
    /\b(?:project|account|contractor|everything)\b/.test(words.list.join(' '))
  ) {
    return null;
  }
  const milestones = books.titles.find(meant).slice(0, 5);
  // "Delete floors oiled": those are the words of its title.
  const isTitle = milestones.some(({ title }) =>
    toWords(title).every((word) => stopWords.has(word) || meant.includes(word)),
  );
  const isMilestone = /\b(?:milestone|task|step)\b/i.test(said) || (isTitle && meant.length > 1);
  const search = meant.join(' ');
  const exact = isMilestone || search === '' ? [] : await findMentioned(search, books);
  const known = isMilestone || exact.length > 0 ? exact : await findByWords(meant, books);
  const expenses =
    known.length === 0 && amount !== null && !isMilestone ? await findOf(amount, books) : known;
  if (expenses.length === 0 && milestones.length === 0) return null;
  return { kind: 'removal', expenses, milestones: expenses.length > 0 ? [] : milestones };
}

async function findMentioned(search: string, books: Books) {
  const query = { subject: 'expenses', measure: 'newest', filters: { search } } as const;
  return (await runExpenseQuery({ ...query, limit: 5 }, books)).rows;
}

/** "The entry for 5.00". */
async function findOf(amount: string, books: Books) {
  const query = {
    subject: 'expenses',
    measure: 'newest',
    filters: { min: amount, max: amount },
  } as const;
  return (await runExpenseQuery({ ...query, limit: MOST_FOUND }, books)).rows;
}

/** "The light for the porch" is "Porch light", unless a milestone has more of the words. */
async function findByWords(meant: readonly string[], books: Books) {
  const { rows, matched, unmatched } = await findExpensesByWords(books, {}, meant);
  return matched.length > 1 || unmatched.length === 0 ? rows.slice(0, MOST_FOUND) : [];
}
const MOST_FOUND = 5;
const MOST_WORDS = 60;
