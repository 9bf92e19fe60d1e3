import type { Books } from '../books.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { toAmount } from '../question/amount.ts';
import { takePeriod } from '../question/period.ts';
import { withAmountsInDigits } from '../question/spelled-amounts.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, toWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

/** "The pirate expense isn't real". */
const IS_NONE =
  /(?<=\S \S+) (?:shouldn['’]?t|should not|isn['’]?t|is not|is no|wasn['’]?t|was not|aren['’]?t|weren['’]?t|never|doesn['’]?t|does not|didn['’]?t|did not|is a|was a|is some|was some|is nonsense)\b.*$/i;
const OF_EXPENSE = /\b(?:expenses?|entry|entries|payments?|purchases?|charges?)\b/i;
const OF_MILESTONE = /\b(?:milestones?|tasks?|steps?|deadlines?)\b/i;

const REMOVAL_NOISE = new Set(
  `delete remove erase cancel get rid of undo drop scrap take out the a an my our expense payment
  purchase milestone task step entry from list please that this record one for off out expenses
  payments purchases entries milestones tasks steps records timeline books expunge strike wipe purge
  bin ditch trash void cross dump lose entitled titled called named put entered typed twice even
  wrong mistake duplicate double again kill chuck throw do away with should would like want need wish taken removed deleted
  erased scrapped struck crossed gone dropped have get please we anymore any more longer need joke jokey weird odd silly strange funny fake bogus prank
  stupid nonsense real thing thingy about mentions mentioning says saying talks goes crazy bizarre`.split(
    /\s+/,
  ),
);

/** The records that a message wants to be gone. The answer only links to them. */
export async function readRemoval(said: string, books: Books): Promise<Draft | null> {
  // "…, that was for my mother": the reason is no part of it.
  const [told = ''] = said.split(/[,;.!]\s|\b(?:because|since|as it|that was|it was)\b/i);
  const what = told.replace(IS_NONE, '');
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
  const isExpense = OF_EXPENSE.test(said) && !OF_MILESTONE.test(said);
  const isMilestone = !isExpense && (OF_MILESTONE.test(said) || (isTitle && meant.length > 1));
  const search = meant.join(' ');
  const exact = isMilestone || search === '' ? [] : await findMentioned(search, books);
  const known = isMilestone || exact.length > 0 ? exact : await findByWords(meant, books);
  const expenses =
    known.length === 0 && amount !== null && !isMilestone ? await findOf(amount, books) : known;
  const steps = expenses.length > 0 || isExpense ? [] : milestones;
  if (expenses.length + steps.length === 0 && !isExpense && !OF_MILESTONE.test(said)) return null;
  return { kind: 'removal', expenses, milestones: steps, isOfTimeline: !isExpense };
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
  // "The pirate expense on the porch": where it is, is in no description.
  const isFound = unmatched.every((word) => books.names.places.has(word)) && matched.length > 0;
  const isOfPlace = matched.every((word) => books.names.places.has(word));
  return matched.length > 1 || unmatched.length === 0 || (isFound && !isOfPlace)
    ? rows.slice(0, MOST_FOUND)
    : [];
}
const MOST_FOUND = 5;
const MOST_WORDS = 60;
