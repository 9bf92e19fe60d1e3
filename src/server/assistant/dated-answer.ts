import { detailsOf } from './answer-details.ts';
import { answerMessage } from './answer-message.ts';
import { whatFollows } from './answers/milestone-text.ts';
import type { Books } from './books.ts';
import type { History } from './conversation/conversation.ts';
import {
  dayQuestion,
  daysApartIn,
  isOfLastTwo,
  isOfWaiting,
  isToday,
} from './conversation/days-apart.ts';
import { afterTooIn, milestoneBefore, withoutAfterThat } from './conversation/next-after.ts';
import { weekdayAsked } from './conversation/weekday-asked.ts';
import type { Pace } from './pace.ts';
import type { Reads } from './recorded-ledger.ts';
import {
  distance,
  gapBetween,
  onlyDayIn,
  type ShownDay,
  weekdayOf,
  withWeekdays,
} from './writing/days.ts';
import { timelinePage } from './writing/links.ts';

type Answer = Awaited<ReturnType<typeof answerMessage>>;
interface How {
  pace: Pace;
  reads: Reads;
}

/**
 * Weekdays, days between two records, and days until or since one: from the days of the answers, so
 * that it works for every kind of record that has a day.
 */
export async function datedAnswer(
  sent: string,
  history: History,
  books: Books,
  how: How,
): Promise<Answer> {
  const lastAnswer = lastOf(history);
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const asked = weekdayAsked(sent);
  const talk = history.map((one) =>
    one.role === 'user'
      ? { ...one, content: weekdayAsked(one.content)?.message ?? one.content }
      : one,
  );
  await how.pace();
  const followed = afterLast(sent, lastAnswer, books, how.reads);
  if (followed) return followed;
  const first = afterTooIn(sent);
  if (first !== null) {
    const answer = await datedAnswer(first, history, books, how);
    const next = afterLast('what is after that?', answer.text, books, how.reads);
    if (next) return { ...answer, text: `${answer.text}\n\n${next.text}` };
  }
  const message = withoutAfterThat(asked?.message ?? sent, lastAnswer);
  const isInWeeks = IN_WEEKS.test(message);
  const two = isOfLastTwo(message) ? betweenLastTwo(history, isInWeeks) : null;
  if (two !== null) return { text: two, details: null };
  const answer = await answerMessage(message, talk, books, how);
  const isOfWeekday = asked !== null || (GOES_ON.test(sent) && weekdayAsked(before) !== null);
  if (isOfWeekday) return { ...answer, text: ofWeekday(answer.text, asked?.supposed ?? null) };
  const sides = daysApartIn(message);
  const isKnown = !isInWeeks && (answer.details?.readAs.some((one) => COMPARED.test(one)) ?? false);
  const apart = sides && !isKnown ? await daysApart(sides, message, { talk, books, how }) : null;
  if (apart) return apart;
  if (sides !== null || !COUNTS_DAYS.test(message) || isOfWaiting(message)) return answer;
  const counted = withDistance(answer, isInWeeks, books.today);
  const question = counted === null ? dayQuestion(message) : null;
  if (question === null) return counted ?? answer;
  await how.pace();
  const dated = await answerMessage(question, talk, books, how);
  return (dated.details && withDistance(dated, isInWeeks, books.today)) || answer;
}

/** The answer with how far its one day is from today; null for an answer without one. */
function withDistance(answer: Answer, isInWeeks: boolean, today: string): Answer | null {
  const day = onlyDayIn(answer.text);
  if (day === null) return null;
  if (HAS_DAYS.test(answer.text) && !isInWeeks) return answer;
  return { ...answer, text: `${answer.text}\n\n${distance(day, { today, isInWeeks })}` };
}

/** What comes after the milestone of the last answer. */
function afterLast(sent: string, lastAnswer: string, books: Books, reads: Reads): Answer | null {
  const title = milestoneBefore(sent, lastAnswer);
  const only = books.milestones.find(
    (one) => one.title === title && lastAnswer.includes(timelinePage(one.projectId)),
  );
  const text = only ? whatFollows(only, books) : null;
  if (text === null) return null;
  const reply = { text, isAnswer: true, unexplained: 0, readAs: 'a milestone by its name' };
  return { text, details: detailsOf([reply], reads, books) };
}

function betweenLastTwo(history: History, isInWeeks: boolean): string | null {
  const answers = history.filter(({ role }) => role === 'assistant').slice(-2);
  const [one, other] = answers.map(({ content }) => onlyDayIn(content));
  return one && other ? gapBetween(one, other, isInWeeks) : null;
}

const PAST = /\b(?:payments?|expenses?|purchases?|deposits?|first|last|latest)\b/i;
/** "How many days after the inspection is the next porch milestone?": the one after it. */
const NEXT_ONE =
  /^(?:the|our|my) (?:next|following) (?:[\w'’-]+ ){0,3}(?:milestone|step|one|thing)$/i;
const IT = /^(?:it|that|this|they|those)$/i;
const lastOf = (talk: History): string =>
  talk.findLast(({ role }) => role === 'assistant')?.content ?? '';
const GOES_ON = /^(?:and|what about|how about)\b/i;
const COMPARED = /\bcompar|\bagainst\b|\bwhich of two\b|\btwo times\b|\bwhat is left\b/;
const COUNTS_DAYS =
  /\bhow (?:long|many (?:more )?(?:days|weeks|months)|soon|far) (?:[\w'’]+ ){0,6}?(?:until|till|til|ago|since|been|away|off|out|from (?:now|today)|left|before)\b|^(?:days|weeks) (?:until|till|til|since|left)\b/i;
const HAS_DAYS = /\[\d+ days?\]/;
const IN_WEEKS = /\bweeks?\b(?<!\b(?:this|next|last) week)/i;

function ofWeekday(text: string, supposed: string | null): string {
  const day = onlyDayIn(text);
  const dated = withWeekdays(text);
  if (day === null || supposed === null) return dated;
  const name = weekdayOf(day.day);
  const isWeekend = /^S/.test(name);
  const isSo =
    supposed === 'weekend'
      ? isWeekend
      : /^w(?:ee|or)kday$/.test(supposed)
        ? !isWeekend
        : name.toLowerCase() === supposed;
  return `${isSo ? 'Yes' : 'No'}, that is a ${name}.\n\n${dated}`;
}

/** The time between two records, each of which has one day. */
async function daysApart(
  sides: readonly [string, string],
  message: string,
  { talk, books, how }: { talk: History; books: Books; how: How },
): Promise<Answer | null> {
  const answers: Answer[] = [];
  const days: ShownDay[] = [];
  let sofar = talk;
  for (const side of sides) {
    await how.pace();
    // "How many days after the inspection is it?" means what the talk was about before.
    const told = IT.test(side) ? onlyDayIn(lastOf(talk)) : null;
    if (told) {
      days.push(told);
      continue;
    }
    if (isToday(side)) {
      days.push({ day: books.today, page: '' });
      continue;
    }
    const last = lastOf(sofar);
    const asked = days.length > 0 && NEXT_ONE.test(side) ? 'what is after that?' : null;
    const question = asked ?? `when ${PAST.test(side) ? 'was' : 'is'} ${side}?`;
    const answer =
      afterLast(question, last, books, how.reads) ??
      (await answerMessage(question, sofar, books, how));
    const day = answer.details === null ? null : onlyDayIn(answer.text);
    if (day === null || answers.some(({ text }) => text === answer.text)) return null;
    answers.push(answer);
    days.push(day);
    sofar = [
      ...sofar,
      { role: 'user', content: question },
      { role: 'assistant', content: answer.text },
    ];
  }
  const [one, other] = days;
  const [first] = answers;
  if (!one || !other || !first) return null;
  const texts = [
    gapBetween(one, other, IN_WEEKS.test(message)),
    ...answers.map(({ text }) => text),
  ];
  return { text: [...new Set(texts)].join('\n\n'), details: first.details };
}
