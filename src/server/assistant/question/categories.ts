import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import { stopWords } from './stop-words.ts';
import {
  peopleOfTrade,
  person,
  type Specialty,
  specialtyPhrases,
  worksOfTrade,
} from './trade-words.ts';
import type { Words } from './words.ts';

const categoryPhrases: Record<ExpenseCategory, string> = {
  materials: 'materials|material|supplies|building materials',
  labor: 'labor|labour|workmanship|labor costs|wages',
  permits: 'permits|permit|permitting|permit fees|permit fee',
  tools: 'tools|tool|tooling',
  equipment:
    'equipment|machinery|equipment and rentals|equipment and rental|rentals and equipment|equipment or rentals|equipment rental|equipment rentals|equipment hire|plant hire|hire gear|hired gear|rental gear|rented gear|hire kit|hired kit|hire equipment|hired equipment|rental equipment|rented equipment|hire plant|hired plant',
  utilities: 'utilities|utility',
  other:
    'other category|category other|as other|under other|other expenses|other costs|other stuff|on other|for other|miscellaneous|misc|other things',
};

const methodPhrases: Record<PaymentMethod, string> = {
  credit_card:
    'credit card|credit cards|by credit|on credit|credit|visa|mastercard|amex|on the card',
  debit_card: 'debit card|debit cards|debit',
  bank_transfer:
    'bank transfer|bank transfers|wire transfer|wire|ach|transfer|transfers|bank wire|zelle|direct deposit',
  check:
    'by check|by checks|with check|with checks|by cheque|cheque|cheques|checks|with a check|via check|chq|cheq|cheqs|chqs|in checks|using checks|paid check|checkbook|a check|the check total|check total|check payments|check or|or check|check and|and check|cheque|written check|check on',
  cash: 'cash|paper money|banknotes|greenbacks',
  financing: 'financing|financed|finance|loan|loans|on finance',
  other: 'other method|other payment method|other methods',
};

const tradespeople = Object.entries(peopleOfTrade).map(([specialty, words]) => ({
  specialty: specialty as Specialty,
  pattern: new RegExp(`\\b(?:${words}) ${person}\\b`),
}));

export function takeTradesperson(words: Words): Specialty | null {
  return tradespeople.find(({ pattern }) => words.takeMatch(pattern))?.specialty ?? null;
}

const listPhrases = [categoryPhrases, methodPhrases, specialtyPhrases]
  .flatMap((table) => Object.values(table))
  .flatMap((phrases) => phrases.split('|'))
  .filter(Boolean);
export const listWords: readonly string[] = listPhrases.flatMap((phrase) => phrase.split(' '));
export const listSingles: readonly string[] = listPhrases.filter((phrase) => !phrase.includes(' '));

export const takeCategory = (words: Words) => takeKey(words, categoryPhrases);
/** By the word for it, also where that may be part of a name. */
export const takeMethodWord = (words: Words): PaymentMethod | null =>
  takeKey(words, methodPhrases) ?? takeCheck(words);

export function takePaymentMethod(words: Words): PaymentMethod | null {
  const things = words.untakenPlaces.filter((at) => isWire(words, at));
  for (const at of things) words.take(at);
  const method = takeMethodWord(words);
  words.release(things);
  return method;
}
/** Beside another one, every check is a way to pay: "credit card versus check". */
export const takeOtherMethod = (words: Words): PaymentMethod | null =>
  takePaymentMethod(words) ?? (words.takeMatch(/\bchecks?\b/) ? 'check' : null);

/** "The trench for the well wire", "wire mesh": no way to pay. */
function isWire(words: Words, at: number): boolean {
  const next = words.at(at + 1);
  if (words.at(at) !== 'wire' || /^(?:transfers?|payments?|to|from)$/.test(next)) return false;
  const before = words.list.slice(Math.max(0, at - 3), at).join(' ');
  // "What did Ann wire in the attic?" is her work.
  const isDeed = DID_SOMEBODY.test(before) && (next === '' || /^(?:in|on|for|at|up)$/.test(next));
  return (
    isDeed ||
    isNoun(next) ||
    /\b(?:the|our|my|some)(?: (?!by\b|via\b|or\b|and\b)\w+){0,2}$/.test(before)
  );
}
const DID_SOMEBODY = /\bdid (?!i\b|we\b|you\b)\w+$/;
const isNoun = (word: string) =>
  /^\p{L}{3,}$/u.test(word) && !stopWords.has(word) && !listSingles.includes(word);

/** Before "check", these make it a thing and no verb. */
const beforeCheck = new Set(
  'the any every each one last first latest biggest largest smallest highest which what'.split(' '),
);

function takeCheck(words: Words): PaymentMethod | null {
  for (let at = words.find(['check']); at !== -1; at = words.find(['check'], at + 1)) {
    if (!beforeCheck.has(words.at(at - 1))) continue;
    words.take(at);
    return 'check';
  }
  return null;
}
/** By its work only if somebody has that specialty. */
export function takeSpecialty(
  words: Words,
  isOwn: (specialty: string) => boolean = () => true,
): Specialty | null {
  const works = Object.entries(worksOfTrade).filter(([specialty]) => isOwn(specialty));
  return (
    takeKey(words, specialtyPhrases) ??
    (asksWhoDid(words) ? takeKey<Specialty>(words, Object.fromEntries(works)) : null)
  );
}

/** "Who gave the quote for the cabinets?" is not about the carpenter. */
const asksWhoDid = ({ list, text }: Words) =>
  !/\b(?:quotes?|quotations?|estimates?|bids?)\b/.test(text) &&
  list.some(
    (word, at) => word === 'who' && !/^(gave|sent|quoted|wrote|offered)$/.test(list[at + 1] ?? ''),
  );

/** The key with the longest phrase that occurs in the question. */
function takeKey<K extends string>(words: Words, table: Partial<Record<K, string>>): K | null {
  let best: { key: K; at: number; length: number } | null = null;
  for (const [key, phrases] of Object.entries(table as Record<string, string>)) {
    for (const phrase of phrases.split('|').filter(Boolean)) {
      const parts = phrase.split(' ');
      const at = words.find(parts);
      if (at !== -1 && parts.length > (best?.length ?? 0)) {
        best = { key: key as K, at, length: parts.length };
      }
    }
  }
  if (!best) return null;
  words.take(best.at, best.length);
  return best.key;
}
