import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import { describePeriod } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { pages } from '../writing/links.ts';
import { bold, plain } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { asksForDay, closestMilestone } from './closest-milestone.ts';
import { isOverdue, milestoneCount, milestoneList, milestonePhrase } from './milestone-text.ts';
import { inOtherProjects, isWithin, meantBy } from './milestones-elsewhere.ts';
import { asksForPunctuality, punctualMilestones } from './punctual-milestones.ts';
import { asksIfAllIsDone, asksWhenAllWas, ifAllIsDone, wholeFinished } from './whole-finished.ts';

const SHOWN = 10;
/** "What is still open in the laundry room?" */
const OPEN =
  /\b(?:what|which|how many|anything|whatever)\b.*\b(?:open|outstanding|unfinished|undone|still missing)\b/;
const ARE_THERE =
  /^(?:what|which|any|list|show)\b.*\b(?:do we have|are there|have we got|do i have)\b/;
const aboutMoney = (reading: Reading) =>
  says(reading, 'spend', 'expense', 'budget', 'limit', 'afford') ||
  reading.category !== null ||
  reading.amount !== null ||
  reading.bound !== null;

/** "What is next?", "What is overdue?", "What have we finished?", "When is the countertop due?" */
export const milestones: Answerer = {
  understands(reading, books) {
    if (aboutMoney(reading) || reading.contractors.length > 0 || reading.specialty) return false;
    if (says(reading, 'milestone', 'overdue', 'undated') || reading.missing === 'date') return true;
    if (reading.rest.length > 0) {
      return (
        (says(reading, 'when', 'done', 'next') || ARE_THERE.test(reading.words.join(' '))) &&
        books.titles.find(reading.rest).length > 0
      );
    }
    if (OPEN.test(reading.words.join(' ')) && !says(reading, 'bill', 'howMuch')) return true;
    return (
      (says(reading, 'when') && says(reading, 'finish', 'next', 'done')) ||
      (says(reading, 'next') && !says(reading, 'project')) ||
      (says(reading, 'done') &&
        (says(reading, 'list', 'count', 'percent', 'mine', 'project') ||
          reading.period !== null ||
          reading.projects.length > 0))
    );
  },

  answer(inquiry) {
    if (inquiry.reading.rest.length > 0) return particular(inquiry);
    const titled = titledByPlace(inquiry);
    if (titled.length > 0) return titled.map((one) => milestonePhrase(one, inquiry)).join('\n\n');
    const place = isOnlyElsewhere(inquiry) ? { ...inquiry, project: null } : inquiry;
    return `${ofProject(place)}${inOtherProjects(place)}`;
  },
};

/** "Were the counters early or late?", if a project is called "Kitchen and counters". */
function titledByPlace({ reading, books, project }: Inquiry): readonly LedgerMilestone[] {
  const [first] = toWords(project?.name ?? '');
  if (!KEPT_ITS_DATE.test(reading.words.join(' ')) || reading.named.includes(first ?? '')) {
    return [];
  }
  return reading.named.length === 0
    ? []
    : books.titles
        .find(reading.named, ({ projectId }) => projectId === project?.id)
        .slice(0, SHOWN);
}
const KEPT_ITS_DATE =
  /^(?:and |so )?(?:was|were) (?:the|our|my) (?:\w+ ){1,3}(?:early|late|on time)\b/;

/** Whether what is due in a period is due in other projects than the open one, which was not named. */
function isOnlyElsewhere({ reading, books, project, isProjectNamed }: Inquiry): boolean {
  if (!project || isProjectNamed || !reading.period) return false;
  if (says(reading, 'overdue', 'undated', 'done') || reading.missing === 'date') return false;
  const due = books.milestones.filter(meantBy(reading, books.today));
  return due.length > 0 && due.every(({ projectId }) => projectId !== project.id);
}

function ofProject(inquiry: Inquiry): string {
  const { reading, books, project } = inquiry;
  const own = books.milestones.filter(({ projectId }) => !project || projectId === project.id);
  const where = project ? ` for ${bold(project.name)}` : '';
  if (own.length === 0) {
    return `You have no milestones${where || ' yet'}. Add one on the [timeline](${pages.timeline}).`;
  }
  if (says(reading, 'undated') || reading.missing === 'date') return undated(inquiry, own, where);
  if (says(reading, 'overdue')) return overdue(inquiry, own, where);
  const isPastDate = says(reading, 'when') && says(reading, 'past');
  const isDone = says(reading, 'done', 'finish') && (!says(reading, 'when') || isPastDate);
  if (asksIfAllIsDone(reading)) return ifAllIsDone(inquiry, own, where);
  // "Is the laundry room done?"
  if (
    /^(is|are) (the|our|my|all) /.test(reading.words.join(' ')) &&
    says(reading, 'done') &&
    own.some(({ isCompleted }) => !isCompleted)
  ) {
    return all(inquiry, own, where);
  }
  if (isDone && says(reading, isPastDate ? 'past' : 'done') && !says(reading, 'open')) {
    return done(inquiry, own, where);
  }
  if (reading.period) return within(inquiry, own, where);
  // "When is the loft done?"
  const isOfWhole = inquiry.isProjectNamed && says(reading, 'when') && says(reading, 'done');
  if ((says(reading, 'finish') || isOfWhole) && !says(reading, 'next')) {
    return last(inquiry, own, where);
  }
  const isOfAll = /\b(everything|all|each)\b/.test(reading.words.join(' '));
  const isCount =
    says(reading, 'count') && !/\bhow many (days|weeks)\b/.test(reading.words.join(' '));
  if (says(reading, 'next', 'when') && !says(reading, 'list') && !isCount && !isOfAll)
    return next(inquiry, own, where);
  if (says(reading, 'next') && /\bmilestone\b|\bdeadline\b/.test(reading.words.join(' '))) {
    return next(inquiry, own, where);
  }
  return all(inquiry, own, where);
}

function particular({ reading, books, project, isProjectNamed }: Inquiry): string {
  const place = { books, project: null };
  const isHere = ({ projectId }: LedgerMilestone) => !isProjectNamed || projectId === project?.id;
  const isUndated = says(reading, 'undated') || reading.missing === 'date';
  // All of them have the same number of the words.
  const alike = books.titles.find(reading.rest, isHere);
  const isEnough = alike[0] !== undefined && sharesMost(alike[0].title, reading.rest);
  const mentioned = (isEnough ? alike : []).filter(
    ({ isCompleted, targetDate }) => !isUndated || (!isCompleted && targetDate === null),
  );
  const named = mentioned.length > 0 ? ofKind(reading, books, mentioned, isHere) : [];
  const open = named.filter(({ isCompleted }) => !isCompleted);
  // "Which inspections are still ahead of us?"
  const found =
    says(reading, 'next', 'open', 'left', 'due') && !says(reading, 'past') ? open : named;
  if (found.length === 0) {
    const closest = asksForDay(reading) ? closestMilestone(reading, books) : null;
    if (closest && isHere(closest)) return `${milestonePhrase(closest, place)}.`;
    const none = named.length === 0 ? 'no milestone' : 'no open milestone';
    return `I do not know: I found ${none} that mentions “${plain(reading.rest.join(' '))}” on your [timeline](${pages.timeline}).`;
  }
  const [only] = found;
  return found.length === 1 && only
    ? `${milestonePhrase(only, place)}.`
    : `I found these milestones:\n\n${milestoneList(found.slice(0, SHOWN), place)}`;
}

/** "Did next door sign the wall letter?": a milestone with only "wall" is another thing. */
function sharesMost(title: string, rest: readonly string[]): boolean {
  const own = new Set(toWords(title).map(titleForm));
  const asked = [...new Set(rest.map(titleForm))];
  const both = asked.filter((word) => own.has(word));
  // "Were the bolts inspected?" is about no other inspection.
  if (both.length < asked.length && both.every((word) => DEEDS.has(word))) return false;
  const shared = both.length;
  return shared > 1 || shared * 2 >= asked.length;
}

const DEEDS: ReadonlySet<string> = new Set(
  'inspected installed delivered hung painted tiled passed approved finished poured ordered cleaned'
    .split(' ')
    .map(titleForm),
);

/** "Which inspections": the ones of that category too, whatever they are called. */
function ofKind(
  { rest }: Reading,
  { milestones: all }: Books,
  named: readonly LedgerMilestone[],
  isHere: (milestone: LedgerMilestone) => boolean,
): readonly LedgerMilestone[] {
  const [only = '', ...others] = rest.map(stem);
  if (others.length > 0) return named;
  return all.filter(
    (one) => named.includes(one) || (isHere(one) && stem(one.category.toLowerCase()) === only),
  );
}

function undated(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const open = own.filter(({ isCompleted, targetDate }) => !isCompleted && targetDate === null);
  const count = `${milestoneCount(place, open.length, 'undated')}${where}`;
  return open.length === 0
    ? `${count}: every open milestone has a date.`
    : `${count}:\n\n${milestoneList(open.slice(0, SHOWN), place)}`;
}

function overdue(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const { books } = place;
  const late = own.filter((one) => isOverdue(one, books.today));
  // "Was it finished late?" is about the past.
  const past = own.filter(({ isCompleted }) => isCompleted);
  if (asksForPunctuality(place.reading)) return punctualMilestones(place, own, where);
  if (late.length === 0 && says(place.reading, 'past', 'done') && past.length > 0) {
    return `${milestoneCount(place, past.length, 'completed')}${where}:\n\n${milestoneList(past.slice(0, SHOWN), place)}`;
  }
  if (late.length === 0) {
    return `Nothing is overdue: ${milestoneCount(place, 0, 'overdue')}${where}.${upNext(own, place)}`;
  }
  const [longest] = late;
  if (longest && says(place.reading, 'most', 'earliest')) {
    return `The longest overdue${where} is ${milestonePhrase(longest, place)}. ${milestoneCount(place, late.length, 'overdue')} in all.`;
  }
  return `${milestoneCount(place, late.length, 'overdue')}${where}:\n\n${milestoneList(late.slice(0, SHOWN), place)}`;
}

function done(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const { reading } = place;
  const { from = '', to = '9999' } = reading.period ?? {};
  const finished = own.filter(
    ({ isCompleted, completedOn }) =>
      isCompleted && (!reading.period || (completedOn && completedOn >= from && completedOn <= to)),
  );
  const [newest] = finished.toSorted((one, other) =>
    (other.completedOn ?? '').localeCompare(one.completedOn ?? ''),
  );
  if (newest && says(reading, 'latest') && !reading.period) {
    return `The latest one completed${where} is ${milestonePhrase(newest, place)}.`;
  }
  const oldest = finished.toSorted((one, other) =>
    (one.completedOn ?? '9999').localeCompare(other.completedOn ?? '9999'),
  )[0];
  if (oldest && says(reading, 'earliest') && !reading.period) {
    return `The first one completed${where} is ${milestonePhrase(oldest, place)}.`;
  }
  if (newest && asksWhenAllWas(reading) && place.isProjectNamed) {
    return wholeFinished(place, own, newest);
  }
  const when = reading.period ? ` ${describePeriod(reading.period)}` : '';
  if (finished.length === 0) return `${milestoneCount(place, 0)}${where} completed${when}.`;
  const share = reading.period ? '' : ` of ${milestoneCount(place, own.length)}`;
  const percent =
    says(reading, 'percent') && !reading.period
      ? ` (${Math.round((100 * finished.length) / own.length)}%)`
      : '';
  return `${milestoneCount(place, finished.length, 'completed')}${share}${percent}${where}${when}:\n\n${milestoneList(finished.slice(0, SHOWN), place)}`;
}

function within(place: Inquiry, own: readonly LedgerMilestone[], where: string): string {
  const { reading } = place;
  const { from = '', to = '9999' } = reading.period ?? {};
  const due = own.filter((one) => isWithin(one, from, to));
  const when = describePeriod(reading.period ?? {});
  if (due.length === 0)
    return `${milestoneCount(place, 0)}${where} due ${when}.${upNext(own, place)}`;
  return `${milestoneCount(place, due.length, 'open')}${where} due ${when}:\n\n${milestoneList(due.slice(0, SHOWN), place)}`;
}

function last(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const open = own.filter(({ isCompleted }) => !isCompleted);
  const final = open.filter(({ targetDate }) => targetDate !== null).at(-1);
  if (open.length === 0) return `All ${milestoneCount(place, own.length)}${where} are completed.`;
  if (!final)
    return `I do not know: none of the ${milestoneCount(place, open.length, 'open')}${where} has a date.`;
  return `The last dated milestone${where} is ${milestonePhrase(final, place)}. I do not know of any other finish date.`;
}

function next(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const { books } = place;
  const coming = own.find(
    ({ isCompleted, targetDate }) =>
      !isCompleted && targetDate !== null && targetDate >= books.today,
  );
  const late = own.filter((one) => isOverdue(one, books.today));
  const reminder =
    late.length > 0
      ? `\n\nOverdue: ${late
          .slice(0, SHOWN)
          .map((one) => milestonePhrase(one, place))
          .join('; ')}${late.length > SHOWN ? `; and ${late.length - SHOWN} more` : ''}.`
      : '';
  if (!coming) return `No open milestone${where} has a date from today on.${reminder}`;
  return `The next milestone${where} is ${milestonePhrase(coming, place)}.${reminder}`;
}

const upNext = (own: readonly LedgerMilestone[], place: Inquiry) => {
  const coming = own.find(
    ({ isCompleted, targetDate }) =>
      !isCompleted && targetDate !== null && targetDate >= place.books.today,
  );
  return coming ? ` Next up: ${milestonePhrase(coming, place)}.` : '';
};

function all(place: Inquiry, own: LedgerMilestone[], where: string): string {
  const { books, reading } = place;
  const open = own.filter(({ isCompleted }) => !isCompleted);
  const completed = own.length - open.length;
  const late = open.filter((one) => isOverdue(one, books.today)).length;
  const counts = `You have ${milestoneCount(place, own.length)}${where}: ${milestoneCount(place, open.length, 'open')}, of which ${milestoneCount(place, late, 'overdue')}, and ${milestoneCount(place, completed, 'completed')}.`;
  if (open.length === 0 || (says(reading, 'count') && !says(reading, 'list'))) return counts;
  const isAll = says(reading, 'list') && !says(reading, 'open', 'left', 'next', 'due');
  const rest = isAll ? own.filter(({ isCompleted }) => isCompleted) : [];
  return `${counts}\n\n${milestoneList([...open, ...rest].slice(0, SHOWN), place)}`;
}
