import type { LedgerExpense } from '../ledger.ts';
import { describeQuery } from '../query/describe-query.ts';
import { findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { headNotFound } from '../question/compound-head.ts';
import { hasAny } from '../question/exclusions.ts';
import { hasFilter, hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { singular, stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { countFigure, spentFigure, totalFigure } from '../writing/figures.ts';
import { bold, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askAnywhere, askExpenses } from './ask-expenses.ts';
import { elsewhere } from './elsewhere.ts';
import { expensePhrase, expenseTable } from './expense-rows.ts';
import { isOfKind } from './named-purchase.ts';
import { restInQuotes, searchRest } from './search-rest.ts';
import { thingOnProjects } from './thing-on-projects.ts';
import { expenseQuery } from './to-query.ts';

const SHOWN = 5;
/** So few are shown with the total. */
const FEW = 3;

/** "Was the roof on time?" names a project, and no money. */
const asksOtherwise = ({
  words,
  category,
  contractors,
  paymentMethod,
  bound,
  missing,
  exclusions,
}: Reading) =>
  (category === null || contractors.length > 0) &&
  paymentMethod === null &&
  bound === null &&
  missing === null &&
  !hasAny(exclusions) &&
  /^(?:and |so |but |ok )?(?:is|are|was|were|can|could|will|would|did|does|do|has|have|should|am|when|where|why|who|how(?! (?:much|about|many)\b)|(?:what|which) (?:is in|are in|was in|must|should|will|would|can|could|may|might|needs?|has to|have to|happens?|happened|comes?))\b/.test(
    words.join(' '),
  );

/** "Which of the two cost more?" is about two that nothing names. */
const isOfTwo = ({ words }: Reading) =>
  /\b(?:which|who) of (?:the|these|those|them) ?two\b/.test(words.join(' '));

/** "What was the price?" is about one thing, and nothing says which. */
const isOfNoThing = (reading: Reading): boolean =>
  reading.rest.length === 0 && !hasPart(reading) && BARE_PRICE.test(reading.words.join(' '));
const BARE_PRICE =
  /^(?:(?:and|so|but|then) )?(?:what|how much) (?:is|was|were) (?:the|its|their) (?:price|price tag)$/;

/** "How much did I spend on labor last month?", and anything else that names expenses. */
export const spending: Answerer = {
  understands: (reading) =>
    !isOfNoThing(reading) &&
    ((says(reading, 'spend', 'expense', 'charge') && !isOfTwo(reading)) ||
      (says(reading, 'howMuch') && !says(reading, 'left') && reading.rest.length > 0) ||
      (hasPart(reading) && reading.rest.length === 0 && !asksOtherwise(reading)) ||
      (reading.category !== null && reading.rest.length <= 1 && reading.words.length <= 6)),

  answer: (inquiry) => (inquiry.reading.rest.length > 0 ? mentioned(inquiry) : filtered(inquiry)),
};

async function filtered(inquiry: Inquiry): Promise<string> {
  const query = expenseQuery(inquiry, { measure: 'newest', limit: FEW });
  // "What did we buy on May 3?" looks at the other projects too.
  const isOfThings = says(inquiry.reading, 'expense') && !says(inquiry.reading, 'howMuch', 'spend');
  const ask = isOfThings ? askAnywhere : askExpenses;
  const { scope, what, rows, ...total } = await ask(inquiry, query);
  const more = await elsewhere(inquiry, total);
  if (total.count === 0) {
    return `You have no expenses${what}, so the total is ${spentFigure('0.00', scope)}.${more}`;
  }
  if (total.total.startsWith('-')) {
    const back = { ...total, total: total.total.slice(1) };
    return `You got back ${totalFigure(back, scope)}${what}, more than you spent.${more}`;
  }
  const verb = inquiry.contractor ? 'paid' : 'spent';
  const isShort = !inquiry.contractor || /\bwhat was (?:it|that)\b/.test(textOf(inquiry));
  const few = total.count <= FEW && hasFilter(inquiry.reading) && isShort;
  const list = few ? `\n\n${expenseTable(rows, inquiry.books)}` : '';
  return `You ${verb} ${totalFigure(total, scope)}${what}.${list}${more}`;
}

const textOf = ({ reading }: Inquiry) => reading.words.join(' ');

/** Words that are not a category or a name may be part of a description. */
async function mentioned(inquiry: Inquiry): Promise<string | NotFound> {
  const { books } = inquiry;
  const onSeveral = await thingOnProjects(inquiry);
  if (onSeveral !== null) return onSeveral;
  const asked = expenseQuery(inquiry, { measure: 'newest', limit: SHOWN });
  const { query, search } = await searchRest(inquiry, asked);
  if (search === null) {
    if ((inquiry.reading.category || inquiry.contractor) && !isOfThing(inquiry.reading)) {
      return `I do not know what ${restInQuotes(inquiry)} means. ${await filtered(inquiry)}`;
    }
    return new NotFound(
      `I do not know of any spending on ${restInQuotes(inquiry)}. I found no expenses${describeQuery(query, books)} that mention it, and you have no category, contractor or project with that name.`,
    );
  }
  const leftOut = notFoundIn(inquiry, search);
  // "The appliances, the range, hood, fridge and dishwasher": one of them is not all of it.
  if (leftOut.length >= MOST_LEFT_OUT) {
    return new NotFound(
      `I do not know of any spending on “${plain(leftOut.join(' '))}”. I found only expenses that mention “${plain(search)}”.`,
    );
  }
  const { scope, what, rows, ...total } = await askItself(inquiry, query);
  const [only] = rows;
  const stems = new Set(rows.flatMap((row) => toWords(row.description)).map(stem));
  const isFound = (word: string) => search.includes(word) || stems.has(stem(word));
  const missing = headNotFound(inquiry.reading, isFound);
  if (missing !== null) {
    return new NotFound(
      `I do not know of any spending on “${plain(missing)}”. I found only expenses that mention “${plain(search)}”.`,
    );
  }
  const kind = kindLeftOut(inquiry.reading, search);
  if (kind !== null && !(await isRecorded(kind.lead, inquiry))) {
    const lines = `${expenseTable(rows, books)}`;
    return `I do not know of any spending on “${plain(kind.name)}”. The closest that I found mentions “${plain(search)}” and leaves out “${plain(kind.lead)}”: ${totalFigure(total, scope)}${what}.\n\n${lines}`;
  }
  if (total.count === 1 && only) {
    const project = books.projects.find(({ id }) => id === only.projectId);
    return `You spent ${spentFigure(total.total, scope)} on ${expensePhrase(only).replace(/, \[.*?\]\(.*?\)/, '')} (${bold(project?.name ?? '')}).${notCounted(inquiry, search)}`;
  }
  const apart = notCounted(inquiry, search);
  const list = expenseTable(rows, books);
  const own = apart === '' && total.count <= SHOWN ? itself(inquiry, rows) : null;
  if (own !== null) {
    return `You bought ${expensePhrase(own)}. With the others that mention it, you spent ${totalFigure(total, scope)}${what}:\n\n${list}`;
  }
  const more =
    total.count > SHOWN ? `\n\nThese are the latest of ${countFigure(total.count, scope)}.` : '';
  return `You spent ${totalFigure(total, scope)}${what}:\n\n${list}${more}${apart && `\n\n${apart.trim()}`}`;
}

/** "Solar panels", where only a panel was found: the word before tells what kind it is. */
function kindLeftOut(
  { words, rest }: Reading,
  search: string,
): { lead: string; name: string } | null {
  if (search.includes(' ') || rest.length < 2) return null;
  const at = words.findIndex((word) => rest.includes(word) && singular(word) === search);
  const [lead = '', head = ''] = [words[at - 1], words[at]];
  const isEnd = !rest.includes(words[at + 1] ?? '');
  const isKind = at > 0 && rest.includes(lead) && !search.includes(singular(lead));
  return isKind && isEnd ? { lead, name: `${lead} ${head}` } : null;
}

/** Whether any expense has the word. */
async function isRecorded(word: string, { books, currency }: Inquiry): Promise<boolean> {
  const filters = { search: stem(word), currency };
  return (await findSome({ subject: 'expenses', measure: 'newest', filters }, books)).length > 0;
}

/** "Delfino's truck", "him for the fountain": what they got in all is no answer. */
const isOfThing = ({ question, words, rest }: Reading): boolean => {
  const typed = question.toLowerCase().replace(/[’`]/g, "'");
  return rest.some((word) => {
    const [before = '', lead = ''] = [
      words[words.indexOf(word) - 1],
      words[words.indexOf(word) - 2],
    ];
    const isFor =
      /^(?:for|on|because)$/.test(before) ||
      /^(?:for|on|of) (?:the|his|her|their|a|an)$/.test(`${lead} ${before}`);
    return isFor || typed.includes(`'s ${word}`);
  });
};

/** "What did the heater itself cost?": without the work, if there is some. */
async function askItself(inquiry: Inquiry, query: ExpenseQuery) {
  const all = await askExpenses(inquiry, query);
  const isWork = ({ category }: LedgerExpense) => category === 'labor';
  const areBoth = all.rows.some(isWork) && !all.rows.every(isWork);
  if (!areBoth || !ITSELF.test(textOf(inquiry))) return all;
  return askExpenses(inquiry, {
    ...query,
    exclude: { ...query.exclude, categories: [...(query.exclude?.categories ?? []), 'labor'] },
  });
}
const ITSELF = /\b(?:itself|themselves|alone|on (?:its|their) own|just the)\b/;

/** "How much was the range?": "Gas range, 30 inch", and not the gas line for it; null for none or more. */
function itself({ reading }: Inquiry, rows: readonly LedgerExpense[]): LedgerExpense | null {
  const [thing = '', ...more] = reading.rest;
  if (more.length > 0 || !PRICE_OF_ONE.test(reading.words.join(' ')) || /(?:ing|s)$/.test(thing))
    return null;
  const isGoods = ({ category, kind }: LedgerExpense) =>
    kind === 'expense' && category !== 'labor' && category !== 'permits';
  const [own, ...others] = rows.filter((row) => isGoods(row) && isOfKind(row, reading.rest));
  return own && others.length === 0 ? own : null;
}
const PRICE_OF_ONE =
  /\b(?:how much|what) (?:was|is) (?:the|our|my) (?:\w+ )?\w+(?: again)?$|\b(?:how much|what) did (?:the|our|my) (?:\w+ )?\w+ (?:cost|run)(?: us| me| again)*$|^(?:and|what about|how about) (?:the|our|my) \w+(?: \w+)?$/;

/** Tells the user if we found only some of the words. */
function notCounted(inquiry: Inquiry, search: string): string {
  const others = notFoundIn(inquiry, search);
  return others.length === 0
    ? ''
    : ` This counts expenses that mention “${plain(search)}” and leaves out “${plain(others.join(' '))}”.`;
}

const notFoundIn = ({ reading }: Inquiry, search: string): string[] =>
  reading.rest.filter((word) => !word.startsWith(search) && !search.includes(singular(word)));
const MOST_LEFT_OUT = 3;
