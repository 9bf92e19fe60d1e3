import { orderOf } from './answers/milestone-order.ts';
import { type Ask, isUnsure } from './ask-in-talk.ts';
import type { Books } from './books.ts';
import { comparedSubject, recordFigures } from './compared-records.ts';
import {
  allBut,
  lacking,
  type Measure,
  measureIn,
  questionsFor,
  type Shared,
  sharedBy,
} from './conversation/side-question.ts';
import { type TwoSides, twoSidesIn } from './conversation/two-sides.ts';
import type { LedgerMilestone } from './ledger.ts';
import type { Reading } from './question/reading.ts';
import type { Reply } from './reply.ts';
import { isAboutAllOf, isOneExpense, isOneFigure } from './side-answers.ts';
import { thingFigure, thingFigures } from './thing-figures.ts';
import {
  countIn,
  type Figure,
  figureIn,
  gapOf,
  hasAmount,
  judgement,
  writeCompared,
} from './writing/compared.ts';
import { unmarked } from './writing/markdown.ts';

interface Asking {
  ask: Ask;
  /** What a part of a message names. */
  read(text: string): Promise<Reading>;
  books: Books;
}

/**
 * The answer to a comparison from the answers about each of its sides, if `replies` do not compare
 * them: "having the tub reglazed or buying the sink, which set us back more?"
 */
export async function comparedSides(
  message: string,
  replies: readonly Reply[],
  asking: Asking,
): Promise<Reply | null> {
  const inPercent = PERCENT_MORE.test(message);
  const asked = twoSidesIn(inPercent ? message.replace(PERCENT_MORE, 'how much') : message);
  if (!asked) return null;
  const isOfTime = OF_TIME.test(asked.asked);
  if (isOfTime && replies.some((reply) => isSure(reply) && isCompared(reply))) return null;
  const text = isOfTime
    ? await inTime(asked, asking)
    : await inMoney({ ...asked, inPercent }, replies, asking);
  return text === null ? null : { text, isAnswer: true, unexplained: 0, readAs: 'a comparison' };
}

const OF_TIME =
  /\b(?:later|late|earlier|sooner|missed|behind (?:its|their|schedule|the plan)|overdue|slipped|delayed|came first|comes first|happened first|done first|finished first|which (?:was |is )?first)\b/i;
/** "What percent more", "by what percent was it higher". */
const PERCENT_MORE =
  /(?<=\bby )(?:what|how many|which) (?:per ?cent|percentage|%)|\b(?:what|how many|which) (?:per ?cent|percentage|%)(?= (?:more|less|higher|lower|bigger|smaller|larger|greater|cheaper|pricier|dearer|costlier)\b)/i;
const OF_LATENESS = /\b(?:late|missed|behind|overdue|slipped|delayed|over ?ran|past its)\b/i;
/** Kinds of answers that are of both sides. */
const isCompared = ({ readAs, inquiry }: Reply): boolean =>
  (readAs !== null && /\bcompar|\bagainst\b|\bwhich of two\b|\btwo times\b/.test(readAs)) ||
  (inquiry?.reading.described?.length ?? 0) > 1;

async function inMoney(
  asked: TwoSides & { inPercent: boolean },
  replies: readonly Reply[],
  asking: Asking,
): Promise<string | null> {
  const subject = comparedSubject(asked.asked);
  const measure = measureIn(asked.asked);
  if (subject === null && measure === null) return null;
  const things = measure === 'spent' && !subject ? await thingFigures(asked, asking) : null;
  const [one, other] = subject
    ? ((await recordFigures(asked, subject, asking)) ?? [])
    : (things ?? (await figuresOf(asked, measure ?? 'spent', asking)));
  if (!one || !other || one.sign !== other.sign || one.told === other.told) return null;
  if (asked.inPercent) return writeCompared(one, other, asked);
  const known = replies.find(
    (reply) => isSure(reply) && [one, other, gapOf(one, other)].every(hasAmount(reply.text)),
  );
  if (known) return asked.claim ? `${judgement(one, other, asked.claim)} ${known.text}` : null;
  // "The range" is no range hood: what compares two things knows.
  const isKnown = replies.some((reply) => isSure(reply) && isCompared(reply));
  if ([one, other].some((side) => side.of === 'some')) {
    return isKnown ? null : ofThings(asked, asking);
  }
  // A comparison of all expenses with some words is less than one of two expenses.
  const isOfShare = asked.claim !== null && asked.claim.times !== 1;
  const isBetter =
    isOfShare ||
    [one, other].some(({ isRest }) => isRest) ||
    [one, other].every((side) => side.of === 'one');
  return isBetter || !isKnown ? writeCompared(one, other, asked) : null;
}

/** The same comparison in the words of the answerers of comparisons. */
async function ofThings({ sides }: TwoSides, { ask }: Asking): Promise<string | null> {
  const reply = await ask(`how much more did ${sides[0]} cost than ${sides[1]}?`, []);
  return isSure(reply) && isCompared(reply) ? reply.text : null;
}

const isSure = (reply: Reply): boolean => reply.isAnswer && !isUnsure(reply);

async function figuresOf(
  { sides, context, asked }: TwoSides,
  measure: Measure,
  { ask, read, books }: Asking,
): Promise<(Figure | null)[]> {
  const around: Reading[] = [];
  for (const part of context) if (part.trim() !== '') around.push(await read(part));
  const { isAboutAllProjects } = await read(asked);
  const shared = sharedBy(around, isAboutAllProjects);
  const [one, other] = [await read(sides[0]), await read(sides[1])];
  const first = withBeside(lacking(one, shared), one, other);
  const second = withBeside(lacking(other, shared), other, one);
  const figureFor = async (side: string, own: Reading, beside: Reading, mine: Shared) => {
    const all = measure === 'spent' ? allBut(side, beside, mine) : null;
    if (all !== null) {
      const reply = await ask(all, []);
      const found = isSure(reply) ? figureIn(side, reply.text) : null;
      return found && { ...found, isRest: true };
    }
    if (measure === 'spent' && own.projects.length > 1 && / (?:and|plus) /i.test(side)) {
      const reply = await ask(`how much did we spend on ${side} together?`, []);
      const [sum] = SUM_OF_SOME.exec(reply.text) ?? [];
      const found = sum === undefined ? null : figureIn(side, sum);
      return found && { ...found, isRest: true };
    }
    const questions = questionsFor(withoutAll(side), mine, measure);
    const found = await figureOf(side, own, { questions, measure, ask });
    const isLoose = found === null || found.of === 'some';
    const exact = isLoose && measure === 'spent' ? await thingFigure(side, { read, books }) : null;
    return exact ?? found;
  };
  return [
    await figureFor(sides[0], one, other, first),
    await figureFor(sides[1], other, one, second),
  ];
}

/** "Did the porch cost more than the den and the attic together?" */
const SUM_OF_SOME = /^Together that is \[[^\]]+\]\([^)]+\)/;

/** "Everything on the porch" is the porch. */
const withoutAll = (side: string): string =>
  side.replace(/^(?:everything|all) (?:(?:that )?(?:we|i) (?:spent|paid) )?(?:on|for|in|at) /i, '');

/** "Labor or materials on the porch": both are of the porch. */
function withBeside(shared: Shared, own: Reading, beside: Reading): Shared {
  const isOfKind = own.rest.length === 0 && (own.category ?? own.paymentMethod) !== null;
  const isOfPerson = own.contractors.length > 0 && beside.contractors.length > 0;
  if (!isOfKind && !isOfPerson) return shared;
  const { projects, period, isAboutAllProjects } = lacking(own, sharedBy([beside]));
  return {
    ...shared,
    projects: shared.projects.length > 0 ? shared.projects : projects,
    period: shared.period ?? period,
    isAboutAllProjects: shared.isAboutAllProjects || isAboutAllProjects,
  };
}

/** The figure of the first question with a sure answer about all of the side. */
async function figureOf(
  name: string,
  own: Reading,
  { questions, measure, ask }: { questions: readonly string[]; measure: Measure; ask: Ask },
): Promise<Figure | null> {
  for (const question of questions) {
    const reply = await ask(question, []);
    if (!isOneFigure(reply, measure) || !isAboutAllOf(name, own, reply)) continue;
    return measure === 'count'
      ? countIn(name, reply.text)
      : figureIn(name, reply.text, isOneExpense(reply));
  }
  return null;
}

async function inTime(asked: TwoSides, asking: Asking): Promise<string | null> {
  const [one, other] = [
    await milestoneOf(asked.sides[0], asking),
    await milestoneOf(asked.sides[1], asking),
  ];
  if (!one || !other || one === other) return null;
  return orderOf([one, other], OF_LATENESS.test(asked.asked), asking.books);
}

async function milestoneOf(
  side: string,
  { ask, read, books }: Asking,
): Promise<LedgerMilestone | undefined> {
  const own = { ...(await read(side)), projects: [], category: null };
  const thing = side.replace(/\b(?:being|getting|to be|becoming) /gi, '');
  for (const question of [`when was ${thing}`, `when was ${thing} done`]) {
    const reply = await ask(question, []);
    const [first = ''] = reply.text.split('\n');
    const [, title = ''] = /^\*\*(.+?)\*\*/.exec(first) ?? [];
    const named = books.milestones.filter((one) => one.title === unmarked(title));
    const [only, ...more] = named;
    if (only && more.length === 0 && isAboutAllOf(thing, own, reply)) return only;
  }
  return undefined;
}
