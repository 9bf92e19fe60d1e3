import { kinds } from './answers/answerers.ts';
import { isSocial } from './answers/small-talk.ts';
import type { Books } from './books.ts';
import { candidatesFor } from './candidates.ts';
import type { Knowledge } from './conversation/conversation.ts';
import { isGuideWord } from './guide/guide.ts';
import { searchGuide } from './guide/guide-search.ts';
import type { LedgerExpense } from './ledger.ts';
import { findExpensesByWords, findWithStart } from './query/find-expenses.ts';
import { heard, repaired, Spelling } from './question/spelling.ts';
import { singular } from './question/stem.ts';
import { toWords } from './question/words.ts';

/** People rarely get the first letters wrong. */
const START = 3;
/** A short word has fewer letters before its slip: "shwer". */
const SHORT_START = 2;
const SHORTEST_HEARD = 5;
/** "Nobs", "rens": a silent letter was before it. */
const LOST_LETTER = /^[nr][a-z]{3}$/;
const SHORTEST_PAIR = 6;
const MOST_DESCRIBED = 40;
const MOST_TITLES = 20;

const spellingOf = (rows: readonly LedgerExpense[]) =>
  new Spelling(rows.flatMap(({ description }) => toWords(description)));

const startOf = (word: string) => word.slice(0, SHORT_START);

/** "Tablesaw" are two words of "Table saw, used". */
function writtenApart(word: string, rows: readonly LedgerExpense[]): string | null {
  if (word.length < SHORTEST_PAIR) return null;
  for (const { description } of rows) {
    const words = toWords(description);
    const at = words.findIndex((one, place) => {
      const next = words[place + 1] ?? '';
      return next !== '' && (one + next === word || one + singular(next) === singular(word));
    });
    if (at !== -1) return words.slice(at, at + 2).join(' ');
  }
  return null;
}

/** What reading needs to know about answers, passed as a value so that it need not import them. */
export function toKnowledge(books: Books): Knowledge {
  let newest: Promise<Spelling> | undefined;
  return {
    today: books.today,
    names: books.names,
    contractors: books.contractors,
    isGuideWord,
    isSocial,
    async findKnown(words) {
      const letters = words.filter((word) => /^\p{L}+$/u.test(word));
      // "Both dumpsters", where each expense is called "Dumpster".
      const mentioned = await books.ledger.findMentioned([
        ...new Set(letters.flatMap((word) => [word, singular(word)])),
      ]);
      const isKnown = (word: string) => mentioned.has(word) || mentioned.has(singular(word));
      return new Set(words.filter((word) => isKnown(word) || books.titles.has(word)));
    },
    async findAlike(word) {
      if (!/^\p{L}+$/u.test(word)) return word;
      const rows = await findWithStart(word.slice(0, START), books);
      const apart = writtenApart(word, rows);
      if (apart !== null) return apart;
      const few = word.length > SHORTEST_HEARD ? [] : await findWithStart(startOf(word), books);
      const short = repaired(word, spellingOf([...rows, ...few]));
      if (short !== word || (word.length < SHORTEST_HEARD && !LOST_LETTER.test(word))) return short;
      // "Skaffold" and "scaffold" start with other letters.
      newest ??= findWithStart('', books).then(spellingOf);
      const some = await newest;
      const other = repaired(word, some);
      return other === word ? heard(word, some) : other;
    },
    listDescribed: (starts, things) => books.ledger.listDescribed(starts, MOST_DESCRIBED, things),
    listNamed: (words) => findExpensesByWords(books, {}, words),
    openProjectId: books.selected?.id ?? null,
    listBillTitles: async () => (await books.ledger.listDueBills(null)).map(({ title }) => title),
    listTitles: (words) =>
      books.titles
        .find(words)
        .slice(0, MOST_TITLES)
        .map(({ title }) => title),
    isInGuide: (question) => searchGuide(question)?.isCertain === true,
    isSure: (reading) => candidatesFor(reading, books)[0]?.isSure === true,
    canAnswer: (reading) => kinds.some(({ answerer }) => answerer.understands(reading, books)),
  };
}
