import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import { pattern } from '../pattern.ts';
import { describePeriod } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { firstWords } from '../question/words.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { isOverdue, milestonePhrase } from './milestone-text.ts';
import { spokenTitles } from './spoken-title.ts';

const TITLE_WORDS = 24;
const NOUN = '(?:milestone|step|deadline|due date|target date|date|inspection)';
const PLAN = '(?:timeline|schedule|calendar|list of milestones)';
const ORDER = pattern()`
  (
    second to last|second last|next to last|next|upcoming|last|final|latest|first|earliest|second|2nd|third|3rd
    |fourth|4th
  )
`.source;
/** "The last fence milestone", "the first date on the kitchen timeline". */
const IN_ORDER = new RegExp(
  `\\b${ORDER} (?:(?!(?:two|three|four|five|few|days?|weeks?|months?|and|or|the|to|of|was|is|in)\\b)\\w+ ){0,4}?(?:${NOUN}\\b|(?:thing|item|entry|one|event) (?:we have )?(?:on|in) (?:the|our|my) (?:\\w+ ){0,3}?${PLAN}\\b)`,
);
/** "The last date on the driveway timeline" says which timeline, and no title. */
const ON_PLAN = new RegExp(`\\b(?:on|in) (?:the|our|my) (?:\\w+ ){0,3}?${PLAN}\\b`);
const PLACES: Readonly<Record<string, number>> = {
  'next to last': -2,
  'second to last': -2,
  'second last': -2,
  last: -1,
  final: -1,
  latest: -1,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
};

const NOT_LATE =
  /\b(?:not|isn t|isn't|isnt|ain't|aint) (?:\w+ ){0,2}?(?:late|overdue|behind|past due|delayed)\b/;
const LATE = /\b(?:late|overdue|behind|past due|delayed|slipped|missed|early|on time|ahead of)\b/;
const DONE = /\b(?:finished|done|completed?|reached|hit|passed|behind us|ticked off|crossed off)\b/;
const NOT_DONE =
  /\b(?:open|left|unfinished|still|remaining|to come|coming|not (?:\w+ )?(?:done|finished|completed?)|no date|without)\b/;
const MONEY = [
  'spend',
  'expense',
  'budget',
  'howMuch',
  'agreement',
  'bill',
  'charge',
  'receipt',
] as const;
/** A date of something else. */
const OF_OTHER =
  /\b(?:payments?|paid|pay|bills?|invoices?|quotes?|bids?|purchases?|expenses?|receipts?|checks?|deposits?|expir\w+|warrant\w+|licen[cs]es?|insurance|permits? expire)\b/;

/** One of the milestones of a project by its place among them: "the last fence milestone". */
export const milestoneInOrder: Answerer = {
  understands(reading, books) {
    const text = reading.words.join(' ');
    if (books.milestones.length === 0) return false;
    if (!IN_ORDER.test(text) || reading.contractors.length > 0 || reading.subject !== null)
      return false;
    if (says(reading, ...MONEY, 'advice') || OF_OTHER.test(text)) return false;
    if (LATE.test(text) && !NOT_LATE.test(text)) return false;
    // "The next step after the railings".
    if (/\b(?:after|before|until what)\b/.test(text) && reading.period === null) return false;
    // "The final inspection" is a kind of inspection.
    if (orderIn(reading) === 'final' && isOfInspection(reading)) return false;
    // "First dinner" and "Final inspection" are titles.
    if (!ON_PLAN.test(text) && spokenTitles(reading, books).length > 0) return false;
    return reading.rest.length === 0 || ofWords(reading, books.milestones).length > 0;
  },

  answer(asked) {
    const inOpen = asked.books.milestones.filter(
      ({ projectId }) => projectId === asked.project?.id,
    );
    // "The last flooring milestone" is of a category that the open project does not have.
    const isElsewhere = !asked.isProjectNamed && ofWords(asked.reading, inOpen).length === 0;
    const inquiry: Inquiry = isElsewhere ? { ...asked, project: null } : asked;
    const { reading, books, project, isProjectNamed } = inquiry;
    const own = books.milestones.filter(({ projectId }) => !project || projectId === project.id);
    const where = project ? ` for ${bold(project.name)}` : '';
    const found = pick(reading, books, own);
    const when = reading.period ? ` ${describePeriod(reading.period)}` : '';
    const text = found
      ? `The ${nameOf(reading)}${where}${when} is ${milestonePhrase(found, inquiry)}.`
      : `I do not know: there is no ${nameOf(reading)}${where}${when}.`;
    const all = project && !isProjectNamed ? pick(reading, books, books.milestones) : undefined;
    const elsewhere =
      all && all !== found
        ? `\n\nOf all projects, it is ${milestonePhrase(all, { books, project: null })}.`
        : '';
    return `${text}${overdueBefore(inquiry, own)}${elsewhere}`;
  },
};

const orderIn = ({ words }: Reading): string => IN_ORDER.exec(words.join(' '))?.[1] ?? '';
const isNext = (reading: Reading) => /^(?:next|upcoming)$/.test(orderIn(reading));
const isOfInspection = ({ words }: Reading) => /\binspections?\b/.test(words.join(' '));

function nameOf(reading: Reading): string {
  const text = reading.words.join(' ');
  const order = orderIn(reading);
  if (isDoneAsked(reading))
    return `${order} ${isOfInspection(reading) ? 'inspection' : 'one'} completed`;
  const noun = isOfInspection(reading) ? 'inspection' : 'milestone';
  return `${order} ${noun}${NOT_LATE.test(text) ? ' that is not late' : ''}`;
}

/** "What was the last milestone?" is about one that is over. */
function isDoneAsked(reading: Reading): boolean {
  const text = reading.words.join(' ');
  if (NOT_LATE.test(text) || NOT_DONE.test(text) || isNext(reading)) return false;
  return DONE.test(text) || (/\b(?:was|did|had)\b/.test(text) && /^la/.test(orderIn(reading)));
}

function pick(
  reading: Reading,
  { today }: Books,
  own: readonly LedgerMilestone[],
): LedgerMilestone | undefined {
  const text = reading.words.join(' ');
  const isDone = isDoneAsked(reading);
  const isAhead = isNext(reading) || NOT_LATE.test(text);
  const isOpen = isAhead || NOT_DONE.test(text);
  const dayOf = ({ completedOn, targetDate }: LedgerMilestone) =>
    isDone ? completedOn : (completedOn ?? targetDate);
  const { from = '', to = '9999' } = reading.period ?? {};
  const meant = ofWords(reading, own)
    .filter((one) => (isDone ? one.isCompleted : !(isOpen && one.isCompleted)))
    .filter((one) => !isAhead || (one.targetDate ?? '') >= today)
    .filter((one) => (dayOf(one) ?? '') >= (from || '0') && (dayOf(one) ?? '') <= to)
    .toSorted((one, other) => (dayOf(one) ?? '').localeCompare(dayOf(other) ?? ''));
  return meant.at(PLACES[orderIn(reading)] ?? 0);
}

/** Those with the words of the question that no rule knows, and the inspections if it asks for these. */
function ofWords(reading: Reading, all: readonly LedgerMilestone[]): readonly LedgerMilestone[] {
  const asked = reading.rest.filter((word) => !OF_DAY.test(word)).map(titleForm);
  if (isOfInspection(reading) && !asked.includes(titleForm('inspection')))
    asked.push(titleForm('inspection'));
  return asked.length === 0
    ? all
    : all.filter(({ title, category }) => {
        const own = new Set(firstWords(`${title} ${category}`, TITLE_WORDS).map(titleForm));
        return asked.every((word) => own.has(word));
      });
}

/** Every milestone may have one. */
const OF_DAY = /^(?:dated?|dates|scheduled|planned|timeline|schedule|calendar)$/;

/** What is late comes before what is next. */
function overdueBefore(inquiry: Inquiry, own: readonly LedgerMilestone[]): string {
  const { reading, books } = inquiry;
  if (!isNext(reading) || NOT_LATE.test(reading.words.join(' ')) || isOfInspection(reading))
    return '';
  const late = own.filter((one) => isOverdue(one, books.today));
  if (late.length === 0) return '';
  const shown = late.slice(0, SHOWN).map((one) => milestonePhrase(one, inquiry));
  return `\n\nOverdue: ${shown.join('; ')}${late.length > SHOWN ? `; and ${late.length - SHOWN} more` : ''}.`;
}
const SHOWN = 10;
