import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { daysUntil } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';
import { daysText } from '../writing/figures.ts';
import { timelinePage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { milestoneList } from './milestone-text.ts';
import { milestonesNamed } from './named-milestone.ts';
import { daysLate } from './punctual-milestones.ts';

const BE =
  '(?:is|are|was|were|do|does|did|will|would|has|have|had|be|come|comes|happen|happens|gets?|got)';
const ORDER = '(?:before or after|before|after|ahead of|earlier than|later than|sooner than)';
const FIRST = '(?:first|earlier|sooner|later|last)';

const BETWEEN =
  /\b(?:how (?:long|many (?:days|weeks)|much time)|days|weeks|gap|time)\b.*\b(?:between (.+?) and|from (?:when )?(.+?) (?:to|until|till)) (?:when )?(.+)$/;
/** "What was further behind its target, the license or the inspection?" */
const LATER_BY = pattern()`
  ^(?:and |so )?(?:which|what)\b.*\b(?:
    further|farther|more|longer|most|furthest|worse
  )\b.*?\b(?:behind|late|past|overdue|delayed|early|ahead)(?: (?:of |from )?(?:its|their|the) (?:own )?(?:target|date|dates|deadline|plan|schedule|day)
  )? (.+?) or (.+)$
`;

const twoSides: readonly RegExp[] = [
  // "How long after the floor is the inspection?"
  new RegExp(
    `^how (?:long|many (?:days|weeks)|soon|much time) (?:before|after) (.+?) ${BE} (?:the |our |my )(.+)$`,
  ),
  // "Does the railing come before the countertop?"
  new RegExp(
    `^(?:and |so )?(?:how (?:long|many (?:days|weeks)|soon|much time) )?${BE} (.+?) ${ORDER} (.+)$`,
  ),
  // "What is due first, the railings or the inspection?"
  new RegExp(`^(?:and |so )?(?:which|what|who)\\b.*?\\b${FIRST} (.+?) or (.+)$`),
  // "Is the stair or the railing first?"
  new RegExp(`^(?:and |so )?${BE} (.+?) or (.+?) (?:\\w+ )?${FIRST}$`),
  // "How many days are between the tiling and the inspection?"
  BETWEEN,
];

const aboutMoney = (reading: Reading) =>
  says(reading, 'spend', 'expense', 'budget', 'howMuch', 'agreement', 'bill', 'rate', 'phone') ||
  /\b(?:bought|buy|ordered)\b/.test(reading.words.join(' '));

/** "Do you paint before or after the floors?" is for the guide. */
const isAdvice = ({ words }: Reading) =>
  !/\b(?:the|our|my)\b/.test(words.join(' ')) ||
  /\b(?:should|ought|usually|normally|generally|typically|better|best|need|people|do you|do i|does one)\b/.test(
    words.join(' '),
  );

/** Those that a side names. */
function namedIn(reading: Reading, books: Books, text: string): readonly LedgerMilestone[] {
  const words = text.split(' ');
  const isHere = (word: string) => words.includes(word);
  const side: Reading = {
    ...{ ...reading, question: '', words, rest: reading.rest.filter(isHere) },
    projects: reading.projects.filter(({ name }) => toWords(name).some(isHere)),
  };
  return milestonesNamed(side, books);
}

/** The only one, or the only one that is open. */
function onlyOne(named: readonly LedgerMilestone[]): LedgerMilestone | null {
  const open = named.filter(({ isCompleted }) => !isCompleted);
  const [one, other] = open.length > 0 ? open : named;
  return one && !other ? one : null;
}

/** "The flooring and the doors": the doors of the project that has the flooring. */
function besides(
  named: readonly LedgerMilestone[],
  other: LedgerMilestone | null,
): LedgerMilestone | null {
  return onlyOne(named) ?? onlyOne(named.filter(({ projectId }) => projectId === other?.projectId));
}

/** Both milestones of a question about two. */
function pairIn(
  reading: Reading,
  books: Books,
): readonly [LedgerMilestone, LedgerMilestone] | null {
  const text = reading.words.join(' ');
  // Two milestones by name are nobody else's.
  const isOfOwn = BETWEEN.test(text) && !/\b(?:should|usually|normally)\b/.test(text);
  if (aboutMoney(reading) || reading.contractors.length > 0) return null;
  if (!isOfOwn && isAdvice(reading)) return null;
  for (const pattern of [LATER_BY, ...twoSides]) {
    const [first, second] = (pattern.exec(text) ?? []).slice(1).filter(Boolean);
    if (first === undefined || second === undefined) continue;
    const [some, others] = [first, second].map((text) => namedIn(reading, books, text));
    if (!some || !others || some.length === 0 || others.length === 0) continue;
    const one = besides(some, onlyOne(others));
    const other = besides(others, one);
    if (one && other && one !== other) return [one, other];
  }
  return null;
}

const dayOf = ({ completedOn, targetDate }: LedgerMilestone) => completedOn ?? targetDate;

/** "Is the wall tile due before the final inspection?", "how long after the floor is the stair?" */
export const milestoneOrder: Answerer = {
  understands: (reading, books) => pairIn(reading, books) !== null,
  answer({ reading, books }) {
    const pair = pairIn(reading, books);
    if (!pair) return '';
    return orderOf(pair, LATER_BY.test(reading.words.join(' ')), books);
  },
};

/** Which of two milestones comes first, or is further behind its date. */
export function orderOf(
  pair: readonly LedgerMilestone[],
  isOfLateness: boolean,
  books: Books,
): string {
  const ordered = pair.toSorted((one, other) =>
    (dayOf(one) ?? '9').localeCompare(dayOf(other) ?? '9'),
  );
  const text = isOfLateness ? furtherBehind(ordered, books.today) : verdict(ordered);
  return `${text}\n\n${milestoneList(ordered, { books, project: null })}`;
}

function furtherBehind(pair: readonly LedgerMilestone[], today: string): string {
  const lateness = pair.map((one) => ({ one, days: daysLate(one, today) ?? Number.NaN }));
  const [first, second] = lateness.toSorted((one, other) => other.days - one.days);
  if (!first || !second || lateness.some(({ days }) => Number.isNaN(days))) {
    return 'I do not know: not both of them have a date.';
  }
  const gap = link(daysText(first.days - second.days), timelinePage(first.one.projectId));
  return first.days === second.days
    ? 'Both are as far from their dates.'
    : `${bold(first.one.title)} is further behind its date by ${gap}.`;
}

function verdict(ordered: readonly LedgerMilestone[]): string {
  const [one, other] = ordered;
  const [first, second] = [one && dayOf(one), other && dayOf(other)];
  if (!one || !other) return '';
  if (!first || !second) return `I do not know: ${bold(other.title)} has no date.`;
  const days = daysUntil(first, second);
  if (days === 0) return `${bold(one.title)} and ${bold(other.title)} are on the same day.`;
  const gap = link(daysText(days), timelinePage(other.projectId));
  return `${bold(one.title)} comes ${gap} before ${bold(other.title)}.`;
}
