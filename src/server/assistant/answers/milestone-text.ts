import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { daysUntil, formatDay } from '../question/calendar.ts';
import { daysText } from '../writing/figures.ts';
import { pages, timelinePage } from '../writing/links.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';

interface Place {
  books: Books;
  /** Set if all milestones belong to it; then it is not repeated for each one. */
  project: Project | null;
}

export const isOverdue = ({ isCompleted, targetDate }: LedgerMilestone, today: string): boolean =>
  !isCompleted && targetDate !== null && targetDate < today;

/** "**Countertop installed** (Kitchen Remodel), due on Jun 10, 2026, 8 days overdue". */
export function milestonePhrase(milestone: LedgerMilestone, { books, project }: Place): string {
  const { title, projectId } = milestone;
  const own = books.projects.find(({ id }) => id === projectId);
  const where = project || !own ? '' : ` (${plain(own.name)})`;
  return `**${plain(title)}**${where}, ${standing(milestone, books.today)}`;
}

function standing(milestone: LedgerMilestone, today: string): string {
  const { projectId, isCompleted, completedOn, targetDate } = milestone;
  const figure = (text: string) => link(text, timelinePage(projectId));
  if (isCompleted) {
    if (completedOn === null) return 'completed';
    return `completed on ${figure(formatDay(completedOn))}${punctuality(completedOn, targetDate)}`;
  }
  if (targetDate === null) return 'no date';
  const days = daysUntil(today, targetDate);
  const due = `due on ${figure(formatDay(targetDate))}`;
  if (days < 0) return `${due}, ${figure(daysText(-days))} overdue`;
  return days === 0 ? `${due}, today` : `${due}, in ${figure(daysText(days))}`;
}

/** ", 3 days after its date". */
function punctuality(completedOn: string, targetDate: string | null): string {
  if (targetDate === null) return '';
  const days = daysUntil(targetDate, completedOn);
  if (days === 0) return ', on time';
  const gap = days > 0 ? `${daysText(days)} late` : `${daysText(-days)} early`;
  return `, ${gap} (it was due on ${formatDay(targetDate)})`;
}

/** Several milestones as a table; one as a sentence. */
export function milestoneList(milestones: readonly LedgerMilestone[], place: Place): string {
  const { books, project } = place;
  const [only, ...others] = milestones;
  if (only && others.length === 0) return `- ${milestonePhrase(only, place)}`;
  const nameOf = ({ projectId }: LedgerMilestone) =>
    books.projects.find(({ id }) => id === projectId)?.name ?? '';
  return table(
    [{ title: 'Milestone' }, ...(project ? [] : [{ title: 'Project' }]), { title: 'Standing' }],
    milestones,
    (one) => [
      `**${plain(one.title)}**`,
      ...(project ? [] : [plain(nameOf(one))]),
      standing(one, books.today),
    ],
  );
}

/** A timeline shows one project; there is no timeline of all of them. */
export function milestoneCount(
  { project }: Pick<Place, 'project'>,
  count: number,
  adjective = '',
): string {
  return link(
    `${count} ${adjective}${adjective && ' '}${count === 1 ? 'milestone' : 'milestones'}`,
    project ? timelinePage(project.id) : pages.timeline,
  );
}

/** The next open milestone of the same project; null if a completed one has none after it. */
export function whatFollows(milestone: LedgerMilestone, books: Books): string | null {
  const { projectId, targetDate, completedOn, title, isCompleted } = milestone;
  const place = { books, project: null };
  const next = books.milestones.find(
    (one) =>
      one.projectId === projectId &&
      !one.isCompleted &&
      one.targetDate !== null &&
      one.targetDate > (targetDate ?? completedOn ?? ''),
  );
  if (next) return `After ${bold(title)} comes ${milestonePhrase(next, place)}.`;
  return isCompleted
    ? null
    : `Nothing with a date comes after ${milestonePhrase(milestone, place)}.`;
}
