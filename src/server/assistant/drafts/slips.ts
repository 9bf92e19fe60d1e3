import type { Books } from '../books.ts';
import { isGuideWord } from '../guide/guide.ts';
import type { Pace } from '../pace.ts';
import { listWords } from '../question/categories.ts';
import { periodWords } from '../question/period.ts';
import { repaired, Spelling } from '../question/spelling.ts';
import { stopWords } from '../question/stop-words.ts';

/** What makes a message something told. */
const telling = new Spelling([
  ...`paid bought gave spent purchased handed ordered transferred settled refunded returned charged charges
  check cheque cash credit debit card bank transfer financing record enter please delete remove
  milestone expense payment deposit remind reminder schedule finished completed installed delivered
  painted yesterday today tomorrow budget project contractor`.split(/\s+/),
  ...periodWords,
]);
const often = new Map([
  ['payed', 'paid'],
  ['payd', 'paid'],
  ['chek', 'check'],
  ['fro', 'for'],
]);

/** "Painter" is not "painted". */
const trades: ReadonlySet<string> = new Set(listWords);

/** Corrects slips in what says who, how, when and what is to be done; the rest stays as typed. */
export async function withoutSlips(text: string, books: Books, pace: Pace): Promise<string> {
  const slips = new Map<string, string>();
  for (const [word] of text.matchAll(WORD)) {
    await pace();
    const read = corrected(word, books);
    if (read !== word) slips.set(word.toLowerCase(), read);
  }
  // A "laser level" that was bought is no "later level".
  const own = slips.size > 0 ? await books.ledger.findMentioned([...slips.keys()]) : new Set();
  return text.replace(WORD, (word) => {
    const typed = word.toLowerCase();
    return own.has(typed) ? word : (slips.get(typed) ?? word);
  });
}

function corrected(word: string, { names }: Books): string {
  const typed = word.toLowerCase();
  const isRight =
    stopWords.has(typed) || telling.has(typed) || names.words.has(typed) || trades.has(typed);
  if (isRight || isGuideWord(typed)) return word;
  const read = often.get(typed) ?? repaired(typed, telling, names.words);
  return read === typed ? word : read;
}

/** Not a part of a number, an address or a word with an apostrophe. */
const WORD = /(?<![\p{L}\d'’@./-])\p{L}{3,}(?![\p{L}\d'’@/])/gu;
