import type { Contractor } from '#shared/contractor.ts';
import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import { toAmount } from '../question/amount.ts';
import type { Period } from '../question/calendar.ts';
import { takeSpecialty, takeTradesperson } from '../question/categories.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import { takePeriod } from '../question/period.ts';
import { holdNames } from '../question/reading.ts';
import type { Now } from '../question/stretch.ts';
import { toWords, Words } from '../question/words.ts';
import { descriptionOf } from './description.ts';
import type { ExpenseDraft } from './draft.ts';
import { takeStatedCategory } from './stated-category.ts';
import { takeStatedMethod } from './stated-method.ts';

export const CAME_BACK =
  /\b(?:refund(?:ed)?|(?:got|gave|get|received|had|back)\b.*\bback\b|money back|returned|credited|reimbursed|took (?:\w+ ){0,4}back|gave (?:us|me) \$?\d[\d.,]*)\b/i;

/** What a message says about an expense. The amount is null if it has none. */
export async function readExpense(
  { said, opening, words }: Told,
  books: Books,
  pace: Pace,
): Promise<ExpenseDraft> {
  // "June Hartley" is no month.
  const held = await holdNames(words, books.names, pace);
  const now = { today: books.today, isAhead: false };
  const period = takeDay(words, now) ?? takePeriod(new Words(toWords(opening)), now);
  words.release(held);
  const isName = (word: string) => books.names.words.has(word);
  const paymentMethod = takeStatedMethod(words, isName) ?? takeBareCheck(words);
  const [named = []] = await books.names.contractors.takeNamed(words, pace);
  // Before the projects: "the roof lady" is not in the garage roof.
  const trade = books.names.trades.takePerson(words) ?? takeTradesperson(words);
  const [project = null] = (await books.names.projects.takeNamed(words, pace))[0] ?? [];
  const contractor =
    named.length === 1 ? (named[0] ?? null) : bySpecialty(trade ?? takeSpecialty(words), books);
  const at = amountPlace(words);
  const isGrand = words.at(at + 1) === 'grand';
  const amount = at === -1 ? null : toAmount(isGrand ? `${words.at(at)}k` : words.at(at));
  if (at !== -1) words.take(at);
  const stated = takeStatedCategory(said, words);
  const description = descriptionOf(said, words, books);
  const isRefund = CAME_BACK.test(said);
  const day = period?.from ?? period?.to;
  return {
    kind: 'expense',
    expenseKind: isRefund ? 'refund' : 'expense',
    project: project ?? books.selected,
    description: description ?? (contractor ? `Payment to ${contractor.name}` : null),
    amount,
    date: day !== undefined && day <= books.today ? day : books.today,
    category: stated ?? categoryOf(said, contractor),
    paymentMethod: paymentMethod ?? methodHints.find(([hint]) => hint.test(said))?.[1] ?? null,
    contractor,
  };
}

/** "The September electric bill, paid September 15": a day before a longer stretch. */
function takeDay(words: Words, now: Now): Period | null {
  const isFree = (at: number) => !words.isTaken(at);
  const free = [...words.list.keys()].filter(isFree);
  const first = takePeriod(words, now);
  if (first === null || first.from === first.to) return first;
  const ofFirst = free.filter((at) => !isFree(at));
  const second = takePeriod(words, now);
  if (second === null || second.from !== second.to) return first;
  // It is a part of what was bought.
  words.release(ofFirst);
  return second;
}

/** A message that tells something, without how it opens: "yesterday", "hello". */
export interface Told {
  said: string;
  opening: string;
  words: Words;
}

/** Where the amount is. "12 boards for 144.60" has another number. */
function amountPlace(words: Words): number {
  const places = [...words.list.keys()].filter(
    (at) => !words.isTaken(at) && toAmount(words.at(at)) !== null && !isYear(words, at),
  );
  const isMoney = (at: number) =>
    words.at(at).startsWith('$') ||
    ['dollars', 'dollar', 'bucks', 'grand'].includes(words.at(at + 1));
  return (
    places.find(isMoney) ??
    places.find((at) => words.at(at).includes('.')) ??
    places.find((at) => ['for', 'of', 'paid', 'was', 'cost', 'at'].includes(words.at(at - 1))) ??
    places[0] ??
    -1
  );
}

/** "In 2026". */
const isYear = (words: Words, at: number) =>
  /^(?:19|20)\d\d$/.test(words.at(at)) &&
  ['in', 'since', 'during', 'year', 'until', 'from', 'of'].includes(words.at(at - 1));

function bySpecialty(specialty: string | null, { contractors }: Books): Contractor | null {
  const fitting = contractorsOfTrade(specialty, contractors);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** "9/12, 210.00, check, Kenji": beside an amount, a check is no verb. */
function takeBareCheck(words: Words): PaymentMethod | null {
  const at = words.list.findIndex(
    (word, index) => /^che(?:ck|que)$/.test(word) && index > 0 && !CHECKED.has(words.at(index + 1)),
  );
  if (at === -1 || !words.list.some((word) => toAmount(word) !== null)) return null;
  words.take(at);
  return 'check';
}
/** "Check the wiring", "check it off". */
const CHECKED = new Set('the a an it that this if whether on off up with in out valve'.split(' '));

const methodHints: readonly [hint: RegExp, method: PaymentMethod][] = [
  [/\b(?:wired|transferred)\b/i, 'bank_transfer'],
  [
    /[,;] *(?:check|cheque)[.!]*$|\bcheck[,;]|\b(?:check|cheque) (?:to|made out to|for \$)|\$?\d[\d.,]* (?:dollar )?(?:check|cheque)\b/i,
    'check',
  ],
];

const categoryHints: readonly [hint: RegExp, category: ExpenseCategory][] = [
  [/\b(?:permits?|inspection fee|filing fee)\b/i, 'permits'],
  [/\b(?:rental|rented|renting|dumpster|scaffold\w*|lift)\b/i, 'equipment'],
  [/\b(?:water bill|electric\w* bill|power bill|gas bill|utilit\w+)\b/i, 'utilities'],
  [
    /\b(?:drill|saw|hammer|ladder|screwdriver|wrench|sander|nailer|nail gun|paint roller|brush(?:es)?|trowel|level)\b/i,
    'tools',
  ],
  [
    pattern('i')`
      \b(?:
        lumber|wood|boards?|tiles?|paint|primer|screws?|nails?|hinges?|brackets?|drywall|cement
        |concrete|grout|pipes?|cable|wire|insulation|flooring|planks?|shingles?|bricks?|sand|glue
        |caulk|knobs?|handles?|doors?|windows?|trim|molding|plywood|faucet|sink|toilet|lights?
        |fixtures?
      )\b
    `,
    'materials',
  ],
];

function categoryOf(said: string, contractor: Contractor | null): ExpenseCategory | null {
  if (contractor) return 'labor';
  return categoryHints.find(([hint]) => hint.test(said))?.[1] ?? null;
}
