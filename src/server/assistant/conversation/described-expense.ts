import type { Pace } from '../pace.ts';
import type { Concept } from '../question/concepts.ts';
import {
  asksForIt,
  countNamed,
  countShared,
  type Description,
  descriptionIn,
  fits,
  hasTitle,
  isOfField,
  isOfOpen,
  mayHave,
  startsIn,
} from '../question/described.ts';
import { isOfSum, namesParts, ofEachNamed, ofEachOrdinal } from '../question/described-pairs.ts';
import { hasAny } from '../question/exclusions.ts';
import { isHeadOf } from '../question/name-heads.ts';
import { thingForm } from '../question/name-words.ts';
import { isBeforeRefunds, isNetOfRefunds } from '../question/net-of-refunds.ts';
import { type Reading, readQuestion, type Vocabulary } from '../question/reading.ts';
import type { RecordedExpense } from '../question/recorded-expense.ts';
import { isComparison, sidesIn } from '../question/sides.ts';
import { MONTH_NAMES } from '../question/stretch.ts';
import { toWords } from '../question/words.ts';

export interface DescriptionCheck {
  /** The expenses with the most of these starts of words, if they have two or more and a thing. */
  listDescribed(
    starts: readonly string[],
    things?: readonly string[],
  ): Promise<readonly RecordedExpense[]>;
  /** The titles of the bills that are still to be paid. */
  listBillTitles(): Promise<readonly string[]>;
  /** The titles of the milestones with the most of these words. */
  listTitles(words: readonly string[]): readonly string[];
}

interface Context {
  knowledge: Vocabulary & DescriptionCheck;
  how: { pace: Pace; mostWords: number };
  /** Whether it is the first question of a talk. */
  isAlone: boolean;
}

/** The question about expenses that it names by words of their descriptions; null for another. */
export async function readDescribed(reading: Reading, context: Context): Promise<Reading | null> {
  const starts = startsIn(reading.words);
  const isNet = isNetOfRefunds(reading) || isBeforeRefunds(reading);
  if (starts.length < 2 || isNet || hasAny(reading.exclusions)) return null;
  const rows = await context.knowledge.listDescribed(starts);
  if (rows.length === 0) return null;
  const { words } = reading;
  const sides =
    ofEachOrdinal(words) ??
    sidesOfTopic(reading) ??
    withOne(sidesIn(words.join(' '))?.map(toWords));
  return (
    (await readPair(reading, sides ?? [], rows, context)) ??
    (await readNamed(reading, rows, context))
  );
}

/** "The stairs: the treads cost more than the railing, right?": both are of the stairs. */
function sidesOfTopic({ question }: Reading): string[][] | null {
  const [, topic = '', rest = ''] = TOPIC.exec(question) ?? [];
  const sides = rest === '' ? null : sidesIn(rest);
  return sides?.map((side) => toWords(`${topic} ${side}`)) ?? null;
}
const TOPIC = /^([^:?.,]{3,40}): +(.{10,200})$/;

/** "The bill for July" and "the one for June": a bill too. */
function withOne(sides: string[][] | undefined): string[][] | undefined {
  const [first = [], said = []] = sides ?? [];
  const ofMonth = withOtherMonth(first, said);
  if (ofMonth) return [first, ofMonth];
  const end = said.findIndex((_, at) => BY_HOW_MUCH.test(said.slice(at, at + 4).join(' ')));
  const second = end === -1 ? said : said.slice(0, end);
  const at = second.findIndex((word) => OF_OTHER.has(word));
  const isShort = at === 0 || (at > 0 && ONE.test(second.slice(0, at).join(' ')));
  const last = first.findLastIndex((word) => OF_OTHER.has(word));
  if (!isShort || last < 2 || second.length - at > MOST_OTHER) return sides;
  return [first, [...first.slice(0, last), ...second.slice(at)]];
}

/** "The July power bill" and "the one for June", "June's": the June power bill. */
function withOtherMonth(first: readonly string[], said: readonly string[]): string[] | null {
  const at = first.findIndex((word) => MONTH.test(word));
  const [month, ...more] = said.filter((word) => MONTH.test(word));
  const isOnlyMonth = said.every((word) => MONTH.test(word) || OF_MONTH.test(word));
  return at !== -1 && month && more.length === 0 && isOnlyMonth
    ? first.with(at, month.replace(/s$/, ''))
    : null;
}
const MONTH = new RegExp(`^${MONTH_NAMES}s?$`);
const OF_MONTH = /^(?:the|that|one|for|of|from|in|s|bill|month|was|and|by|how|much)$/;
const OF_OTHER = new Set(['for', 'of', 'from', 'in']);
const ONE = /^(?:the|that)(?: one)?$/;
const BY_HOW_MUCH = /^and (?:by )?how (?:much|many)$|^and by how much$|^by how much/;
const MOST_OTHER = 4;

/** One expense, or two that are named together. */
async function readNamed(
  reading: Reading,
  rows: readonly RecordedExpense[],
  context: Context,
): Promise<Reading | null> {
  const pairs = ofEachNamed(reading.words);
  const one = isOfSum(reading.words) ? null : await readOne(reading, rows, context);
  if (one) return one;
  for (const pair of pairs) {
    const both = await readPair(reading, pair, rows, context);
    if (both) return both;
  }
  const isOfParts = namesParts(reading.words) && countNamed(reading.words) === 1;
  return isOfSum(reading.words) && !isOfParts ? readOne(reading, rows, context) : null;
}

/** Both sides of a comparison, if each is one expense. */
async function readPair(
  reading: Reading,
  sides: readonly (readonly string[])[],
  rows: readonly RecordedExpense[],
  { knowledge, how }: Context,
): Promise<Reading | null> {
  const found: RecordedExpense[][] = [];
  let about: Reading | null = null;
  for (const words of sides) {
    const others = rows.filter((row) => !found.some(([only]) => only === row));
    const description =
      descriptionIn({ ...reading, words }, rows) ?? descriptionIn({ ...reading, words }, others);
    if (!description) return null;
    about = await readQuestion(description.about, knowledge, how);
    const fit = fitting(description, about, knowledge);
    if (!isOfField(about, 2) || fit.length === 0) return null;
    found.push(fit);
  }
  const [one, other] = apart(found);
  return about && one && other && one !== other ? ofRows(about, [one, other], reading) : null;
}

/** Those of two sides. "Our side" may be either one until the other side is "the tenant's side". */
function apart(found: readonly (readonly RecordedExpense[])[]): RecordedExpense[] {
  const [first = [], second = []] = found;
  const only = (rows: readonly RecordedExpense[], others: readonly RecordedExpense[]) => {
    const left =
      rows.length === 2 && others.length === 1 ? rows.filter((row) => row !== others[0]) : rows;
    return left.length === 1 ? left : [];
  };
  return [...only(first, second), ...only(second, first)];
}

function ofRows(
  about: Reading,
  described: readonly RecordedExpense[],
  { words }: Reading,
): Reading {
  const isCompared = described.length > 1 && isComparison(words.join(' ')) && !isOfSum(words);
  const concepts = new Set<Concept>([...about.concepts, ...(isCompared ? compared : [])]);
  return { ...about, concepts, described, rest: [] };
}

const compared = ['compare'] as const;

async function readOne(
  reading: Reading,
  rows: readonly RecordedExpense[],
  { knowledge, how, isAlone }: Context,
): Promise<Reading | null> {
  const description = descriptionIn(reading, rows);
  if (!description) return null;
  // "The family room" is the project Family Room Extension, and not the wiring in it.
  if (isOnlyOfProject(reading, description)) return null;
  const about = await readQuestion(description.about, knowledge, how);
  const howMany = countNamed(reading.words);
  if (!isOfField(about, howMany) || !(isAlone || asksForIt(about))) return null;
  const described = fitting(description, about, knowledge);
  if (described.length !== howMany) return null;
  // Who laid the boards may be with an expense for the work.
  const isOfNobody = described.some(({ contractorId }) => contractorId === null);
  if (about.concepts.has('who') && isOfNobody) return null;
  // A milestone of that name has its own date.
  const named = description.rows[0]?.description ?? '';
  const isMilestone = knowledge
    .listTitles(reading.words.filter((word) => countShared(named, [word]) > 0))
    .some((title) => countShared(title, reading.words) >= description.roots.size);
  if (isMilestone && !about.concepts.has('howMuch') && !about.concepts.has('spend')) return null;
  return ofRows(about, described, reading);
}

/** Whether the words are those of a project's name, and not all of any description. */
const isOnlyOfProject = ({ projects, words }: Reading, { roots, whole }: Description): boolean =>
  (whole.length === 0 || words.includes('project')) &&
  projects.some(({ name }) => {
    // The guest bath is the project Guest Bathroom.
    const ofName = toWords(name);
    const own = new Set(ofName.map(thingForm));
    return [...roots].every(
      (root) =>
        countShared(name, [root]) > 0 ||
        own.has(thingForm(root)) ||
        ofName.some((word) => isHeadOf(root, word)),
    );
  });

/** Those of which all else is true, the ones with no other words first. */
function fitting({ rows, whole }: Description, about: Reading, { contractors }: Vocabulary) {
  const all = rows.filter((row) => fits(row, about, contractors));
  const best = all.filter((row) => whole.includes(row));
  return best.length > 0 ? best : all;
}

/** "When is the September payment due?", where a bill is called "September payment". */
export async function readBilled(
  reading: Reading,
  { knowledge, how }: Pick<Context, 'knowledge' | 'how'>,
): Promise<Reading> {
  if (reading.subject !== null || !isOfOpen(reading)) return reading;
  // "What do we owe him on his agreement, the arch counted in?": of all of it.
  if (/\b(?:agreement|contract)\b/.test(reading.words.join(' '))) return reading;
  const starts = startsIn(reading.words);
  const found: string[] = [];
  for (const title of starts.length > 1 ? await knowledge.listBillTitles() : []) {
    await how.pace();
    if (mayHave(title, starts) && hasTitle(reading.words, title)) found.push(title);
  }
  const [title, other] = found;
  if (title === undefined || other !== undefined) return reading;
  const isMilestone = knowledge
    .listTitles(reading.words)
    .some((one) => hasTitle(reading.words, one));
  if (isMilestone) return reading;
  return {
    ...reading,
    ...{ period: null, otherPeriod: null, category: null, specialty: null, projects: [] },
    ...{ contractors: [], areContractorsUnclear: false, areProjectsUnclear: false },
    subject: 'bills',
    rest: toWords(title),
  };
}
