import type { Pace } from '../pace.ts';
import type { Concept } from '../question/concepts.ts';
import { hasFilter, hasPart, hasThing, says } from '../question/mentions.ts';
import { type Reading, readQuestion, type Vocabulary } from '../question/reading.ts';
import type { RecordedExpense } from '../question/recorded-expense.ts';
import { areApart, isOfBoth, sidesIn, withTopic } from '../question/sides.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, toWords } from '../question/words.ts';
import { answersWhatWasTold } from '../writing/told.ts';
import { hasPointer } from './back-reference.ts';
import { mergeReadings, withThing } from './carry-over.ts';
import { toClauses } from './clauses.ts';
import { combined } from './combination.ts';
import { type DescriptionCheck, readBilled, readDescribed } from './described-expense.ts';
import { readDoneToIt } from './done-to-it.ts';
import { type AnswerCheck, followUpOf } from './follow-up.ts';
import { withMonthAhead } from './month-ahead.ts';
import { type NamedExpenses, readNamedSides } from './named-sides.ts';
import { ofPersonBefore } from './of-person-before.ts';
import { withoutPreamble } from './preamble.ts';
import { resolvePronoun } from './pronoun.ts';
import { resolveRecord } from './record-reference.ts';
import { ofRecordTold } from './record-told.ts';
import { reworded } from './rewording.ts';
import { resolveRow } from './row-reference.ts';
import { withTitleBeforeCompany } from './title-before-company.ts';

/** A question, completed from the messages before it. */
export interface Conversation {
  reading: Reading;
  /** The words of the earlier questions that this one continues; empty if it stands alone. */
  earlier: string;
}

/** What we know before reading a question: the account's words, and what we can answer. */
export type Knowledge = Vocabulary & AnswerCheck & DescriptionCheck & NamedExpenses;

export type History = readonly { role: 'user' | 'assistant'; content: string }[];

/** Limits on reading: words of the question, earlier questions, and words of each of those. */
const QUESTION_WORDS = 100;
const EARLIER_QUESTIONS = 6;
const EARLIER_WORDS = 40;
/** "Her" is the last one who was named in these answers. */
const ANSWERS_OF_PERSON = 3;

/** Reads the earlier questions in order, each with the one before as context, then this one. */
export async function readConversation(
  history: History,
  question: string,
  knowledge: Knowledge,
  { pace, isClause = false }: { pace: Pace; isClause?: boolean },
): Promise<Conversation> {
  let before: Conversation | null = null;
  let beforeThat: Conversation | null = null;
  for (const text of earlierQuestions(history, question, knowledge.isSocial)) {
    const said = inKnownWords(text, before, knowledge);
    await pace();
    const reading = withTitleBeforeCompany(
      await readQuestion(said, knowledge, { pace, mostWords: EARLIER_WORDS }),
      knowledge,
    );
    [beforeThat, before] = [before, withPersonOf(before, continueWith(before, reading, knowledge))];
    await pace();
  }
  const said = inKnownWords(question, before, knowledge);
  await pace();
  const reading = withTitleBeforeCompany(
    await readQuestion(said, knowledge, { pace, mostWords: QUESTION_WORDS }),
    knowledge,
  );
  await pace();
  const both = combined(beforeThat?.reading, before?.reading, reading);
  const how = { pace, mostWords: QUESTION_WORDS };
  if (both) {
    const found = await bothDescribed([beforeThat, before], { knowledge, how });
    return { reading: found.length > 1 ? ofRecords(both, found) : both, earlier: '' };
  }
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asked = { question, lastAnswer };
  const told = ofRecordTold(reading, before?.reading, asked, knowledge.contractors);
  if (told) return { reading: told, earlier: '' };
  const described = await readDescribed(reading, { knowledge, how, isAlone: before === null });
  if (described) return { reading: described, earlier: '' };
  const named = await readNamedSides(reading, knowledge);
  if (named) return { reading: named, earlier: '' };
  const done = await readDoneToIt(before?.reading, reading, asked, knowledge);
  if (done) return { reading: done, earlier: '' };
  const billed = await readBilled(reading, { knowledge, how });
  await pace();
  const own = continueWith(before, billed, knowledge);
  const current =
    before && isClause ? { ...own, reading: inherit(before.reading, own.reading) } : own;
  const deed = before ? await deedOf(before.reading, current.reading, knowledge) : [];
  if (deed.length > 0) current.reading = { ...current.reading, rest: deed };
  await pace();
  const answers = history.filter(({ role }) => role === 'assistant').slice(-ANSWERS_OF_PERSON);
  const resolved = inPlaceOf(
    before?.reading,
    resolvePronoun(current.reading, reading, answers, knowledge.contractors),
  );
  const whole =
    resolveRow(resolved, lastAnswer) ??
    resolveRecord(resolved, reading, [answers.at(-2)?.content, lastAnswer]);
  const sides = await readSides(said, whole, knowledge, pace);
  return { ...current, reading: { ...whole, sides } };
}

function ofRecords(both: Reading, described: readonly RecordedExpense[]): Reading {
  const isSum = both.words[0] === 'sum';
  const concepts = new Set([...both.concepts].filter((one) => !isSum || one !== 'compare'));
  return { ...both, concepts, described, rest: [] };
}

/** "The cabinet deposit?" "The balance?" "Together?": the two expenses, if each question names one. */
async function bothDescribed(
  some: readonly (Conversation | null)[],
  { knowledge, how }: { knowledge: Knowledge; how: { pace: Pace; mostWords: number } },
): Promise<RecordedExpense[]> {
  const found: RecordedExpense[] = [];
  for (const one of some) {
    const described = one && (await readDescribed(one.reading, { knowledge, how, isAlone: false }));
    const [only, ...others] = described?.described ?? [];
    if (!only || others.length > 0 || found.includes(only)) return [];
    found.push(only);
  }
  return found;
}

/** "Who built the porch?" "What did she get for it?": for the porch. */
function inPlaceOf(before: Reading | undefined, next: Reading): Reading {
  const isOfDeed =
    before !== undefined &&
    before.projects.length === 1 &&
    before.contractors.length === 0 &&
    says(before, 'who') &&
    next.contractors.length === 1 &&
    !hasPart({ ...next, contractors: [] }) &&
    FOR_IT.test(next.words.join(' '));
  return isOfDeed ? { ...next, projects: before.projects } : next;
}
const FOR_IT = /\b(?:for|on|out of|from) (?:it|that|this)$|\bthere$/;

/** Each side of a comparison by itself. What stands before both, or is only said once, is for both. */
async function readSides(
  question: string,
  whole: Reading,
  knowledge: Knowledge,
  pace: Pace,
): Promise<Reading['sides']> {
  const texts = sidesIn(question);
  if (!texts) return null;
  const [one, other] = withTopic(
    texts,
    await readQuestion(texts[0], knowledge, { pace, mostWords: EARLIER_WORDS }),
    await readQuestion(texts[1], knowledge, { pace, mostWords: EARLIER_WORDS }),
  );
  if (!areApart(whole, one, other)) return null;
  const isShared = one.projects.some(({ name }) =>
    name.split(' ').some((word) => isOfBoth(texts, word)),
  );
  // "Did we pay Omar more for the stairs than for the doors?"
  const isOfOnePerson =
    one.contractors.length === 1 &&
    other.contractors.length === 0 &&
    other.specialty === null &&
    PAID_MORE_FOR.test(texts[0]) &&
    /^(?:for|on) /i.test(texts[1].trim());
  const shared = (side: Reading, beside: Reading): Reading => {
    const isOfCategory = side.rest.length === 0 && side.contractors.length === 0;
    const isSameplace = side.projects.length === 0 && (isShared || isOfCategory);
    return {
      ...side,
      period: side.period ?? beside.period,
      paymentMethod: side.paymentMethod ?? beside.paymentMethod,
      ...(isSameplace && { projects: beside.projects }),
      ...(isOfOnePerson && side === other && { contractors: beside.contractors }),
    };
  };
  return [shared(one, other), shared(other, one)];
}

const PAID_MORE_FOR =
  /^(?=.*\b(?:more|less)\b).*\b(?:pay|paid|paying|give|given|gave|had|get|got|gotten|charge|charged|received)\b.*\b(?:for|on)\b/i;

function inKnownWords(
  text: string,
  before: Conversation | null,
  { isSocial, names }: Knowledge,
): string {
  const said = withoutPreamble(text, isSocial);
  const isPlace = (word: string) => names.places.has(word) && !stopWords.has(word);
  if (!before) return said;
  return reworded(ofPersonBefore(said, before.reading) ?? said, before.reading, isPlace);
}

/** "Who did the framing?" "And what did she charge for it?": for the framing. */
async function deedOf(
  before: Reading,
  { specialty, rest, words, ...next }: Reading,
  { findKnown }: Knowledge,
): Promise<string[]> {
  const text = words.join(' ');
  const isOfDeed =
    before.specialty !== null &&
    before.specialty === specialty &&
    rest.every((word) => before.rest.includes(word)) &&
    says(before, 'who') &&
    OF_DEED.some((one) => next.concepts.has(one)) &&
    words.length <= MOST_DEED_WORDS &&
    (/\b(?:it|that|this)\b/.test(text) || WHAT_PAID.test(text));
  if (!isOfDeed) return [];
  return [...(await findKnown([...before.named, ...before.rest].map(stem)))];
}
const OF_DEED = ['spend', 'howMuch', 'charge', 'expense', 'receipt', 'when'] as const;
const MOST_DEED_WORDS = 10;

/** The second question of a message is about the same project, unless it names one. */
function inherit(previous: Reading, next: Reading): Reading {
  // "What share of the porch went to Grace, and what share to Priya?"
  const isOfPerson = next.contractors.length > 0 && previous.contractors.length === 0;
  if (next.projects.length > 0) return isOnlyOfPlace(next) ? ofSameThing(previous, next) : next;
  // "When is moving day, and what is overdue?": anywhere.
  const isOfAnyTime = says(next, 'overdue', 'next') && says(next, 'milestone', 'overdue');
  if (isOfAnyTime && !hasPointer(next)) return next;
  if (next.isAboutAllProjects || isOfPerson) return next;
  const { projects, areProjectsUnclear, isAboutAllProjects } = previous;
  const own =
    WHAT_PAID.test(next.words.join(' ')) && !hasThing(next) ? withThing(previous, next) : next;
  return { ...own, projects, areProjectsUnclear, isAboutAllProjects };
}

/** "Marcus: how much in the kitchen, and how much in the bathroom?" */
const isOnlyOfPlace = (reading: Reading): boolean =>
  !hasFilter(reading) &&
  reading.rest.length === 0 &&
  reading.subject === null &&
  says(reading, 'howMuch') &&
  [...reading.concepts].every((one) => ofSum.has(one));
const ofSum: ReadonlySet<Concept> = new Set(['howMuch', 'followUp', 'past', 'mine', 'pronoun']);

/** "How much labor did the deck take in July, and how much did the porch?" */
const ofSameThing = (previous: Reading, next: Reading): Reading => ({
  ...withThing(previous, next),
  rest: next.rest,
  period: previous.period,
  paymentMethod: previous.paymentMethod,
});

/** "Who hung the drywall and what did I pay?": for that. */
const WHAT_PAID =
  /^(?:and )?(?:how much|what) (?:did|have|had|was|do) (?:i|we|it|that|you) ?(?:pay|paid|spend|spent|cost|give|gave|pay out|have to pay)?(?: (?:for (?:it|that|them)|him|her|them))?$/;

/** The history may already end with the question itself, which is not an earlier one. */
function earlierQuestions(
  history: History,
  question: string,
  isSocial: AnswerCheck['isSocial'],
): string[] {
  const last = history.at(-1);
  const isStored = last?.role === 'user' && last.content === question;
  const talk = isStored ? history.slice(0, -1) : history;
  return talk
    .filter(({ role }, at) => role === 'user' && !answersWhatWasTold(talk[at + 1]?.content ?? ''))
    .slice(-EARLIER_QUESTIONS)
    .flatMap(({ content }) => toClauses(content))
    .filter((text) => !isSocial(firstWords(text, EARLIER_WORDS)))
    .slice(-EARLIER_QUESTIONS);
}

function continueWith(
  before: Conversation | null,
  said: Reading,
  knowledge: Knowledge,
): Conversation {
  const own = withoutItsPart(said, before?.reading.projects ?? []);
  if (!before) return { reading: own, earlier: '' };
  const next = withMonthAhead(before.reading, own, knowledge.today);
  const followUp = followUpOf(before.reading, next, knowledge);
  return {
    reading: mergeReadings(before.reading, next, followUp),
    earlier: followUp === 'otherPart' ? wordsOf(before) : '',
  };
}

/** "What did the slate roof cost?" "Without the slate?": not the whole project is left out. */
function withoutItsPart(reading: Reading, before: Reading['projects']): Reading {
  const { exclusions, projects, words } = reading;
  const ids = new Set([...before, ...projects].map(({ id }) => id));
  const isOwn =
    exclusions.projects.length > 0 && exclusions.projects.every(({ id }) => ids.has(id));
  if (!isOwn || (projects.length === 0 && before.length !== 1)) return reading;
  const ofName = new Set(exclusions.projects.flatMap(({ name }) => toWords(name)));
  const part = words.filter((word) => ofName.has(word) && !stopWords.has(word));
  const isOfRest = reading.rest.length > 0;
  return {
    ...reading,
    rest: [],
    isAboutAllProjects: false,
    exclusions: {
      ...exclusions,
      projects: [],
      texts: [(isOfRest ? reading.rest : part).join(' ')],
    },
  };
}

/** "Who is our tile setter?" "What have we paid her?" is about the tile setter for what follows. */
function withPersonOf(before: Conversation | null, next: Conversation): Conversation {
  const { contractors, specialty, words } = next.reading;
  const isNamed = contractors.length > 0 || specialty !== null;
  if (!before || isNamed || !words.some((word) => persons.has(word))) return next;
  const { reading } = before;
  const person = { contractors: reading.contractors, specialty: reading.specialty };
  return { ...next, reading: { ...next.reading, ...person } };
}
const persons = new Set(['him', 'her', 'he', 'she', 'his', 'hers']);

const wordsOf = ({ reading, earlier }: Conversation) => `${reading.words.join(' ')} ${earlier}`;
