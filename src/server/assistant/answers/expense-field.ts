import { pattern } from '../pattern.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { RecordField } from '../query/ledger-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { fieldLines, writeExpenseResult } from '../query/write-result.ts';
import { headNotFound } from '../question/compound-head.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { deeds } from './deeds.ts';
import { onlyWorker } from './only-worker.ts';
import { filtersOf } from './to-query.ts';

const MOST_SHOWN = 6;

const asks: readonly [question: RegExp, field: RecordField][] = [
  [
    pattern()`
      \bhow paid\b|\bpaid how\b
      |\bhow (did|do|was|were|have|had|has|is) .*\b(pay|paid|payment|finance|financed|settle)\b
      |\bhow (was|were) (it|that|this|they|those) paid\b
      |\bhow (?:
        (?:it|that|this|they|those) |(?:the|our|my) (?:\w+ ){1,4}?
      )(?:was|were|is|are|got|had been|has been) (?:paid|settled|financed)\b
      |\b(which|what)(?: is| was)?(?: the)? (card|account|payment method|method|payment type)\b
      |\bpa(y|id) .*\bwith what\b|\bwhat did (i|we) pay .*\bwith\b|\bwhat did (i|we) use to pay\b
      |\b(paid|settled) (how|by what|with what)$
      |\bhow (did|was|were|have|has) .*\b(paying|purchased?|bought)\b
      |\b(payment|pay) (types?|modes?|forms?|methods?|options?)\b
      |\b(modes?|means|forms?|manner|methods?|types?|ways?) of (payment|paying)\b
      |\bwhat did (i|we) use (to|for)\b
    `,
    'paymentMethod',
  ],
  [/\b(receipts?|attached|attachments?)\b/, 'receipt'],
  [
    pattern()`
      \b(which|what) (category|categories|type)\b|\bcategory\b.*\b(is|was|under|in)\b
      |\bwhat .*\b(?:
        filed|booked|listed|recorded|logged|entered|put|down|comes|come|falls|classified
        |categori[sz]ed
      ) under\b
      |\bunder what\b
    `,
    'category',
  ],
  [/\b(which|what) (project|job) (is|was|were|did|does)\b/, 'project'],
  [/\b(who|whom|whose|which contractor|what contractor|which company)\b/, 'contractor'],
  [
    /\b((?:which|what) (?:month|year) (?:did|was|were)|when|what day|which day|what date|on which (?:date|day)|(?:date|day) (?:on which|that|when)|how long ago)\b/,
    'date',
  ],
];

/** "How many files are attached to the boards?" */
const isAttached = ({ words }: Reading) => /\battach/.test(words.join(' '));

/** "Did we use a credit card for the skylights?" */
function asksWhetherBy(reading: Reading): boolean {
  const { words, paymentMethod, rest, category, contractors } = reading;
  // "Paid with a card" may be a credit or a debit card.
  const isByCard = says(reading, 'perMethod') && rest.length > 0;
  return (
    (paymentMethod !== null || isByCard) &&
    (rest.length > 0 || category === 'permits' || contractors.length === 1) &&
    (/^(did|was|were|is|has|have)$/.test(words[0] ?? '') || words.includes('whether'))
  );
}

/** "Is the nail gun under tools or materials?" */
const asksWhetherIn = ({ words, category, otherCategory, rest }: Reading) =>
  (otherCategory !== null ||
    (category !== null && /\b(in|under|as|filed under|part of) \w+$/.test(words.join(' ')))) &&
  rest.length > 0 &&
  /^(is|are|was|were)$/.test(words[0] ?? '');

/** "Were the railings on finance, or did we pay by card?" */
const asksWhichWay = (reading: Reading) =>
  reading.paymentMethod !== null &&
  (reading.otherMethod !== null || says(reading, 'perMethod')) &&
  (reading.rest.length > 0 || isThat(reading)) &&
  reading.words.includes('or') &&
  !says(reading, 'howMuch', 'count', 'compare', 'most', 'least');

const nouns: readonly [noun: string, field: RecordField][] = [
  ['amount|price|cost|how much', 'amount'],
  [
    '(?:date|day) of (?:the )?(?:payment|purchase)|(?:(?:posting|payment|purchase|value|booking|transaction|invoice) )?date|day|when',
    'date',
  ],
  ['(?:payment )?method|payment type|way of paying|how paid|paid how', 'paymentMethod'],
  ['payee|contractor|vendor|supplier|paid to|who', 'contractor'],
  ['category', 'category'],
  ['project', 'project'],
  ['receipt', 'receipt'],
];
const patterns = nouns.map(
  ([noun, field]) => [new RegExp(`\\b(?:${noun})\\b`, 'i'), field] as const,
);
const NOUN = `(?:the |its )?(?:${nouns.map(([noun]) => noun).join('|')})`;
const NOUNS = `${NOUN}(?: ?(?:,|and|&|\\+|/|plus|, and) ?${NOUN})*`;
/** "Tear-off: payee, method, date", "date and method of the tear-off". */
const NOUNS_LAST = new RegExp(`[:;,–-] ?(${NOUNS})[ ,]*(?:please|pls)?[?.! ]*$`, 'i');
const NOUNS_FIRST = new RegExp(
  `^(?:(?:give|show|tell|get) me |what (?:was|were|is|are) |(?:i|we) need )?(${NOUNS})(?: of| for| on) (?:the|my|our) `,
  'i',
);
const LOOKED_AT = 300;

/** The fields that a question lists by their names. An amount alone is a question of what was spent. */
function fieldsListed({ question }: Reading): RecordField[] {
  const text = question.slice(0, LOOKED_AT).replace(/\s+/g, ' ');
  const list = (NOUNS_LAST.exec(text) ?? NOUNS_FIRST.exec(text))?.[1] ?? '';
  const fields = patterns.filter(([noun]) => noun.test(list)).map(([, field]) => field);
  return fields.length === 1 && fields[0] === 'amount' ? [] : fields;
}

/** The field of a record that the question asks for; null for another question. */
export function fieldAsked(reading: Reading): RecordField | null {
  const text = reading.words.join(' ');
  if (asksWhetherBy(reading)) return 'paymentMethod';
  if (asksWhichWay(reading)) return 'paymentMethod';
  if (asksWhetherIn(reading)) return 'category';
  const listed = fieldsListed(reading);
  // An answer has all the others anyway.
  if (listed[0]) return listed.includes('receipt') ? 'receipt' : listed[0];
  const asked = asks.find(([question]) => question.test(text))?.[1];
  // "And for the nail gun?", after a question about a receipt.
  return asked ?? (says(reading, 'receipt') ? 'receipt' : null);
}

/** "What's that 1,265.70?" */
const isThat = ({ words }: Reading) => /\b(that|this|the) \$?\d/.test(words.join(' '));

const BRIEFLY = 4;

const isPast = ({ words }: Reading) =>
  // "Who stairs?"
  (words.length <= BRIEFLY && words[0] === 'who') ||
  (!words.includes('will') &&
    words.some(
      (word) =>
        [
          'did',
          'got',
          'was',
          'were',
          'have',
          'has',
          'had',
          'built',
          'made',
          'laid',
          'hung',
          'put',
        ].includes(word) ||
        (/[a-z]{2}ed$/.test(word) && !notPast.has(word)),
    ));

/** "When are the boards supposed to be in?" is about what comes. */
const notPast = new Set(
  'supposed scheduled planned expected need feed shed seed sled speed indeed'.split(' '),
);

/** What the question says about the expense besides its words. */
const isNarrow = ({ amount, category, period }: Reading) =>
  amount !== null || (category !== null && period === null);

/** "How did we pay for the railings?", "who put in the skylights?", "what did I pay 899 for?" */
export const expenseField: Answerer = {
  isProbe: true,
  understands(reading, books) {
    if (says(reading, 'forecast', 'afford', 'overBudget', 'left', 'rate', 'phone', 'email'))
      return false;
    if (
      reading.amount !== null &&
      reading.bound === null &&
      !says(reading, 'budget', 'limit', 'plan')
    ) {
      return (
        (asksWhichWay(reading) ||
          /\b(which|what|who|whom|where|when|how (?:was|were|did)|find|show|search|look|identify|locate|name|exactly|any|anything|something|was there|is there)\b/.test(
            reading.words.join(' '),
          )) &&
        (says(reading, 'past', 'spend', 'expense', 'list', 'charge', 'who') ||
          isThat(reading) ||
          asksWhichWay(reading) ||
          /\bwhat (?:is|was) (?:that|it|this)\b/.test(reading.words.join(' ')) ||
          /\bone (for|of|at) \$?\d/.test(reading.words.join(' ')))
      );
    }
    const field = fieldAsked(reading);
    if (field === null) return false;
    const isPerMonth = says(reading, 'perMonth');
    const listed = fieldsListed(reading);
    if (listed.length > 1 && reading.rest.length > 0 && !says(reading, 'count')) return true;
    if (isPerMonth || says(reading, 'most', 'least', 'latest', 'earliest')) return false;
    // "The attic permit" is one thing, although it is a category.
    const isPermit = reading.category === 'permits' && reading.missing === null;
    if (isPermit && (field === 'category' || field === 'receipt') && !says(reading, 'count')) {
      return true;
    }
    if (field === 'receipt' && reading.contractors.length === 1 && !says(reading, 'count')) {
      return reading.missing === null;
    }
    if (field === 'receipt')
      return reading.rest.length > 0 && (!says(reading, 'count') || isAttached(reading));
    if (field === 'date') {
      if ((!isPast(reading) && listed.length === 0) || says(reading, 'milestone', 'start'))
        return false;
      // A milestone of that name has its own date.
      const isMilestone =
        !says(reading, 'spend', 'expense') && books.titles.find(reading.rest).length > 0;
      return !isMilestone && (reading.rest.length > 0 || isNarrow(reading));
    }
    if (field === 'contractor') {
      return (
        (isPast(reading) || listed.length > 0) &&
        reading.rest.length > 0 &&
        reading.contractors.length === 0
      );
    }
    if (field === 'project') {
      const isOfThat = /\bproject (is|was) (that|it|this)\b/.test(reading.words.join(' '));
      return reading.rest.length > 0 && (reading.projects.length === 0 || isOfThat);
    }
    return (
      reading.rest.length > 0 ||
      (field === 'paymentMethod' && (isNarrow(reading) || asksWhetherBy(reading)))
    );
  },

  async answer(inquiry) {
    const { reading, books } = inquiry;
    const field = fieldAsked(reading) ?? 'amount';
    const { paymentMethod, categories, ...others } = filtersOf(inquiry);
    const isMethodAsked =
      asksWhetherBy(reading) || asksWhichWay(reading) || paymentMethod === undefined;
    const filters = {
      ...others,
      ...(categories && !asksWhetherIn(reading) && { categories }),
      ...(!isMethodAsked && { paymentMethod }),
      ...exactly(inquiry),
    };
    const query = {
      subject: 'expenses' as const,
      measure: 'newest' as const,
      field,
      filters,
      limit: MOST_SHOWN,
    };
    const anywhere = inquiry.isProjectNamed ? filters : withoutProject(filters);
    const byFilters = () => runExpenseQuery({ ...query, filters: anywhere }, books);
    if (reading.rest.length === 0) {
      const result = await byFilters();
      if (result.count === 0) {
        return new NotFound(`I found no expense of exactly that amount.`);
      }
      return writeExpenseResult(result, books);
    }
    const scope = scopeOf(query);
    const here = await findExpensesByWords(books, scope, reading.rest);
    const isComplete = here.unmatched.length === 0 && here.rows.length > 0;
    const found =
      isComplete || inquiry.isProjectNamed
        ? here
        : await findExpensesByWords(books, scopeOf(query, withoutProject(filters)), reading.rest);
    // "Who poured the driveway?" names the place of the deed.
    const isPlaced = inquiry.isProjectNamed && field === 'contractor';
    const isOnlyDeed = !isPlaced && found.matched.every((word) => deeds.has(word));
    // A list of fields has no verb that tells an expense from a bill of a like name.
    const isOther = fieldsListed(reading).length > 0 && found.unmatched.length > 0;
    const isOtherThing =
      headNotFound(reading, (word) => found.matched.includes(word)) !== null && field === 'date';
    if (isOther || isOtherThing || isOnlyDeed || found.matched.length * 2 < reading.rest.length) {
      // An exact amount tells enough: "I was at the bank, and there is a 748.90 going out".
      const byAmount = reading.amount === null ? null : await byFilters();
      if (byAmount && byAmount.count > 0) return writeExpenseResult(byAmount, books);
      const worker = isPlaced ? await onlyWorker(inquiry, filters) : null;
      if (worker !== null) return worker;
      return new NotFound(notFoundText(inquiry));
    }
    return fieldLines(found.rows.slice(0, MOST_SHOWN), field, books);
  },
};

const exactly = ({ reading: { amount, bound } }: Inquiry) =>
  amount !== null && bound === null ? { min: amount, max: amount } : {};

function withoutProject<T extends { projectId?: number | undefined }>(
  filters: T,
): Omit<T, 'projectId'> {
  const { projectId: _, ...rest } = filters;
  return rest;
}

function notFoundText({ reading }: Inquiry): string {
  return `I do not know: I found no expense that mentions “${reading.rest.join(' ').replace(/[^\p{L}\p{N} ]/gu, '')}”.`;
}
