import type { Books } from './books.ts';
import { isGuideWord } from './guide/guide.ts';
import type { Pace } from './pace.ts';
import { listWords } from './question/categories.ts';
import { periodWords } from './question/period.ts';
import { repaired, Spelling } from './question/spelling.ts';
import { stopWords } from './question/stop-words.ts';

/** What makes a message something told. */
const tellingWords = [
  ...`paid bought gave spent purchased handed ordered transferred settled refunded returned charged charges
  check cheque cash credit debit card bank transfer financing record enter please delete remove
  milestone expense payment deposit remind reminder schedule finished completed installed delivered
  painted yesterday today tomorrow budget project contractor`.split(/\s+/),
  ...periodWords,
];
/** What patterns look for in a question before its words are read. */
const askingWords = `accepted agreement agreements altogether approved average balance before behind
  between biggest bills budgets category change changes cheaper cheapest company contractors decided
  declined difference document documents everything expensive expenses expired expires finish
  highest hourly hours insurance invoice invoices insured largest longest lowest material materials
  milestones minus money month months number orders overall overdue owner paperwork payments percent
  percentage permit permits phone plumber planned price projects punch quote quoted quotes receipt
  receipts refund refunds remaining reserve return returns schedule second separate smallest spend
  spending started supposed target through timeline together total totals unpaid utilities waiting
  warranty without worked higher lower later earlier interest inspector brand square shared bathroom
  bathrooms bedroom bedrooms kitchen basement garage driveway asbestos`.split(/\s+/);

const told = new Spelling(tellingWords);
const asked = new Spelling([...tellingWords, ...askingWords, ...stopWords]);
const often = new Map([
  ['payed', 'paid'],
  ['payd', 'paid'],
  ['chek', 'check'],
  ['fro', 'for'],
  ['wich', 'which'],
  ['whcih', 'which'],
  ['wen', 'when'],
  ['whn', 'when'],
  ['waht', 'what'],
  ['weve', "we've"],
  ['youve', "you've"],
  ['theyve', "they've"],
  ['theyre', "they're"],
  ['theres', "there's"],
  ['whod', 'who did'],
  ['anybodys', "anybody's"],
]);

/** "Painter" is not "painted". */
const trades: ReadonlySet<string> = new Set(listWords);

interface Corrected {
  text: string;
  slips: ReadonlyMap<string, string>;
}

/** Corrects slips in what says who, how, when and what is asked or told; the rest stays as typed. */
export async function withoutSlips(message: string, books: Books, pace: Pace): Promise<Corrected> {
  const found = new Map<string, string>();
  const words = [...message.matchAll(WORD)].slice(0, MOST_WORDS);
  for (const { 0: word, index } of words) {
    await pace();
    const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(word);
    const read = corrected(word, isName ? told : asked, books);
    if (read !== word) found.set(word.toLowerCase(), read);
  }
  if (found.size === 0) return { text: message, slips: found };
  // A "laser level" that was bought is no "later level".
  const own = await books.ledger.findMentioned([...found.keys()]);
  const slips = new Map([...found].filter(([typed]) => !own.has(typed)));
  const text = message.replace(WORD, (word) => slips.get(word.toLowerCase()) ?? word);
  return { text, slips };
}

function corrected(word: string, known: Spelling, { names }: Books): string {
  const typed = word.toLowerCase();
  const isRight =
    stopWords.has(typed) || known.has(typed) || names.words.has(typed) || trades.has(typed);
  const written = often.get(typed);
  if (written !== undefined) return written;
  if (isRight || isGuideWord(typed)) return word;
  const read = repaired(typed, known, names.words);
  return read === typed ? word : read;
}

const MOST_WORDS = 100;
/** Not a part of a number, an address or a word with an apostrophe. */
const WORD = /(?<![\p{L}\d'’@./-])\p{L}{3,}(?![\p{L}\d'’@/])/gu;
