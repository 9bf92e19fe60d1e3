import type { Pace } from '../pace.ts';
import { type Reading, readQuestion, type Vocabulary } from '../question/reading.ts';
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
  return { ...current, reading: resolveRecord(resolved, lastAnswer) };
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
  if (next.projects.length > 0 || next.isAboutAllProjects || next.contractors.length > 0)
    return next;
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
