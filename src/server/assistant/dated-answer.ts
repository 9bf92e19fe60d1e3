import { answerMessage } from './answer-message.ts';
import type { Books } from './books.ts';
import type { History } from './conversation/conversation.ts';
import { daysApartIn, isToday } from './conversation/days-apart.ts';
import { withMilestoneBefore } from './conversation/next-after.ts';
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
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const asked = weekdayAsked(sent);
  const talk = history.map((one) =>
    one.role === 'user'
      ? { ...one, content: weekdayAsked(one.content)?.message ?? one.content }
      : one,
  );
  await how.pace();
  const message = withMilestoneBefore(asked?.message ?? sent, lastAnswer);
  const answer = await answerMessage(message, talk, books, how);
  const isOfWeekday = asked !== null || (GOES_ON.test(sent) && weekdayAsked(before) !== null);
  if (isOfWeekday) return { ...answer, text: ofWeekday(answer.text, asked?.supposed ?? null) };
  const sides = daysApartIn(message);
  const isKnown = answer.details?.readAs.some((one) => COMPARED.test(one)) ?? false;
  const apart = sides && !isKnown ? await daysApart(sides, message, { talk, books, how }) : null;
  if (apart) return apart;
  const day = sides === null && COUNTS_DAYS.test(message) ? onlyDayIn(answer.text) : null;
  const hasCount = HAS_DAYS.test(answer.text) && !IN_WEEKS.test(message);
  if (day === null || hasCount) return answer;
  const away = distance(day, { today: books.today, isInWeeks: IN_WEEKS.test(message) });
  return { ...answer, text: `${answer.text}\n\n${away}` };
}

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
  let history = talk;
  for (const side of sides) {
    await how.pace();
    if (isToday(side)) {
      days.push({ day: books.today, page: '' });
      continue;
    }
    const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const question = `when is ${side}?`;
    const answer = await answerMessage(withMilestoneBefore(question, last), history, books, how);
    const day = answer.details === null ? null : onlyDayIn(answer.text);
    if (day === null) return null;
    answers.push(answer);
    days.push(day);
    history = [
      ...history,
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
