import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { isGuideWord } from '../guide/guide.ts';
import { type AmountBound, amountWords, takeAmount, takeAmountBound } from './amount.ts';
import type { Period } from './calendar.ts';
import {
  listSingles,
  listWords,
  takeCategory,
  takePaymentMethod,
  takeSpecialty,
} from './categories.ts';
import { type Concept, conceptSingles, conceptWords, findConcepts } from './concepts.ts';
import { namesOneOfMany, takeNamed, wordsOfNames } from './names.ts';
import { numberWords, toCount } from './numbers.ts';
import { periodWords, takePeriod } from './period.ts';
import { repaired } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { toWords, Words } from './words.ts';

/** What a question was understood to say. Parts that it does not mention are null or empty. */
export interface Reading {
  /** As typed. */
  question: string;
  /** In lower case and with slips of the pen mended. */
  words: readonly string[];
  concepts: ReadonlySet<Concept>;
  projects: readonly Project[];
  /** The words fit more than one project, and it is not known which one is meant. */
  areProjectsUnclear: boolean;
  isAboutAllProjects: boolean;
  contractors: readonly Contractor[];
  areContractorsUnclear: boolean;
  specialty: string | null;
  category: string | null;
  /** The second one of a comparison. */
  otherCategory: string | null;
  paymentMethod: string | null;
  period: Period | null;
  otherPeriod: Period | null;
  bound: AmountBound | null;
  amount: string | null;
  howMany: number | null;
  /** The 10 of "10% of my budget". */
  percent: number | null;
  /** Words that nobody knew; perhaps they stand in a description. */
  rest: readonly string[];
}

const timeAndAmountWords = [...periodWords, ...amountWords, ...numberWords];
/** What a slip of the pen may be mended to. */
const vocabulary: readonly string[] = [
  ...conceptWords,
  ...listWords,
  ...timeAndAmountWords,
  ...stopWords,
];
/** Words that mean something by themselves, so that they are no names. */
const everydayWords = new Set([...conceptSingles, ...listSingles, ...timeAndAmountWords]);

const aheadWords = new Set(['due', 'deadline', 'deadlines', 'upcoming', 'scheduled', 'planned']);

const allProjects = [
  'all projects',
  'all my projects',
  'all the projects',
  'all of my projects',
  'all of the projects',
  'all our projects',
  'every project',
  'each project',
  'across projects',
  'across everything',
  'across all',
  'all of them',
  'all four',
  'all three',
  'on everything',
  'on anything',
  'any of my projects',
  'any project',
  'for everything',
  'everything together',
  'everything combined',
  'overall',
  'altogether',
  'in all',
  'combined',
  'projects',
  'whole house',
  'across the board',
].map((phrase) => phrase.split(' '));

export function readQuestion(question: string, books: Books): Reading {
  const { projects, contractors } = books;
  const ownNames = wordsOfNames([
    ...projects.map(({ name }) => name),
    ...contractors.flatMap(({ name, company }) => [name, company]),
  ]);
  const known = new Set([...vocabulary, ...ownNames]);
  const words = new Words(
    toWords(question).map((word) => (isGuideWord(word) ? word : repaired(word, known))),
  );

  const bound = takeAmountBound(words);
  const now = { today: books.today, isAhead: words.list.some((word) => aheadWords.has(word)) };
  const period = takePeriod(words, now);
  const otherPeriod = period && takePeriod(words, now);
  const paymentMethod = takePaymentMethod(words);
  const namedContractors = takeNamed(
    words,
    contractors,
    ({ name, company }) => [name, company],
    everydayWords,
  );
  const namedProjects = takeNamed(words, projects, ({ name }) => [name], everydayWords);
  const specialty = takeSpecialty(words);
  // "Plumber or electrician first?" asks about trades, not about anybody in particular.
  const otherSpecialty = specialty && takeSpecialty(words);
  const category = takeCategory(words);
  const otherCategory = category && takeCategory(words);
  const percent = takePercent(words);
  const howMany = takeHowMany(words);
  const amount = takeAmount(words);
  const { concepts, indexes } = findConcepts(words);
  const all = allProjects.filter((phrase) => words.find(phrase) !== -1);
  for (const phrase of all) words.take(Math.max(0, words.find(phrase)), phrase.length);
  const isAboutAny = namesOneOfMany(
    words,
    projects.map(({ name }) => name),
  );
  if (otherSpecialty || isAboutAny) concepts.add('advice');
  return {
    question,
    words: words.list,
    concepts,
    projects: namedProjects.flat(),
    areProjectsUnclear: namedProjects.some(({ length }) => length > 1),
    isAboutAllProjects: all.length > 0,
    contractors: namedContractors.flat(),
    areContractorsUnclear: namedContractors.some(({ length }) => length > 1),
    specialty,
    category,
    otherCategory,
    paymentMethod,
    period,
    otherPeriod,
    bound,
    amount,
    howMany,
    percent,
    rest: words.list.filter(
      (word, index) =>
        !words.isTaken(index) &&
        !indexes.has(index) &&
        !stopWords.has(word) &&
        !timeAndAmountWords.includes(word),
    ),
  };
}

/** The number in "top 5", "last three expenses". */
function takeHowMany(words: Words): number | null {
  for (const [index, word] of words.list.entries()) {
    if (words.isTaken(index)) continue;
    const count = toCount(word);
    if (count === null || count < 1 || count > 50) continue;
    const before = words.at(index - 1);
    const after = words.at(index + 1);
    const isCounting =
      ['top', 'last', 'latest', 'first', 'biggest', 'largest', 'recent', 'newest'].includes(
        before,
      ) ||
      /^(biggest|largest|latest|most|last|newest|smallest|cheapest|expenses|recent|highest)$/.test(
        after,
      );
    if (!isCounting || (word === 'one' && after !== 'expense')) continue;
    words.take(index);
    return count;
  }
  return null;
}

function takePercent(words: Words): number | null {
  const index = words.list.findIndex(
    (word, at) => /^\d{1,3}$/.test(word) && ['%', 'percent'].includes(words.at(at + 1)),
  );
  if (index === -1) return null;
  words.take(index, 2);
  return Number(words.at(index));
}
