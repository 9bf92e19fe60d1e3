import { hasPart, says } from './answers/answerer.ts';
import { answerers } from './answers/answerers.ts';
import type { Books } from './books.ts';
import { searchGuide } from './guide/guide-search.ts';
import type { Pace } from './pace.ts';
import type { Concept } from './question/concepts.ts';
import { type Reading, readQuestion } from './question/reading.ts';
import { bold } from './writing/markdown.ts';

/** A question as it is meant after what was said before. */
export interface Conversation {
  reading: Reading;
  /** The words of an earlier question that this one goes on with; empty when it stands alone. */
  earlier: string;
}

/** A question has far fewer; what comes after them is not read. */
const QUESTION_WORDS = 100;
/** How far back an answer may reach, and how much is read again of each earlier question. */
const REMEMBERED = 6;
const EARLIER_WORDS = 40;

/** Concepts that ask for another view of what was asked before. */
const views: ReadonlySet<Concept> = new Set([
  'most',
  'least',
  'latest',
  'earliest',
  'count',
  'list',
  'average',
  'percent',
  'category',
  'pricey',
  'perMonth',
  'perMethod',
  'perProject',
  'perContractor',
]);
/** Concepts that do not make a question of their own. */
const connecting: ReadonlySet<Concept> = new Set([
  ...views,
  'followUp',
  'pronoun',
  'mine',
  'past',
  'project',
  'contractor',
  'howMuch',
  'who',
  'when',
]);

export async function readConversation(
  history: readonly { role: 'user' | 'assistant'; content: string }[],
  question: string,
  books: Books,
  pace: Pace,
): Promise<Conversation> {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (asked.at(-1) === question && history.at(-1)?.role === 'user') asked.pop();
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  let before: Conversation | null = null;
  for (const text of asked.slice(-REMEMBERED)) {
    before = goOn(before, await readQuestion(text, books, { pace, mostWords: EARLIER_WORDS }));
    await pace();
  }
  const reading = await readQuestion(question, books, { pace, mostWords: QUESTION_WORDS });
  const current = goOn(before, reading);
  return { ...current, reading: withPerson(current.reading, lastAnswer, books) };

  function goOn(earlier: Conversation | null, next: Reading): Conversation {
    return earlier ? continued(earlier, next, books) : { reading: next, earlier: '' };
  }
}

/** "When did I last pay her?" after an answer that names somebody first. */
function withPerson(reading: Reading, lastAnswer: string, books: Books): Reading {
  const isOpen = reading.contractors.length === 0 && reading.specialty === null;
  if (!isOpen || !reading.words.some((word) => personalPronouns.has(word))) return reading;
  const byName = Map.groupBy(books.contractors, ({ name }) => bold(name));
  const [person] = [...lastAnswer.matchAll(BOLD)].flatMap(([name]) => byName.get(name)?.[0] ?? []);
  return person ? { ...reading, contractors: [person] } : reading;
}

/** As `bold` writes it: stars within are escaped. */
const BOLD = /\*\*(?:\\.|[^*\\])+\*\*/g;

const personalPronouns = new Set([
  'him',
  'her',
  'he',
  'she',
  'his',
  'hers',
  'they',
  'them',
  'their',
]);

function continued(before: Conversation, next: Reading, books: Books): Conversation {
  const previous = before.reading;
  const opens = says(next, 'followUp') && next.words.length <= 8 && startsByGoingOn(next);
  if (next.words.includes('both') && previous.areProjectsUnclear) {
    return { reading: { ...previous, areProjectsUnclear: false }, earlier: '' };
  }
  if (isWholeQuestion(next)) return { reading: next, earlier: '' };
  const hasSubject = [...next.concepts].some((concept) => !connecting.has(concept));
  const isView = [...next.concepts].some((concept) => views.has(concept));
  if (!hasSubject && next.rest.length === 0 && !hasPart(next) && isView && next.words.length <= 8) {
    return { reading: anotherView(previous, next), earlier: '' };
  }
  if (!hasSubject && (hasPart(next) || next.howMany !== null) && next.rest.length === 0) {
    return { reading: newParts(previous, next), earlier: earlierOf(before) };
  }
  if (!hasSubject && opens && next.rest.length > 0 && !searchGuide(next.question)?.isCertain) {
    return {
      reading: { ...newParts(previous, next), rest: next.rest },
      earlier: earlierOf(before),
    };
  }
  const merged = newSubject(previous, next);
  const refersBack = says(next, 'pronoun') || (next.words.includes('the') && isShort(next));
  const isUnderstood = (reading: Reading) =>
    answerers.some((answerer) => answerer.understands(reading, books));
  const isOpen = isShort(next) && says(next, 'count', 'list', 'average', 'percent');
  if ((opens || (refersBack && next.words.length <= 12)) && isUnderstood(merged)) {
    return { reading: merged, earlier: '' };
  }
  if (isOpen && !isUnderstood(next) && isUnderstood(merged))
    return { reading: merged, earlier: '' };
  return { reading: next, earlier: '' };
}

/** "Which contractor got the most money?" names what it wants split, and is about all of it. */
function isWholeQuestion(next: Reading): boolean {
  const refersBack = says(next, 'pronoun') || next.words.includes('one') || startsByGoingOn(next);
  const isSplit = says(next, 'perContractor', 'perProject', 'perMonth', 'perMethod');
  return isSplit && !isShort(next) && !refersBack;
}

const earlierOf = ({ reading, earlier }: Conversation) => `${reading.words.join(' ')} ${earlier}`;
const isShort = ({ words }: Reading) => words.length <= 4;

function startsByGoingOn({ words }: Reading): boolean {
  const [first = '', second = ''] = words;
  return (
    ['and', 'also', 'ok', 'or', 'but', 'only', 'just', 'then', 'same', 'now'].includes(first) ||
    (['what', 'how'].includes(first) && second === 'about')
  );
}

/** "And last month?": the same question about something else. */
function newParts(previous: Reading, next: Reading): Reading {
  const isAnotherThing = hasThing(next);
  const isAnotherProject = next.projects.length > 0 || next.isAboutAllProjects;
  return {
    ...previous,
    question: next.question,
    words: next.words,
    concepts: conceptsOf(previous, next),
    ...(isAnotherThing && {
      category: next.category,
      contractors: next.contractors,
      areContractorsUnclear: next.areContractorsUnclear,
      specialty: next.specialty,
      rest: [],
    }),
    ...(isAnotherProject && projectOf(previous, next)),
    otherCategory: null,
    otherPeriod: null,
    paymentMethod: next.paymentMethod ?? previous.paymentMethod,
    period: next.period ?? previous.period,
    bound: next.bound ?? previous.bound,
    howMany: next.howMany ?? previous.howMany,
  };
}

/** A new view takes the place of the one before. */
function conceptsOf(previous: Reading, next: Reading): Set<Concept> {
  const isView = [...next.concepts].some((concept) => views.has(concept));
  const kept = [...previous.concepts].filter((concept) => !isView || !views.has(concept));
  return new Set([...kept, ...next.concepts]);
}

/** "And the biggest one?": the same things, seen otherwise. */
function anotherView(previous: Reading, next: Reading): Reading {
  const concepts = conceptsOf(previous, next);
  // A sum of something becomes a list of it.
  if (!says(previous, 'milestone', 'overdue', 'contractor', 'who')) concepts.add('expense');
  return { ...newSubject(previous, next), concepts };
}

/** "The master one" after "which project: master or guest?" is one of those two. */
function projectOf(previous: Reading, next: Reading) {
  const offered = previous.areProjectsUnclear
    ? next.projects.filter((project) => previous.projects.includes(project))
    : [];
  const projects = offered.length > 0 ? offered : next.projects;
  return {
    projects,
    isAboutAllProjects: next.isAboutAllProjects,
    areProjectsUnclear: next.areProjectsUnclear && projects.length > 1,
  };
}

const hasThing = ({ category, contractors, specialty, rest }: Reading) =>
  category !== null || contractors.length > 0 || specialty !== null || rest.length > 0;

/** "How much did I pay her?": another question about the same thing. */
function newSubject(previous: Reading, next: Reading): Reading {
  const isSameThing = !hasThing(next);
  const isSameProject = next.projects.length === 0 && !next.isAboutAllProjects;
  return {
    ...next,
    ...(isSameThing && {
      category: previous.category,
      contractors: previous.contractors,
      areContractorsUnclear: previous.areContractorsUnclear,
      specialty: previous.specialty,
      rest: previous.rest,
    }),
    ...(isSameProject && {
      projects: previous.projects,
      areProjectsUnclear: previous.areProjectsUnclear,
      isAboutAllProjects: previous.isAboutAllProjects,
    }),
    paymentMethod: next.paymentMethod ?? previous.paymentMethod,
    period: next.period ?? previous.period,
    bound: next.bound ?? previous.bound,
  };
}
