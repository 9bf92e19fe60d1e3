import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { COATING } from './coatings.ts';
import { expensePhrase } from './expense-rows.ts';
import { WORTH } from './home-value.ts';
import { asksForHours } from './hours-at-rate.ts';
import { milestoneOrder } from './milestone-order.ts';
import { asksForKind } from './milestones-of-kind.ts';
import { milestonesNamed } from './named-milestone.ts';
import {
  ACCOUNT,
  AVAILABLE,
  BARE_FIELD,
  BEFORE_US,
  CALLED_OFF,
  CLAUSE,
  COVERS,
  DEED,
  DURATION,
  EARNINGS,
  FIELD,
  FOR_HOW_LONG,
  FUTURE_PRICE,
  HOURS,
  HYPOTHETICAL,
  LENGTH,
  LIFE,
  MAKE,
  NO_WEATHER,
  NUMBER,
  OTHER_INSURANCE,
  OTHERS,
  OTHERS_MONEY,
  PAID_TO_US,
  PAYER,
  PER_PIECE,
  PRICE_CHANGE,
  PRIVATE,
  QUALITY,
  RENT,
  RUNNING,
  SAID,
  SAVINGS,
  TAX_PART,
  TIME_OF_DAY,
  TIPS,
  VAGUE,
  WARRANTY,
  WEATHER,
  WELL_DONE,
  WHO_DID_WRONG,
  WHO_OF_US,
  WHOSE_NAME,
  WHY_LATE,
  WILL_RAIN,
  WORDS,
  WORLD,
} from './not-kept-wordings.ts';
import { isTitledDeed, OTHERS_DEED } from './others-deeds.ts';
import { outsideOf, outsidePatterns } from './outside-records.ts';
import { DOING, MADE, OF_OFFICE, TO_COME, worldPatterns } from './outside-world.ts';
import { RESULT_OF_TEST } from './results-of-tests.ts';
import { SELLER, SHOP } from './where-bought.ts';

const NO_PLACE = 'I do not know that: none of your records has a place for it.';

const patterns: readonly [pattern: RegExp, text: string][] = [
  [WHY_LATE, 'I do not know why: your records have the dates, and no reasons.'],
  [
    RESULT_OF_TEST,
    'I do not know: your records have what was paid and when, and not what a test or an inspection found.',
  ],
  [CALLED_OFF, 'I do not know: a milestone is open or done, and one that was deleted is gone.'],
  [DEED, 'I cannot do that: I can only read your records and prepare forms for you to save.'],
  [
    SHOP,
    'I do not know where: an expense does not keep the shop. Its notes or its receipt may tell; look it up on the [expenses page](/expenses).',
  ],
  [
    TAX_PART,
    'I do not know: an expense is kept as one amount, without its tax or interest. The receipt may tell.',
  ],
  [OTHERS_MONEY, 'I do not know: I can only read your own records, and not what others paid.'],
  [
    FOR_HOW_LONG,
    'I do not know: your records have what was paid and when, and not for how long anyone has done it.',
  ],
  [HOURS, 'I do not know: your records have what was paid, and no hours and no heads.'],
  [
    DURATION,
    'I do not know: your records have the dates of payments, and not how long the work took.',
  ],
  [WILL_RAIN, NO_WEATHER],
  [WEATHER, NO_WEATHER],
  [EARNINGS, 'I do not know: your records have what you paid, and not what anyone earns.'],
  [RENT, 'I do not know: your records have what you paid, and not what anyone pays you.'],
  [SAVINGS, 'I do not know: your records have what was paid, and not what was saved.'],
  [PRIVATE, 'I do not know that: your records have how to reach them and what they were paid.'],
  [
    CLAUSE,
    'I do not know: an agreement keeps its title, its sum, its dates and what is held back, and no clauses. The signed paper may tell.',
  ],
  [
    COVERS,
    'I do not know: a document keeps its kind, its title and the day it ends, and not what it covers. The paper may tell.',
  ],
  [PAID_TO_US, 'I do not know: your records have what you paid, and not what anyone paid you.'],
  [WORDS, 'I do not know: your records have what was paid and when, and not what anyone said.'],
  [SAID, 'I do not know: your records have what was paid and when, and not what anyone said.'],
  [HYPOTHETICAL, 'I do not know what might have been. I only know what is in your records.'],
  [BEFORE_US, 'I do not know: your records have only what is yours.'],
  [
    WELL_DONE,
    'I do not know: your records have what was paid and when, and not how well it was done.',
  ],
  [WARRANTY, 'I do not know: your records do not say how long it is under warranty.'],
  [LIFE, 'I do not know: your records have no such thing as how long it will hold.'],
  ...worldPatterns,
  [
    QUALITY,
    'I do not know: your records have what was paid and when, and not how well it was done.',
  ],
  [AVAILABLE, 'I do not know: your records have no calendar of the contractors.'],
  [WHO_OF_US, 'I do not know: your records do not keep which of you paid or decided.'],
  [ACCOUNT, 'I do not know: your records have nothing about your accounts at a bank.'],
  [OTHER_INSURANCE, 'I do not know: your records have nothing about that insurance.'],
  [NUMBER, 'I do not know that: your records keep no such number. The receipt may have it.'],
  [FIELD, NO_PLACE],
  [WHO_DID_WRONG, 'I do not know: your records have what was paid and to whom, and no more of it.'],
  [BARE_FIELD, NO_PLACE],
  [COATING, NO_PLACE],
  [WHOSE_NAME, 'I do not know: of people, your records have only the contractors.'],
  [
    WORLD,
    'I do not know that. I answer from your own renovation records and from a renovation guide, and from nothing else.',
  ],
  [TIME_OF_DAY, 'I do not know: your records have days, and no time of day.'],
  [FUTURE_PRICE, 'I do not know what prices will be. I only know what is in your records.'],
  [PRICE_CHANGE, 'I do not know how prices change. I only know what is in your records.'],
  [VAGUE, 'I do not know which days you mean. Ask with a month, or with two dates.'],
  [
    PAYER,
    'I do not know: an expense keeps what was paid and to whom, and not which of you paid it.',
  ],
  [TIPS, 'I do not know: an expense is kept as one amount, without its tip.'],
  [PER_PIECE, 'I do not know: your records have what was paid, and no sizes and no heads.'],
  [LENGTH, NO_PLACE],
  [RUNNING, 'I do not know: your records have what was paid, and not what it will cost to run.'],
  [OTHERS_DEED, OTHERS],
  ...outsidePatterns,
  [WORTH, 'I do not know what your home is worth. I know what you spent on it.'],
];

const QUANTITY = /\bhow (many|much) ([a-z]+)\b/;
const stuff = new Set('electricity water gas power energy paint gallons feet'.split(' '));

const sums = new Set(
  'deposit credit interest rebate refund refunds return returns discount retainer advance'.split(
    ' ',
  ),
);

const WAIT = /\bhow many (?:hours|days|weeks) (?:between|before|after|until|does an?|do)\b/;

/** "How many outlets did Hector install?": an expense has an amount, and no pieces. */
function asksForPieces(reading: Reading, text: string): boolean {
  const [, how, noun = ''] = QUANTITY.exec(text) ?? [];
  if (how === undefined || reading.subject !== null) return false;
  // "How many hours between two coats?"
  if (WAIT.test(text) || asksForHours(reading)) return false;
  if (says(reading, 'advice', 'receipt', 'milestone') || isInGeneral(reading)) return false;
  const isUnknown = (reading.rest.includes(noun) && !sums.has(noun)) || stuff.has(noun);
  return isUnknown && (how === 'many' || !says(reading, 'spend', 'expense', 'charge'));
}

const KIN =
  /^(?:nephew|niece|son|daughter|wife|husband|brother|sister|cousin|father|mother|dad|mom|boss|helper|assistant|secretary|foreman|apprentice|accountant|lawyer)s?$/;

/** "Walt's nephew, what's his number?" But Light & Sons is a firm. */
const isOfKin = ({ words, named, contractors }: Reading): boolean => {
  const firms = contractors.flatMap(({ company }) => toWords(company ?? ''));
  return words.some(
    (word, at) => KIN.test(word) && !firms.includes(word) && named.includes(words[at - 1] ?? ''),
  );
};

/** The guide may have advice with such a word. */
const GENERAL: ReadonlySet<RegExp | undefined> = new Set([
  ...[
    PER_PIECE,
    FIELD,
    BARE_FIELD,
    COATING,
    CLAUSE,
    COVERS,
    WORDS,
    WELL_DONE,
    LIFE,
    BEFORE_US,
    EARNINGS,
    WEATHER,
    ...[...outsidePatterns, ...worldPatterns].map(([pattern]) => pattern),
  ],
]);
const RECORD = /\b(expense|payment|purchase)s?\b/;
/** Only about someone. */
const PERSONAL: ReadonlySet<RegExp | undefined> = new Set([
  ...[QUALITY, AVAILABLE, PRIVATE, TO_COME, DOING],
]);

function textFor(reading: Reading, books: Books): string | null {
  const text = reading.words.join(' ');
  const outside = outsideOf(reading, books);
  if (outside !== null) return outside;
  if (asksForPieces(reading, text)) {
    return 'I do not know how many or how much of it: an expense keeps what was paid, and no quantity.';
  }
  if (isOfKin(reading)) {
    return 'I do not know: of people, your records have only the contractors, and nobody around them.';
  }
  const found = patterns.find(([pattern]) => pattern.test(text));
  // "What did the TV cost?" may well be in the records.
  const isOwn =
    found?.[0] === WORLD &&
    (says(reading, 'spend', 'budget', 'milestone', 'receipt', 'left') ||
      reading.projects.length + reading.contractors.length > 0);
  // "How wide should an aisle be?" is for the guide.
  const isOfAny = found?.[0] === TAX_PART || found?.[0] === NUMBER;
  if (isOfAny && says(reading, 'advice')) return null;
  const isAdvice =
    GENERAL.has(found?.[0]) && (says(reading, 'advice', 'may') || isInGeneral(reading));
  // "How high is the budget?"
  const isOfMoney =
    says(reading, 'expense', 'spend', 'bill', 'budget', 'reserve', 'rate', 'left') ||
    RECORD.test(text);
  const isField = found?.[0] === FIELD || found?.[0] === MADE;
  const isOfCost = isField && !MAKE.test(text) && isOfMoney;
  // "What would 16 hours of Greg cost?"
  if (found?.[0] === HOURS && (asksForHours(reading) || WAIT.test(text))) return null;
  if (found?.[0] === VAGUE && reading.period !== null) return null;
  // Somebody may be called Snow, and a snow guard costs money.
  const isOfPrice = says(reading, 'howMuch') && says(reading, 'past');
  const isOfThing = reading.contractors.length > 0 || says(reading, 'spend', 'expense');
  if (found?.[0] === WEATHER && (isOfThing || isOfPrice)) return null;
  const isOfPerson = PERSONAL.has(found?.[0]);
  const namesPerson = reading.contractors.length > 0 || reading.specialty !== null;
  // "Is he going to show up?" spends nothing.
  const isOfMore = says(reading, 'advice', 'spend', 'howMuch') && found?.[0] !== TO_COME;
  if (isOfPerson && (!namesPerson || isOfMore)) return null;
  const isOfName = found?.[0] === WHOSE_NAME || found?.[0] === OF_OFFICE;
  if (isOfName && reading.contractors.length > 0) return null;
  return isOwn || isAdvice || isOfCost ? null : (found?.[1] ?? null);
}

/** Of a shop, a color, a size or a number of pieces a description may say something. */
const MAY_TELL = /an expense does not keep the shop|has a place for it|no quantity/;
export const WRITTEN_DOWN = 'What you wrote down may tell:';
const MOST_WRITTEN = 3;
const ASKED_FIELD = pattern()`
  ^(?:
    ${SELLER}|colou?rs?|brands?|makes?|models?|shades?|sizes?|grades?|names?|called|codes?|bought
    |buy|ordered|sold|come|came|many|much|yards?|places?|compan(?:y|ies)|firms?|outfits?|supplied
    |jobs?|originally|initially
  )$
`;

const OF_PERSON = /\b(?:birthday|nationality|surname|address|salary|age|zip|postcode)\b/;

/** What was bought with every word of the question, but for the project and what it asks for. */
async function findWritten({ reading, books, project, isProjectNamed }: Inquiry) {
  if (OF_PERSON.test(reading.words.join(' '))) return [];
  const places = reading.projects.flatMap(({ name }) => toWords(name));
  const asked = reading.words.filter((word) => !stopWords.has(word) && !ASKED_FIELD.test(word));
  const words = asked.filter((word) => !places.includes(word));
  const scope = project && isProjectNamed ? { projectId: project.id } : {};
  const { rows, unmatched } = await findExpensesByWords(books, scope, words);
  const known = new Set(asked.map(stem));
  const telling = rows.filter(
    ({ category, description }) =>
      category !== 'labor' &&
      category !== 'permits' &&
      toWords(description).some((word) => !known.has(stem(word))),
  );
  return words.length > 0 && unmatched.length === 0 && telling.length <= MOST_WRITTEN
    ? telling
    : [];
}

/** What no record has, and what the assistant cannot do. */
export const notKept: Answerer = {
  understands(reading, books) {
    const text = textFor(reading, books);
    if (text !== null && milestoneOrder.understands(reading, books)) return false;
    if (text !== null && asksForKind(reading, books)) return false;
    if (text !== OTHERS) return text !== null;
    const titles = milestonesNamed(reading, books).map(({ title }) => title);
    return !isTitledDeed(reading.words.join(' '), titles);
  },
  async answer(inquiry) {
    const text = textFor(inquiry.reading, inquiry.books) ?? '';
    const written = MAY_TELL.test(text) ? await findWritten(inquiry) : [];
    const rows = written.map((one) => `- ${expensePhrase(one)}`).join('\n');
    return rows === '' ? text : `${text} ${WRITTEN_DOWN}\n\n${rows}`;
  },
};
