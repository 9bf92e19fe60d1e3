import type { Pace } from '../pace.ts';
import { type Reading, readQuestion, type Vocabulary } from '../question/reading.ts';
import { areApart, isOfBoth, sidesIn } from '../question/sides.ts';
import { firstWords } from '../question/words.ts';
import { mergeReadings } from './carry-over.ts';
import { toClauses } from './clauses.ts';
import { combined } from './combination.ts';
import { type AnswerCheck, followUpOf } from './follow-up.ts';
import { withoutPreamble } from './preamble.ts';
import { resolvePronoun } from './pronoun.ts';
import { resolveRecord } from './record-reference.ts';
import { reworded } from './rewording.ts';

/** A question, completed from the messages before it. */
export interface Conversation {
  reading: Reading;
  /** The words of the earlier questions that this one continues; empty if it stands alone. */
  earlier: string;
}

/** What we know before reading a question: the account's words, and what we can answer. */
export type Knowledge = Vocabulary & AnswerCheck;

export type History = readonly { role: 'user' | 'assistant'; content: string }[];

/** Limits on reading: words of the question, earlier questions, and words of each of those. */
const QUESTION_WORDS = 100;
const EARLIER_QUESTIONS = 6;
const EARLIER_WORDS = 40;

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
    const reading = await readQuestion(said, knowledge, { pace, mostWords: EARLIER_WORDS });
    [beforeThat, before] = [before, continueWith(before, reading, knowledge)];
    await pace();
  }
  const said = inKnownWords(question, before, knowledge);
  const reading = await readQuestion(said, knowledge, { pace, mostWords: QUESTION_WORDS });
  const both = combined(beforeThat?.reading, before?.reading, reading);
  if (both) return { reading: both, earlier: '' };
  const own = continueWith(before, reading, knowledge);
  const current =
    before && isClause ? { ...own, reading: inherit(before.reading, own.reading) } : own;
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const resolved = resolvePronoun(current.reading, lastAnswer, knowledge.contractors);
  const whole = resolveRecord(resolved, lastAnswer);
  const sides = await readSides(said, whole, knowledge, pace);
  return { ...current, reading: { ...whole, sides } };
}

/** Each side of a comparison by itself. What stands before both, or is only said once, is for both. */
async function readSides(
  question: string,
  whole: Reading,
  knowledge: Knowledge,
  pace: Pace,
): Promise<Reading['sides']> {
  const texts = sidesIn(question);
  if (!texts) return null;
  const [one, other] = [
    await readQuestion(texts[0], knowledge, { pace, mostWords: EARLIER_WORDS }),
    await readQuestion(texts[1], knowledge, { pace, mostWords: EARLIER_WORDS }),
  ];
  if (!areApart(whole, one, other)) return null;
  const isShared = one.projects.some(({ name }) =>
    name.split(' ').some((word) => isOfBoth(texts, word)),
  );
  const shared = (side: Reading, beside: Reading): Reading => {
    const isOfCategory = side.rest.length === 0 && side.contractors.length === 0;
    const isSameplace = side.projects.length === 0 && (isShared || isOfCategory);
    return {
      ...side,
      period: side.period ?? beside.period,
      paymentMethod: side.paymentMethod ?? beside.paymentMethod,
      ...(isSameplace && { projects: beside.projects }),
    };
  };
  return [shared(one, other), shared(other, one)];
}

function inKnownWords(
  text: string,
  before: Conversation | null,
  { isSocial }: AnswerCheck,
): string {
  const said = withoutPreamble(text, isSocial);
  return before ? reworded(said, before.reading) : said;
}

/** The second question of a message is about the same project, unless it names one. */
function inherit(previous: Reading, next: Reading): Reading {
  // "What share of the porch went to Grace, and what share to Priya?"
  const isOfPerson = next.contractors.length > 0 && previous.contractors.length === 0;
  if (next.projects.length > 0 || next.isAboutAllProjects || isOfPerson) return next;
  const { projects, areProjectsUnclear, isAboutAllProjects } = previous;
  return { ...next, projects, areProjectsUnclear, isAboutAllProjects };
}

/** The history may already end with the question itself, which is not an earlier one. */
function earlierQuestions(
  history: History,
  question: string,
  isSocial: AnswerCheck['isSocial'],
): string[] {
  const last = history.at(-1);
  const isStored = last?.role === 'user' && last.content === question;
  return (isStored ? history.slice(0, -1) : history)
    .filter(({ role }) => role === 'user')
    .slice(-EARLIER_QUESTIONS)
    .flatMap(({ content }) => toClauses(content))
    .filter((text) => !isSocial(firstWords(text, EARLIER_WORDS)))
    .slice(-EARLIER_QUESTIONS);
}

function continueWith(
  before: Conversation | null,
  next: Reading,
  knowledge: Knowledge,
): Conversation {
  if (!before) return { reading: next, earlier: '' };
  const followUp = followUpOf(before.reading, next, knowledge);
  return {
    reading: mergeReadings(before.reading, next, followUp),
    earlier: followUp === 'otherPart' ? wordsOf(before) : '',
  };
}

const wordsOf = ({ reading, earlier }: Conversation) => `${reading.words.join(' ')} ${earlier}`;
