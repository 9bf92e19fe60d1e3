import type { LedgerMilestone } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { Inquiry } from './answerer.ts';
import { isOverdue, milestoneList } from './milestone-text.ts';
import { asksForPunctuality, daysLate, keptDates } from './punctual-milestones.ts';

const MOST_ELSEWHERE = 5;

/** The same of the other projects, if we assumed the open one because none was named. */
export function inOtherProjects({ reading, books, project, isProjectNamed }: Inquiry): string {
  if (!project || isProjectNamed || books.projects.length < 2) return '';
  const isOfPunctuality = says(reading, 'overdue') && asksForPunctuality(reading);
  const isMeant = isOfPunctuality ? () => true : meantBy(reading, books.today);
  const others = books.milestones.filter((one) => one.projectId !== project.id && isMeant(one));
  const isNext = says(reading, 'next') && !reading.period && !says(reading, 'overdue', 'undated');
  const shown = (
    isOfPunctuality ? furthestFirst(keptDates(reading, others, books.today), books.today) : others
  ).slice(0, isNext || (isOfPunctuality && says(reading, 'most')) ? 1 : MOST_ELSEWHERE);
  const place = { books, project: null };
  return shown.length === 0 ? '' : `\n\nIn your other projects:\n\n${milestoneList(shown, place)}`;
}

const furthestFirst = (all: readonly LedgerMilestone[], today: string) =>
  all.toSorted((one, other) => far(other, today) - far(one, today));
const far = (one: LedgerMilestone, today: string) => Math.abs(daysLate(one, today) ?? 0);

export function meantBy(reading: Reading, today: string): (milestone: LedgerMilestone) => boolean {
  const { from = '', to = '9999' } = reading.period ?? {};
  const isDone = says(reading, 'done') && !says(reading, 'open', 'when');
  if (says(reading, 'undated') || reading.missing === 'date') {
    return ({ isCompleted, targetDate }) => !isCompleted && targetDate === null;
  }
  if (says(reading, 'overdue')) return (one) => isOverdue(one, today);
  if (isDone && reading.period) {
    return ({ completedOn }) => completedOn !== null && completedOn >= from && completedOn <= to;
  }
  if (reading.period) return (one) => isWithin(one, from, to);
  if (!says(reading, 'next')) return () => false;
  return (one) => isWithin(one, today, '9999');
}

export const isWithin = ({ isCompleted, targetDate }: LedgerMilestone, from: string, to: string) =>
  !isCompleted && targetDate !== null && targetDate >= from && targetDate <= to;
